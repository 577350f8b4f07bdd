extension Lessons where Step == Transcripts.Step {
  /// What the five versions of the app show, and the version without a pattern.
  public static let fiveWrappers = Lessons(
    purposes: [
      "combined": Purpose(
        "Puts four patterns together: an adapter in a cache in a retry, behind a facade."),
      "coupled": Purpose("Wraps nothing: the screens call Google and Yelp themselves."),
      "adapter": Purpose("Translates the call into one that somebody else's type understands."),
      "bridge": Purpose(
        "Builds each kind of search from small calls that any backend offers.",
        aside: ", one for each of two strips of the map"),
      "facade": Purpose("Gives the client one call that runs several parts in order."),
      "proxy": Purpose(
        "Passes the same call on or stops it: a cache answers, a guard blocks.",
        aside: ", or stops here"),
      "decorator": Purpose(
        "Always passes the same call on, and adds something: a log, a retry.",
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
          because: "The screen checks its two fields first, so nobody else is asked."),
        Reason(
          "blocked 0", in: ["facade"],
          because: "The facade checks e-mail and password before it asks its first part."),
      ]),
    Lesson(
      .wrongPassword,
      [
        Reason(
          "error 1", in: ["coupled"],
          because:
            "Google refuses the password and says why. The screen ignores that error."),
        Reason(
          "error 1", in: ["adapter"],
          because:
            "Google refuses the password. The adapter translates that into one of our errors."
        ),
        Reason(
          "error 1", in: ["bridge"],
          because: "The server refuses the password, and the bridge passes the error on."),
        Reason(
          "error 1", in: ["facade"],
          because: "The sign-in fails, so the facade stops there and doesn't search."),
        Reason(
          "error 1", in: ["proxy"],
          because:
            "The proxy asks the server, which refuses. After three wrong passwords, it would block the fourth sign-in."
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
          "signed in 1", in: ["coupled"], because: "The screen calls Google itself."),
        Reason(
          "signed in 1", in: ["adapter"],
          because: "The adapter calls Google and makes a session from its answer."),
        Reason(
          "signed in 1", in: ["bridge"],
          because: "The bridge asks its backend for a token and makes a session from it."),
        Reason(
          "signed in 1", in: ["proxy"],
          because: "The password may be right, so the proxy has to ask."),
        Reason(
          "signed in 1", in: ["decorator"], because: "The sign-in goes through, and is logged."),
      ]),
    Lesson(
      .beforeSignIn,
      notices: [
        .init("The proxy guards: it blocks the search itself.", of: "proxy"),
        .init(
          "The bridge and the decorator send it, and the server refuses.", of: "bridge", "decorator"
        ),
        .init("The facade's one call signs in by itself.", of: "facade"),
      ],
      [
        Reason(
          "3 cafés 1", in: ["coupled", "adapter"],
          because: "Yelp's search needs no sign-in, only an API key.", accidentOf: "Yelp"),
        Reason(
          "error 1", in: ["bridge", "decorator"],
          because:
            "Nothing here checks for a session. The request goes out, and the server refuses."
        ),
        Reason(
          "blocked 0", in: ["proxy"],
          because: "The proxy knows that nobody is signed in, and doesn't ask the server."),
      ]),
    Lesson(
      .afterSignOut,
      notices: [
        .init(
          "The proxy blocks the search as soon as the session ends. Its 2 requests sign out and in.",
          of: "proxy")
      ],
      [
        Reason(
          "3 cafés 3", in: ["coupled", "adapter"],
          because: "Yelp's search doesn't care about the session with Google.", accidentOf: "Yelp"),
        Reason(
          "error 3", in: ["bridge", "decorator"],
          because: "The session is gone, but the search is sent all the same. The server refuses."),
        Reason(
          "blocked 2", in: ["proxy"],
          because: "The proxy dropped its search with the session, so no request goes out for it."),
      ]),
  ]

  private static let searching = [
    Lesson(
      .search,
      notices: [
        .init("The bridge asks for two strips of the map.", of: "bridge"),
        .init("The facade signs in, searches and signs out.", of: "facade"),
      ],
      [
        Reason("3 cafés 1", in: ["coupled"], because: "The screen calls Yelp itself."),
        Reason(
          "3 cafés 1", in: ["adapter"],
          because: "One call of ours is one call of Yelp's, in Yelp's words."),
        Reason(
          "3 cafés 2", in: ["bridge"],
          because: "A backend only lists the cafés on one strip of the map. This place needs two."),
        Reason(
          "3 cafés 3", in: ["facade"],
          because: "One call runs the sign-in, the search and the sign-out."),
        Reason(
          "3 cafés 1", in: ["proxy"],
          because: "It is the first search, so the proxy has nothing in its cache yet."),
        Reason(
          "3 cafés 1", in: ["decorator"], because: "The call goes through unchanged, and is logged."
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
          because: "The screen remembers nothing between two searches."),
        Reason(
          "3 cafés 1", in: ["adapter"],
          because: "An adapter only translates. It remembers nothing, so Yelp is asked again."),
        Reason(
          "3 cafés 2", in: ["bridge"],
          because: "A bridge only builds the search from strips. It asks for both strips again."),
        Reason(
          "3 cafés 3", in: ["facade"],
          because: "Each call of the facade runs all its parts again."),
        Reason(
          "3 cafés 0", in: ["proxy"],
          because: "The proxy kept the first answer and gives it again, without asking."),
        Reason(
          "3 cafés 1", in: ["decorator"],
          because: "A decorator always asks its inner object. Here it asks again, and logs again."),
      ]),
    Lesson(
      .nextPage,
      notices: [
        .init(
          "The facade has no call for a next page. You can't ask a facade for what it hides.",
          of: "facade")
      ],
      [
        Reason(
          "2 cafés 1", in: ["coupled", "adapter"],
          because: "One café on Yelp's page has no place on the map, so it can't be shown.",
          accidentOf: "Yelp"),
        Reason(
          "3 cafés 2", in: ["bridge"],
          because: "The bridge fetches both strips again and cuts the second page from them."),
        Reason(
          "3 cafés 1", in: ["proxy"],
          because: "The next page is a different query, so it isn't in the cache."),
        Reason(
          "3 cafés 1", in: ["decorator"], because: "The call goes through unchanged, and is logged."
        ),
      ]),
    Lesson(
      .bestRated,
      notices: [
        .init("The bridge ranks all cafés nearby, then cuts the page.", of: "bridge"),
        .init("The decorator can only reorder the page that it gets.", of: "decorator"),
      ],
      [
        Reason(
          "3 cafés 2", in: ["bridge"],
          because: "This kind of search ranks all cafés nearby before it cuts the page."),
        Reason(
          "3 cafés 1", in: ["decorator"],
          because: "One more decorator sorts the three cafés of the page that it gets."),
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
          because: "The first strip fails, so the bridge doesn't ask for the second."),
        Reason(
          "error 3", in: ["facade"],
          because: "The search fails. The facade says which part failed, and still signs out."),
        Reason(
          "error 1", in: ["proxy"],
          because: "This place isn't in the cache, so the proxy has to ask, and it asks once."),
        Reason(
          "3 cafés 2", in: ["decorator"],
          because: "The first request is lost. The decorator sends the same call again."),
      ]),
  ]

  private static let changing = [
    Lesson(
      .swapAPart,
      notices: [
        .init("Adapter: Facebook, not Google, signs the user in.", of: "adapter"),
        .init("Bridge: searches nearby, by rating or by name, each over 2 backends.", of: "bridge"),
        .init("Facade: the client calls one part directly.", of: "facade"),
        .init(
          "Proxy, decorator: layers in another order, same result.", of: "proxy", "decorator"),
      ],
      [
        Reason(
          "rewritten 1", in: ["coupled"],
          because: "The screen knows Google by name, so Facebook needs a new screen."),
        Reason(
          "signed in 1", in: ["adapter"],
          because: "A second adapter makes Facebook look like the sign-in that the screen knows."),
        Reason(
          "all 6 pairs 6", in: ["bridge"],
          because:
            "Any search works with any backend, so 5 types make 3 x 2 pairs. The bundled backend sends no requests."
        ),
        Reason(
          "part used directly 3", in: ["facade"],
          because: "The facade can't do this, but its parts stay open: the client calls one itself."
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
        .init("The proxy and the decorator forward the very same call.", of: "proxy", "decorator"),
        .init(
          "The proxy created the object behind it; the decorator was given one.", of: "proxy",
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
          because: "One call becomes calls of different parts, in a fixed order."),
        Reason(
          "forwarded to an object the wrapper created 1", in: ["proxy"],
          because: "The call stays the same. The proxy creates its subject when it is first needed."
        ),
        Reason(
          "forwarded 1", in: ["decorator"],
          because: "The call stays the same. The program created the inner object and passed it in."
        ),
      ]),
  ]
}
