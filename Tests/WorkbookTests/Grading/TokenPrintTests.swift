import KataRunner
import TestSupport
import Testing

@testable import Grading

/// The likeness of texts.
@Suite(.ends(within: 600)) struct TokenPrintTests {
  private func text(_ path: String) throws -> String {
    try SourceTree.text(of: "Chapters/1-adapter/katas/cafe-search/" + path)
  }

  @Test func `finds a copy with different names, strings and comments`() throws {
    let starter = TokenPrint(try text("Exercise/CafeSearch.swift"))
    let solution = try text("Solution/CafeSearch.swift")
    let copy =
      "// mine\n"
      + solution.replacing("{", with: "{ /* { }\n */")
      .replacing(/\bguide\b/, with: "book")
      .replacing(/"[^"\n]*"/, with: "\"other\"").replacing(/\/\/\/.*/, with: "")
      .replacing("fileprivate ", with: "public ").replacing("query.", with: "self.query.")

    let likeness = TokenPrint(solution, without: starter)
      .likeness(to: TokenPrint(copy, without: starter))

    #expect(likeness > 0.95)
  }

  @Test func `finds a copy with different line endings`() throws {
    let starter = TokenPrint(try text("Exercise/CafeSearch.swift"))
    let solution = try text("Solution/CafeSearch.swift")

    let copy = TokenPrint(solution.replacing("\n", with: "\r\n"), without: starter)

    #expect(copy == TokenPrint(solution, without: starter))
  }

  @Test func `finds a copy whose methods and types have a different order`() throws {
    let text = try SourceTree.text(
      of: "Chapters/5-decorator/katas/retried-booking/Solution/RetriedBooking.swift")
    // Each part begins with a blank line or a comment, and ends with the brace that closes it.
    let parts = text.matches(of: /(?ms)^ {2}(?:private )?func .*?^ {2}\}\n/).map {
      String($0.output)
    }
    let copy = parts.reduce(text) { $0.replacing($1, with: "") }
      .replacing(
        "\n}\n", with: "\n\(parts.reversed().joined(separator: "\n"))}\n", maxReplacements: 1)

    #expect(parts.count > 3)
    #expect(TokenPrint(text).likeness(to: TokenPrint(copy)) > 0.95)
  }

  @Test func `adds an exercise to a group if it is similar to one member`() throws {
    let solution = try text("Solution/CafeSearch.swift")
    let first =
      "func a() { for _ in [0] { while 0 < 1 { break } }; if 1 > 0 { throw a } else { defer { } } }"
    let second = "enum B { case c, d; static var e: [B?] { try? [.c, .d].map { $0 as? B } ?? [] } }"
    let texts = ["ada": solution, "bob": solution + first, "cleo": solution + first + second]
    let kata = try KataCatalog(KataOriginals(of: SourceTree.root)).kata(named: "cafe-search")
    let report = ClassReport(
      results: ClassResult(
        submissions: texts.keys.sorted().map {
          SubmissionResult(name: $0, katas: [KataResult(kata, nil, of: KataLock())])
        }), exercises: texts.mapValues { [kata.name: $0] },
      given: [kata.name: (try text("Exercise/CafeSearch.swift"), solution)])

    #expect(report.markdown.contains(" | ada, bob, cleo, the published solution |"))
  }

  @Test func `ignores code that all students were given`() throws {
    let text = try text("Exercise/CafeSearch.swift")
    let starter = TokenPrint(text)

    let likeness = TokenPrint(text, without: starter).likeness(
      to: TokenPrint(text, without: starter))

    #expect(likeness == 0)
  }

  @Test(arguments: [
    "1-adapter/katas/cafe-search", "2-bridge/katas/second-backend", "3-facade/katas/one-call",
    "4-proxy/katas/ask-once", "5-decorator/katas/quiet-log",
    "6-telling-them-apart/katas/ferry-tickets", "6-telling-them-apart/katas/tide-table",
  ])
  func `tells solutions of different people apart`(_ kata: String) throws {
    let name = try #require(kata.split(separator: "/").last)
    func texts(in folder: String) throws -> [String] {
      try SourceTree.files(in: folder).map { $0.lines.joined(separator: "\n") }
    }
    let starter = TokenPrint(try texts(in: "Chapters/\(kata)/Exercise").joined())
    let hands = try ["Chapters/\(kata)/Solution", "Tests/RightAnswers/\(name)"]
      .flatMap(texts).map { TokenPrint($0, without: starter) }

    for (index, hand) in hands.enumerated() {
      for other in hands[(index + 1)...] {
        #expect(hand.likeness(to: other) < TokenPrint.threshold)
      }
    }
    #expect(hands.count > 1)
  }
}
