import ComparisonReport
import Transcripts

/// A comparison like the one of the five programs, with invented cells.
enum Sample {
  static let columns = ["adapter", "bridge", "facade", "proxy", "decorator"]

  /// From 40 to 250: each width where the layout is tight, then every seventh.
  static let widths = Array(40...110) + Array(stride(from: 117, through: 243, by: 7)) + [250]

  /// All columns, each with all steps.
  static let comparison = Comparison<Step>(
    columns: columns, transcripts: transcripts, lessons: lessons)

  /// Invented lessons for the invented cells.
  static let lessons = Lessons<Step>(
    purposes: [
      "adapter": .init("Speaks another language.", aside: ", as the vendor likes it"),
      "proxy": .init("Decides."),
    ],
    opening: .forwarded, situations: [.repeatSearch, .beforeSignIn],
    [
      .init(
        .repeatSearch, notices: [.init("The proxy remembers.", of: "proxy")],
        [
          .init("3 cafés 1", in: ["adapter", "decorator"], because: "It asks again."),
          .init("3 cafés 2", in: ["bridge"], because: "It asks twice again."),
          .init("3 cafés 3", in: ["facade"], because: "It asks thrice again."),
          .init("3 cafés 0", in: ["proxy"], because: "It has a cache."),
        ]),
      .init(
        .beforeSignIn,
        notices: [.init("The proxy guards, and the facade can't be asked.", of: "facade", "proxy")],
        [
          .init(
            "3 cafés 1", in: ["adapter"], because: "Anybody may search.", accidentOf: "the vendor"),
          .init("error 1", in: ["bridge", "decorator"], because: "The server refuses."),
          .init("blocked 0", in: ["proxy"], because: "It doesn't ask."),
        ]),
    ])

  /// The comparison with a failed program.
  static func failing(_ column: String, _ failure: String) -> Comparison<Step> {
    var comparison = Sample.comparison
    comparison.transcripts[column] = nil
    comparison.failures[column] = failure
    return comparison
  }

  /// A comparison of a few columns with one step.
  static func oneStep(_ step: Step, _ cells: KeyValuePairs<String, Cell>) -> Comparison<Step> {
    let transcripts = cells.map { column, cell in
      Transcript(column: column, built: [], rows: [Transcript<Step>.Row(step: step, cell: cell)])
    }
    return Comparison(
      columns: cells.map(\.key),
      transcripts: Dictionary(uniqueKeysWithValues: transcripts.map { ($0.column, $0) }))
  }

  /// A cell with an outcome and a number of requests.
  static func cell(_ outcome: String, _ requests: Int) -> Cell {
    let reaches = (0..<requests).map { "GET /search?offset=\($0)" }
    return Cell(call: "await run()", outcome: outcome, shows: [outcome], reaches: reaches)
  }

  /// The comparison with wide, combining, invisible and dangerous characters in every place.
  static let wild: Comparison<Step> = {
    var comparison = Sample.comparison
    comparison.columns[3] = "プロキシ"
    comparison.transcripts["プロキシ"] = comparison.transcripts["proxy"]
    for (index, outcome) in ["3 珈琲店", "cafe\u{301}s 2", "👩‍👩‍👧 1", "❤️", "a\u{1B}[31mb"].enumerated() {
      for column in comparison.columns {
        comparison.transcripts[column]?.rows[index * 2].cell.outcome = outcome
        comparison.transcripts[column]?.rows[index * 2].cell.shows.append(wildText)
        comparison.transcripts[column]?.rows[index * 2].cell.reaches.append(wildText)
      }
    }
    return comparison
  }()

  static let wildText =
    "コーヒーを飲みながら本を読む🇩🇪 e\u{301}e\u{301} x\ty \u{7}\u{202E}drow\nzwei कि 👍🏽\u{200B}|*_`<b>"

  private static let transcripts = Dictionary(
    uniqueKeysWithValues: columns.map { column in
      let rows = Step.allCases.map { Transcript<Step>.Row(step: $0, cell: cell($0, in: column)) }
      return (column, Transcript(column: column, built: built[column] ?? [], rows: rows))
    })

  private static let built = [
    "adapter": [
      "GoogleAuthenticatorAdapter round GoogleAuthenticator",
      "YLPClient, extended to be a BusinessSearchClient",
    ],
    "bridge": ["NearbySearch over LiveBackend"],
    "facade": ["CoffeeFinder"],
    "proxy": ["SignedInOnlySearch", "CachedSearch", "LazySearch", "Service"],
    "decorator": ["LoggedSearch", "RetryingSearch", "Service"],
  ]

  private static let signIn =
    "await login.submit(email: \"user@example.com\", password: \"password\")"
  private static let search = "await search.show(\"coffee\", near: \"Harbor Square\")"
  private static let find =
    "try await finder.coffee(near: \"Harbor Square\", email: email, password: password)"

  private static let cafes = [
    "Anchor Coffee  3.9  at 54.3035, 10.1101",
    "Bean and Gull  4.6  at 54.3021, 10.1080",
    "Quay Roasters  4.2  at 54.3044, 10.1123",
  ]

  private static func requests(_ column: String) -> [String] {
    switch column {
    case "adapter":
      ["GET /v3/businesses/search?latitude=54.3027&longitude=10.1092&limit=3&offset=0&sort_by=best"]
    case "bridge":
      ["GET /tiles/12/34?term=coffee  authorization=***", "GET /tiles/12/35?term=coffee"]
    case "facade":
      ["POST /service/sessions", searchRequest, "DELETE /service/sessions/1"]
    default: [searchRequest]
    }
  }

  private static let searchRequest =
    "GET /service/search?latitude=54.3027&longitude=10.1092&limit=3&offset=0&term=coffee"
    + "  authorization=***"

  private static func found(_ column: String, requests: [String]) -> Cell {
    Cell(
      call: column == "facade" ? find : search, outcome: "3 cafés", shows: cafes,
      reaches: requests,
      logs: column == "decorator" ? ["search \"coffee\": 3 cafés"] : [])
  }

  /// The messages in the last step. The proxy answers by itself.
  private static func messages(_ column: String) -> [Message] {
    let wrapper = "\(column)Wrapper"
    let call = Message(.call, from: "Screen", to: wrapper, "search(coffee)")
    let answer = Message(.answer, from: wrapper, to: "Screen", "3 cafés")
    let inner = [
      Message(
        .call, from: wrapper, to: "Service", column == "adapter" ? "find(coffee)" : "search(coffee)"
      ),
      Message(.request, from: "Service", to: "Network", "GET /service/search"),
      Message(.answer, from: "Service", to: wrapper, "3 cafés"),
      Message(.log, from: wrapper, to: wrapper, "a line"),
    ]
    return [call] + (column == "proxy" ? [] : inner) + [answer]
  }

  private static func cell(_ step: Step, in column: String) -> Cell {
    let jobless = Cell.nothing(because: "This isn't the pattern's job.")
    switch (step, column) {
    case (.signIn, "facade"), (.beforeSignIn, "facade"), (.afterSignOut, "facade"):
      return .nothing(because: "The facade signs in and out inside its one call.")
    case (.emptyForm, _):
      return Cell(
        call: column == "facade" ? find : "await login.submit(email: \"\", password: \" \")",
        outcome: "blocked", shows: ["Email and password are required inputs!"])
    case (.wrongPassword, _):
      return Cell(
        call: column == "facade" ? find : signIn, outcome: "blocked",
        shows: ["Auth failed: the e-mail or the password is wrong."],
        reaches: ["POST /service/sessions  password=***"],
        logs: column == "decorator" ? ["log in: wrong credentials"] : [])
    case (.beforeSignIn, "proxy"):
      return Cell(call: search, outcome: "blocked", shows: ["Please sign in first."])
    case (.beforeSignIn, "adapter"), (.search, _), (.nextPage, _):
      return found(column, requests: requests(column))
    case (.beforeSignIn, _):
      return Cell(
        call: search, outcome: "error", shows: ["Please sign in first."],
        reaches: [searchRequest])
    case (.signIn, _):
      return Cell(
        call: signIn, outcome: "signed in",
        shows: ["Auth succeeded: user@example.com, special-token-value"],
        reaches: ["POST /service/sessions  password=***"])
    case (.repeatSearch, "proxy"), (.lostRequest, "proxy"):
      return found(column, requests: [])
    case (.repeatSearch, _):
      return found(column, requests: requests(column))
    case (.lostRequest, "bridge"), (.lostRequest, "decorator"):
      return found(column, requests: requests("adapter") + requests("proxy"))
    case (.lostRequest, _):
      return Cell(
        call: column == "facade" ? find : search, outcome: "error",
        shows: ["The search can't be reached. Try again later."], reaches: requests(column))
    case (.bestRated, "bridge"):
      return found(column, requests: (0..<9).map { "GET /tiles/12/\($0)" })
    case (.bestRated, "decorator"):
      return found(column, requests: requests(column))
    case (.swapAPart, "adapter"):
      return Cell(
        call: signIn, outcome: "signed in",
        shows: ["Auth succeeded: user@example.com, special-token-value"],
        reaches: ["POST /facebook/login"])
    case (.afterSignOut, _):
      return found(column, requests: requests(column))
    case (.forwarded, _):
      var cell = found(column, requests: requests(column))
      cell.outcome = column == "adapter" ? "translated" : "forwarded"
      cell.passes = [
        "Service.find(coffee)", "from search(coffee)", "Service created by the program",
      ]
      cell.messages = messages(column)
      return cell
    case (.bestRated, _), (.swapAPart, _): return jobless
    }
  }
}
