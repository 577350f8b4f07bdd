import TerminalText
import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct CallDrawingTests {
  /// A call through two wrappers, of which the inner one calls twice.
  private static let retried = [
    Message(.call, from: "SearchScreen", to: "LoggedSearch", "search(coffee)"),
    Message(.call, from: "LoggedSearch", to: "RetriedSearch", "search(coffee)"),
    Message(.call, from: "RetriedSearch", to: "Service", "search(coffee)"),
    Message(.request, from: "Service", to: "Network", "GET /service/search"),
    Message(.failure, from: "Service", to: "RetriedSearch", "unavailable"),
    Message(.call, from: "RetriedSearch", to: "Service", "search(coffee)"),
    Message(.request, from: "Service", to: "Network", "GET /service/search"),
    Message(.answer, from: "Service", to: "RetriedSearch", "3 cafés"),
    Message(.answer, from: "RetriedSearch", to: "LoggedSearch", "3 cafés"),
    Message(.log, from: "LoggedSearch", to: "LoggedSearch", "3 found"),
    Message(.answer, from: "LoggedSearch", to: "SearchScreen", "3 cafés"),
  ]

  /// A vendor's type with an extension that makes it an adapter.
  private static let extended = [
    Message(.call, from: "SearchScreen", to: "YLPClient", "search(coffee)"),
    Message(.unwatched, from: "YLPClient", to: "YLPClient", "search(with:) is called. Why."),
    Message(.request, from: "YLPClient", to: "Network", "GET /yelp/search"),
    Message(.answer, from: "YLPClient", to: "SearchScreen", "3 cafés"),
  ]

  /// Names and words that are wide, long, hostile or missing, and messages that make no sense.
  private static let wild = [
    Message(.call, from: Sample.wildText, to: "プロキシ", Sample.wildText),
    Message(.request, from: "プロキシ", to: "", String(repeating: "x", count: 900)),
    Message(.answer, from: "b", to: "a", "an answer to nobody"),
    Message(.call, from: "a", to: "b", ""),
    Message(.call, from: "b", to: "a", "round and round"),
    Message(.log, from: "b", to: "b", String(repeating: "long words ", count: 40)),
  ]

  private func drawing(
    _ messages: [Message], whole: Bool = false, all: [Message]? = nil
  ) -> CallDrawing {
    CallDrawing(messages, of: "decorator", roles: Roles(all ?? messages), isWhole: whole)
  }

  private func rows(_ drawing: CallDrawing) -> [String] {
    drawing.rows.map { row in
      "\(row.kind) \(drawing.lanes[row.from].name) > \(drawing.lanes[row.to].name): \(row.label)"
    }
  }

  @Test func `has a lane for each role, and leaves out messages between wrappers`() {
    let drawing = drawing(Self.retried)

    #expect(drawing.lanes.map(\.name) == ["client", "decorator", "inner", "network"])
    #expect(
      rows(drawing) == [
        "call client > decorator: search(coffee)", "call decorator > inner: search(coffee)",
        "request inner > network: GET /service/search", "failure inner > decorator: unavailable",
        "call decorator > inner: search(coffee)", "request inner > network: GET /service/search",
        "answer inner > decorator: 3 cafés", "log decorator > decorator: 3 found",
        "answer decorator > client: 3 cafés",
      ])
  }

  @Test func `has a lane for each part when it is whole, from client to network`() {
    let drawing = drawing(Self.retried, whole: true)

    #expect(
      drawing.lanes.map(\.name)
        == ["SearchScreen", "LoggedSearch", "RetriedSearch", "Service", "Network"])
    #expect(drawing.rows.count == Self.retried.count)
    #expect(drawing.sentences[4] == "Service returns an error to RetriedSearch: unavailable")
  }

  @Test func `tells inner objects and wrappers apart by their messages in all steps`() {
    let cached = [
      Message(.call, from: "SearchScreen", to: "RetriedSearch", "search(coffee)"),
      Message(.answer, from: "RetriedSearch", to: "SearchScreen", "3 cafés"),
    ]

    #expect(rows(drawing(cached))[0] == "call client > inner: search(coffee)")
    #expect(
      rows(drawing(cached, all: cached + Self.retried))[0]
        == "call client > decorator: search(coffee)")
  }

  @Test func `tells a wrapper's different call from the client's call, also inside one type`() {
    for isWhole in [false, true] {
      let kinds = drawing(Self.extended, whole: isWhole).rows.map(\.kind)
      #expect(kinds == [.call, .changed, .request, .answer, .answer])
    }
    #expect(drawing(Self.extended).rows[1].label == "search(with:)")
    #expect(
      drawing(Self.extended, whole: true).sentences[3]
        == "YLPClient answers YLPClient, extended: not recorded")
  }

  @Test func `draws messages with characters`() {
    let lines = drawing(Self.retried).textLines().map(\.text)

    #expect(
      lines.joined(separator: "\n") == """
        client  decorator   inner    network
           |        |         |         |
           | search(coffee)   |         |
           |------->|         |         |
           |        | search(coffee)    |
           |        |-------->|         |
           |        |    GET /service/search
           |        |         |========>|
           |        |<x - - - | unavailable
           |        | search(coffee)    |
           |        |-------->|         |
           |        |    GET /service/search
           |        |         |========>|
           |        |< - - - -| 3 cafés |
           |        | log: 3 found      |
           |< - - - | 3 cafés |         |
           |        |         |         |
        """)
  }

  /// Two clients of a guard, which calls a service directly and through a wrapper that creates it.
  private static let twoClients = [
    Message(.call, from: "LoginScreen", to: "Guard", "logIn"),
    Message(.call, from: "Guard", to: "Service", "logIn"),
    Message(.request, from: "Service", to: "Network", "POST"),
    Message(.failure, from: "Service", to: "Guard", "locked"),
    Message(.failure, from: "Guard", to: "LoginScreen", "locked"),
    Message(.call, from: "SearchScreen", to: "Guard", "search"),
    Message(.call, from: "Guard", to: "Lazy", "search"),
    Message(.creation, from: "Lazy", to: "Service", "Service"),
    Message(.call, from: "Lazy", to: "Service", "search"),
    Message(.answer, from: "Service", to: "Lazy", "done"),
    Message(.answer, from: "Lazy", to: "Guard", "done"),
    Message(.answer, from: "Guard", to: "SearchScreen", "done"),
  ]

  /// An answer in the wrong direction, and a call that comes back.
  private static let backwards = [
    Message(.call, from: "A", to: "B", "x"), Message(.answer, from: "A", to: "B", "y"),
    Message(.call, from: "B", to: "A", "z"), Message(.request, from: "Network", to: "A", "GET"),
  ]

  @Test func `puts callers left of the objects that they call, and the network last`() {
    let drawing = drawing(Self.twoClients, whole: true)

    #expect(
      drawing.lanes.map(\.name)
        == ["LoginScreen", "SearchScreen", "Guard", "Lazy", "Service", "Network"])
  }

  @Test func `marks errors, and shows what a wrapper creates`() {
    let source = drawing(Self.twoClients).svg("a call").source
    let lines = drawing(Self.twoClients).textLines().map(\.text)

    #expect(source.contains(">✕ locked<") && source.contains(">creates Service<"))
    #expect(
      lines.contains { $0.contains("<x - ") } && lines.contains { $0.contains("creates Service") })
    #expect(drawing(Self.twoClients, whole: true).sentences.contains("Lazy creates Service"))
  }

  @Test func `wraps a long label, and cuts only the middle of a much longer one`() {
    func text(_ kind: Message.Kind, _ words: String) -> String {
      let message = Message(kind, from: "LoggedSearch", to: "SearchScreen", words)
      return drawing([Self.retried[0], Self.retried[1], message]).textLines().map(\.text)
        .joined(separator: "\n")
    }

    #expect(
      text(.answer, "one two three four five six seven eight").hasSuffix(
        """
           | one two three four five six
           | seven eight      |         |
           |< - - - |         |         |
           |        |         |         |
        """))
    let long = text(.answer, "first " + String(repeating: "long words, ", count: 40) + "last")
    #expect(long.contains("| first long") && long.contains("…") && long.contains(" last "))
  }

  @Test(arguments: [retried, extended, twoClients, backwards, wild, []])
  func `stays within its size, with characters and as a picture`(_ messages: [Message]) throws {
    for isWhole in [false, true] {
      let drawing = drawing(messages, whole: isWhole)
      let source = drawing.svg("a call").source
      let xs = Markup(source).values(of: "x").compactMap { Int($0) }
      let ys = Markup(source).values(of: "y").compactMap { Int($0) }

      #expect(Markup(source).flaws == [])
      #expect(xs.allSatisfy { (0...drawing.width).contains($0) })
      #expect(ys.allSatisfy { (0...drawing.height).contains($0) })
      for (x, label) in labels(in: source) where messages != Self.wild {
        #expect(x + label.displayWidth * 67 / 10 <= drawing.width, "\(label)")
      }
      #expect(source.contains(#"role="img" aria-label="a call""#))
      if !isWhole {
        #expect(drawing.textLines().allSatisfy { $0.text.displayWidth <= CallDrawing.textWidth })
      }
    }
  }

  /// The labels of a picture, each with its position.
  private func labels(in source: String) -> [(x: Int, text: String)] {
    source.matches(of: /class="label" x="(\d+)" y="\d+">([^<]*)</).map {
      (Int($0.output.1) ?? 0, String($0.output.2))
    }
  }

  @Test(arguments: [40, 80, 120, 250])
  func `lays drawings side by side where the width allows`(_ width: Int) {
    let text = Sample.comparison.drawing(.step(.forwarded), width: width, color: false)
    let heads = text.lines.filter { $0.contains("client") && $0.contains("network") }

    #expect(text.lines.allSatisfy { $0.displayWidth <= width })
    #expect(heads.count == [40: 5, 80: 3, 120: 2, 250: 1][width])
    #expect(text.contains("12 forwarded") && text.contains("Proxy: forwarded, 1 request"))
  }

  @Test func `makes one picture of the requested width, with a title and a description`() throws {
    for (width, pixels) in [(nil, 895), (48, 361), (40, 183)] as [(Int?, Int)] {
      let source = Sample.comparison.svg(.step(.forwarded), width: width)
      let page = Markup(source)

      #expect(page.flaws == [] && source.hasSuffix("</svg>\n"))
      #expect(page.values(of: "width")[0] == "\(pixels)")
      #expect(page.count("title") == 1 && page.count("desc") == 1)
      #expect(source.contains("prefers-color-scheme: dark") && !source.contains("url("))
      #expect(source.contains("Adapter: translated, 1 request."))
      #expect(source.contains("client calls adapter: search(coffee)."))
    }
  }
}
