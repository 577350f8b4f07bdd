extension Lessons where Step == Transcripts.Step {
  /// The lessons of the app's versions: the five patterns, no pattern, and the combination.
  public static let fiveWrappers = Lessons(
    purposes: [
      "combined": Purpose(
        "Combines four patterns: an adapter in a cache in a retry, behind a facade."),
      "coupled": Purpose("Wraps nothing: the screens call Google and Yelp directly."),
      "adapter": Purpose("Translates the call for a type with a different interface."),
      "bridge": Purpose(
        "Builds each kind of search from small calls that every backend offers.",
        aside: ", one for each of two strips of the map"),
      "facade": Purpose("Gives the client one call that runs several parts in order."),
      "proxy": Purpose(
        "Forwards the same call, or stops it: a cache answers, a guard blocks.",
        aside: ", or stops here"),
      "decorator": Purpose(
        "Always forwards the same call, and adds something: a log, a retry.",
        aside: ", at least once"),
    ],
    opening: .forwarded,
    situations: [.repeatSearch, .beforeSignIn, .lostRequest, .swapAPart],
    signingIn + searching + changing)

  private static let signingIn = [
    Lesson(
      .emptyForm,
      [
        Reason(
          "blocked 0", in: ["coupled", "adapter", "bridge", "proxy", "decorator"],
          because: "The screen finds its two fields empty, so it doesn't try to sign in."),
        Reason(
          "blocked 0", in: ["facade"],
          because: "The facade checks e-mail and password before it calls its first part."),
      ]),
    Lesson(
      .wrongPassword,
      [
        Reason(
          "error 1", in: ["coupled"],
          because:
            "Google rejects the password with an error. The screen ignores that error."),
        Reason(
          "error 1", in: ["adapter"],
          because:
            "Google rejects the password. The adapter translates Google's error into one of ours."
        ),
        Reason(
          "error 1", in: ["bridge"],
          because: "The server rejects the password, and the bridge passes the error on."),
        Reason(
          "error 1", in: ["facade"],
          because: "The sign-in fails, so the facade stops and doesn't search."),
        Reason(
          "error 1", in: ["proxy"],
          because:
            "The proxy asks the server, which rejects the password. After three wrong passwords, the proxy would block the fourth sign-in."
        ),
        Reason(
          "error 1", in: ["decorator"],
          because:
            "The decorator logs the error. It doesn't retry, because a wrong password stays wrong."),
      ]),
    Lesson(
      .signIn,
      [
        Reason(
          "signed in 1", in: ["coupled"], because: "The screen calls Google directly."),
        Reason(
          "signed in 1", in: ["adapter"],
          because: "The adapter calls Google and creates a session from the answer."),
        Reason(
          "signed in 1", in: ["bridge"],
          because: "The bridge creates a session from the token that its backend sends."),
        Reason(
          "signed in 1", in: ["proxy"],
          because: "The password may be right, so the proxy forwards the call."),
        Reason(
          "signed in 1", in: ["decorator"],
          because: "The decorator forwards the sign-in and logs it."),
      ]),
    Lesson(
      .beforeSignIn,
      notices: [
        .init("The proxy is a guard: it blocks the search.", of: "proxy"),
        .init(
          "The bridge and the decorator send the search, and the server rejects it.", of: "bridge",
          "decorator"
        ),
        .init("The facade's one call includes the sign-in.", of: "facade"),
      ],
      [
        Reason(
          "3 cafés 1", in: ["coupled", "adapter"],
          because: "Yelp's search needs no sign-in, only an API key.", accidentOf: "Yelp"),
        Reason(
          "error 1", in: ["bridge", "decorator"],
          because:
            "Nothing here checks for a session. The request goes out, and the server rejects it."
        ),
        Reason(
          "blocked 0", in: ["proxy"],
          because: "The proxy knows that nobody is signed in, so it sends no request."),
      ]),
    Lesson(
      .afterSignOut,
      notices: [
        .init(
          "The proxy blocks the search once the session has ended. The 2 requests are the sign-out and the next sign-in.",
          of: "proxy")
      ],
      [
        Reason(
          "3 cafés 3", in: ["coupled", "adapter"],
          because: "Yelp's search doesn't depend on the session with Google.", accidentOf: "Yelp"),
        Reason(
          "error 3", in: ["bridge", "decorator"],
          because: "The session has ended, but the search is still sent. The server rejects it."),
        Reason(
          "blocked 2", in: ["proxy"],
          because:
            "At sign-out, the proxy closed the session's search, so the new call sends no request."),
      ]),
  ]

  private static let searching = [
    Lesson(
      .search,
      notices: [
        .init("The bridge requests two strips of the map.", of: "bridge"),
        .init("The facade signs in, searches and signs out.", of: "facade"),
      ],
      [
        Reason("3 cafés 1", in: ["coupled"], because: "The screen calls Yelp directly."),
        Reason(
          "3 cafés 1", in: ["adapter"],
          because: "The adapter translates our call into one call that Yelp understands."),
        Reason(
          "3 cafés 2", in: ["bridge"],
          because: "A backend lists the cafés on one strip of the map. This place needs two strips."
        ),
        Reason(
          "3 cafés 3", in: ["facade"],
          because: "One call runs the sign-in, the search and the sign-out."),
        Reason(
          "3 cafés 1", in: ["proxy"],
          because: "This is the first search, so the proxy's cache is still empty."),
        Reason(
          "3 cafés 1", in: ["decorator"],
          because: "The decorator forwards the unchanged call and logs it."
        ),
      ]),
    Lesson(
      .repeatSearch,
      notices: [
        .init(
          "The proxy answers the second search from its cache, so no request goes out.", of: "proxy"
        )
      ],
      [
        Reason(
          "3 cafés 1", in: ["coupled"],
          because: "The screen keeps no answers between two searches."),
        Reason(
          "3 cafés 1", in: ["adapter"],
          because: "An adapter only translates. It has no cache, so it calls Yelp again."),
        Reason(
          "3 cafés 2", in: ["bridge"],
          because: "The bridge has no cache, so it requests both strips again."),
        Reason(
          "3 cafés 3", in: ["facade"],
          because: "Each call of the facade runs all its parts again."),
        Reason(
          "3 cafés 0", in: ["proxy"],
          because: "The proxy kept the first answer in its cache and returns it without a request."),
        Reason(
          "3 cafés 1", in: ["decorator"],
          because: "A decorator always calls its inner object. It calls again, and logs again."),
      ]),
    Lesson(
      .nextPage,
      notices: [
        .init(
          "The facade has no call for the next page, so the client can't get that page.",
          of: "facade")
      ],
      [
        Reason(
          "2 cafés 1", in: ["coupled", "adapter"],
          because: "One café on Yelp's page has no place on the map, so it can't be shown.",
          accidentOf: "Yelp"),
        Reason(
          "3 cafés 2", in: ["bridge"],
          because: "The bridge fetches both strips again and picks the second page's cafés."),
        Reason(
          "3 cafés 1", in: ["proxy"],
          because: "The next page is a different query, so it isn't in the cache."),
        Reason(
          "3 cafés 1", in: ["decorator"],
          because: "The decorator forwards the unchanged call and logs it."
        ),
      ]),
    Lesson(
      .bestRated,
      notices: [
        .init("The bridge ranks all cafés nearby, then picks the first three.", of: "bridge"),
        .init("The decorator can only reorder its page.", of: "decorator"),
      ],
      [
        Reason(
          "3 cafés 2", in: ["bridge"],
          because: "This kind of search ranks all cafés nearby before it picks the first three."),
        Reason(
          "3 cafés 1", in: ["decorator"],
          because: "An additional decorator sorts the three cafés of the page."),
      ]),
    Lesson(
      .lostRequest,
      notices: [
        .init("The decorator retries the lost request.", of: "decorator")
      ],
      [
        Reason(
          "error 1", in: ["coupled"],
          because: "The screen shows Yelp's own error."),
        Reason(
          "error 1", in: ["adapter"],
          because: "An adapter doesn't retry. It translates Yelp's error into one of ours."),
        Reason(
          "error 1", in: ["bridge"],
          because:
            "The request for the first strip fails, so the bridge doesn't request the second."),
        Reason(
          "error 3", in: ["facade"],
          because: "The search fails. The facade reports which part failed, and still signs out."),
        Reason(
          "error 1", in: ["proxy"],
          because:
            "This place isn't in the cache, so the proxy sends the request. It doesn't retry."),
        Reason(
          "3 cafés 2", in: ["decorator"],
          because: "The first request is lost. The decorator sends the same call again."),
      ]),
  ]

  private static let changing = [
    Lesson(
      .swapAPart,
      notices: [
        .init("Adapter: the user signs in with Facebook instead of Google.", of: "adapter"),
        .init("Bridge: each of 3 kinds of search works with each of 2 backends.", of: "bridge"),
        .init("Facade: the client calls one part directly.", of: "facade"),
        .init(
          "Proxy, decorator: the layers change their order, and the result stays the same.",
          of: "proxy", "decorator"),
      ],
      [
        Reason(
          "rewritten 1", in: ["coupled"],
          because: "The screen's code names Google, so Facebook needs a new screen."),
        Reason(
          "signed in 1", in: ["adapter"],
          because: "A second adapter makes Facebook look like the sign-in that the screen knows."),
        Reason(
          "all 6 pairs 6", in: ["bridge"],
          because:
            "Every kind of search works with every backend, so 5 types make 3 x 2 pairs. The bundled backend sends no requests."
        ),
        Reason(
          "part used directly 3", in: ["facade"],
          because:
            "The facade has no call for suggestions, but the client can still call a part directly."
        ),
        Reason(
          "3 cafés 2", in: ["proxy"],
          because:
            "The order of the proxies changed, but the user sees no difference. One request signs in, one searches, and the cache answers the second search."
        ),
        Reason(
          "3 cafés 2", in: ["decorator"],
          because:
            "The decorators are in the opposite order. A request is lost and retried, and now each attempt is logged."
        ),
      ]),
    Lesson(
      .forwarded,
      notices: [
        .init("The proxy and the decorator forward the same call.", of: "proxy", "decorator"),
        .init(
          "The proxy created the object that it wraps. The decorator received its object from the program.",
          of: "proxy",
          "decorator"),
      ],
      [
        Reason(
          "translated 1", in: ["adapter"],
          because: "Our call becomes one call of a different interface."),
        Reason(
          "fan-out 2", in: ["bridge"],
          because: "One search becomes a small call for each strip of the map."),
        Reason(
          "sequence 3", in: ["facade"],
          because: "One call becomes calls to different parts, in a fixed order."),
        Reason(
          "forwarded to an object the wrapper created 1", in: ["proxy"],
          because: "The call stays the same. The proxy creates its subject on first use."
        ),
        Reason(
          "forwarded 1", in: ["decorator"],
          because: "The call stays the same. The program created the inner object and passed it in."
        ),
      ]),
  ]
}
