import Testing

@testable import ChapterText

@Suite struct DiagramTests {
  private static let sources = [
    "Sources/Search.swift": """
    public protocol Search { func search(_ query: String) async -> [String] }
    """,
    "Sources/Cached.swift": """
    struct CachedSearch: Search {
      let inner: any Search
      func search(_ query: String) async -> [String] { [] }
      init() {}
    }
    """,
    "Sources/Wire.swift": "actor Network { func send() {} ; let path = \"/session\" }",
    "Sources/State.swift": "enum State { case open }",
  ]

  private static func problems(_ diagram: String) async throws -> [String] {
    var files = sources
    files["README.md"] = "# A\n```mermaid\n\(diagram)\n```\n"
    let package = try MadeUpPackage(files)
    defer { package.remove() }
    return try await package.problems(.diagrams)
  }

  @Test(arguments: [
    """
    classDiagram
      direction LR
      class Search {
        <<protocol>>
        +search(query)
      }
      class CachedSearch
      CachedSearch : +inner
      CachedSearch : search(query)
      class Network
      <<actor>> Network

      CachedSearch ..|> Search
      Search <|.. CachedSearch
      CachedSearch o-- Search : asks once
      note for CachedSearch "remembers (all)"
      class State {
        <<enumeration>>
        +open
      }
    """,
    """
    sequenceDiagram
      autonumber
      actor Guest
      participant proxy as CachedSearch
      Guest->>+proxy: search("coffee")
      alt not known
        proxy->>Network: POST /session with a token
        Network-->>proxy: three cafés
      else known
        Note over proxy: answers from memory
      end
      proxy->>proxy: inner
      proxy--xGuest: no such place
      proxy-->>-Guest: three cafés
      activate Network
      deactivate Network
      Guest->>CachedSearch: CachedSearch()
      Search->>Guest: shows three rows
    """,
    """
    flowchart TD
      a["Is it (GoF p. 207) asked?"] -->|yes| b{CachedSearch}
      a -->|"yes (no)"| b
      a -- no --> c([nothing]) --> d
      b --> d[the end of it]
    """,
  ])
  func `accepts a diagram that is true`(_ diagram: String) async throws {
    let problems = try await Self.problems(diagram)

    #expect(problems == [])
  }

  @Test(arguments: [
    ("class Cache", "Sources has no type 'Cache'"),
    ("class CachedSearch {\n+find(query)\n}", "'CachedSearch' has no function 'find'"),
    ("class CachedSearch {\n+search\n}", "'CachedSearch' has no property 'search'"),
    ("<<actor>> Network", "write 'class Network' above, or Mermaid doesn't know it"),
    (
      "class CachedSearch\n<<protocol>> CachedSearch", "'CachedSearch' is no protocol: it is struct"
    ),
    ("class CachedSearch\n<<service>> CachedSearch", "'CachedSearch' is no service: it is struct"),
    ("Network ..|> Search", "'Network' isn't declared to be a 'Search'"),
    ("CachedSearch <|.. Search", "'Search' isn't declared to be a 'CachedSearch'"),
    ("CachedSearch --> Network", "no file of 'CachedSearch' mentions 'Network'"),
    ("CachedSearch -- Search", "'CachedSearch -- Search' isn't what a class diagram may hold"),
    ("class Network {", "this class is never closed by '}'"),
    ("class Network {\n+send() Token\n}", "'+send() Token' is no member: write"),
    ("CachedSearch --> Search : a; b", "';' ends a statement in Mermaid: write it without"),
    ("CachedSearch --> Search : a #1", "'#' begins the code of a character in Mermaid"),
    ("CachedSearch --> Search : \"a\"", "'CachedSearch --> Search : \"a\"' isn't what"),
    ("CachedSearch --> Search~Query~", "'CachedSearch --> Search~Query~' isn't what"),
    ("note for Network \"a \"b\" c\"", "'note for Network \"a \"b\" c\"' isn't what"),
    ("%% words", "comments aren't read: leave them out"),
    ("note \"a <b> c\"", "'<' begins a tag, which isn't shown: write it without"),
  ])
  func `says what is wrong with a class diagram`(_ line: String, _ message: String) async throws {
    let problems = try await Self.problems("classDiagram\n\(line)")

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("README.md:") == true)
    #expect(problems.first?.contains(": \(message)") == true, "\(problems)")
  }

  @Test(arguments: [
    ("participant Cache", "Sources has no type and no program 'Cache': a person is an 'actor'"),
    ("participant CachedSearch as cache", "Sources has no type and no program 'cache'"),
    ("Network->>CachedSearch: find(query)", "'CachedSearch' has no function 'find'"),
    ("Network->>CachedSearch: looks it up", "'looks it up' is no call: write 'name(arguments)'"),
    ("Network->>CachedSearch: inside", "'CachedSearch' has no property 'inside'"),
    ("CachedSearch->>Network: GET /nowhere", "no Swift file has the path '/nowhere'"),
    ("Network->>CachedSearch: GET /session", "'GET /session' is no call"),
    ("Network-->>CachedSearch: the end", "the word 'end' closes a block in Mermaid"),
    ("Network-->>CachedSearch: {\"a\": 1}", "'{' breaks a text in Mermaid"),
    ("Network-->>CachedSearch: a; b", "';' ends a statement in Mermaid"),
    ("Network-->>-CachedSearch: a", "'Network' isn't active here, so its activity can't end"),
    ("deactivate Network", "'Network' isn't active here"),
    ("alt a\nNote over Network: b", "this 'alt' is never closed by 'end'"),
    ("loop a\nelse b\nend", "'else' stands only between 'alt' and its 'end'"),
    ("end", "'end' closes nothing here"),
    ("Network->CachedSearch: a", "'Network->CachedSearch: a' isn't what a sequence diagram may"),
    ("participant Note", "'Note' is a word of Mermaid's: write 'participant other as Note'"),
    ("Network->>Title: a", "'Title' is a word of Mermaid's"),
    ("Note over Cache: a", "Sources has no type and no program 'Cache'"),
  ])
  func `says what is wrong with a sequence diagram`(
    _ lines: String, _ message: String
  ) async throws {
    let problems = try await Self.problems("sequenceDiagram\n\(lines)")

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("README.md:") == true)
    #expect(problems.first?.contains(": \(message)") == true, "\(problems)")
  }

  @Test(arguments: [
    ("a[f(x)] --> b", "a node's words with brackets, '|' or quotation marks stand in quotation"),
    ("a[\"f \"x\" g\"]", "']' is missing"), ("a[\"f]", "a quotation mark isn't closed"),
    ("a --> end", "'end' can't be a node in Mermaid: use another name"),
    ("a --> style", "'style' can't be a node in Mermaid"), ("a[/session]", "a node's words"),
    ("a ==> b", "'==> b' isn't what a flowchart may hold here"),
    ("a -->", "'' isn't what a flowchart may hold here"),
    ("a b c", "'b c' isn't what a flowchart may hold here"),
    ("a[CachedSerch asks]", "Sources has no type 'CachedSerch'"),
    ("a -->|CachedSerch| b", "Sources has no type 'CachedSerch'"), ("a{b] --> c", "a node's words"),
  ])
  func `says what is wrong with a flowchart`(_ line: String, _ message: String) async throws {
    let problems = try await Self.problems("flowchart LR\n\(line)")

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("README.md:4: \(message)") == true, "\(problems)")
  }

  @Test func `refuses a diagram of another kind`() async throws {
    let problems = try await Self.problems("graph TD\na --> b")

    #expect(
      problems.first?.hasPrefix("README.md:3: a diagram begins with 'classDiagram', ") == true)
  }
}
