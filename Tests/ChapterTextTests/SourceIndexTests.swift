import Testing

@testable import ChapterText

@Suite struct SourceIndexTests {
  @Test func `leaves out comments, and keeps texts apart`() {
    let tokens = SwiftScanner.tokens(
      of: ##"""
        a // b "c
        /* d /* e */ f */ "g \(h("i")) j" #"k " \#(l)"# `m n`
        """
        o " p
        """ q
        """##)

    #expect(
      tokens == [
        .word("a"), .text(#"g \(h("i")) j"#), .text(##"k " \#(l)"##), .rawWord("m n"),
        .text("\no \" p\n"), .word("q"),
      ])
  }

  @Test func `tells a regular expression from a division`() {
    let tokens = SwiftScanner.tokens(of: #"a / b, x(/"c\/d/), (e)/f/g, #/h"/i/# j"#)

    #expect(
      tokens.filter { if case .word = $0 { true } else { false } }
        == [.word("a"), .word("b"), .word("x"), .word("e"), .word("f"), .word("g"), .word("j")])
    #expect(!tokens.contains { if case .text(let text) = $0 { !text.isEmpty } else { false } })
  }

  @Test func `finds types with their members, cases and protocols`() {
    let index = SourceIndex([
      "Sources/A.swift": """
      public final class Gate<Key: Hashable>: Door, @unchecked Sendable where Key: Sendable {
        public static let shared = Gate()
        private var (left, right) = (1, 2)
        class func make() -> Gate { let inner = 1; func local() {} ; return Gate() }
        init() { struct Hidden { var depth = 0 } }
        enum State: String { case open, shut(Int, by: String), locked = "x"; case lost }
      }
      protocol Door { func knock(); var number: Int { get } }
      """,
      "Sources/B.swift":
        "extension Module.Gate: Named { func close() { switch a { case .b: c() } } }",
      "Tests/Support/C.swift": "extension Gate { var demo: Int { 1 } }",
    ])
    let gate = index.types["Gate"]

    #expect(gate?.kinds == ["class"])
    #expect(gate?.files == ["Sources/A.swift", "Sources/B.swift"])
    #expect(gate?.functions == ["make", "init", "close"])
    #expect(gate?.properties == ["shared", "left", "right"])
    #expect(gate?.inherits == ["Door", "unchecked", "Sendable", "Named"])
    #expect(index.types["State"]?.cases == ["open", "shut", "locked", "lost"])
    #expect(index.types["Hidden"]?.properties == ["depth"])
    #expect(index.hasFunction("knock", in: "Gate"))
    #expect(index.hasProperty("number", in: "Gate"))
    #expect(!index.hasFunction("local", in: "Gate"))
    #expect(index.hasMember("demo", in: "Gate") == true)
    #expect(index.hasMember("demo", in: "Door") == false)
    #expect(index.hasMember("demo", in: "Int") == nil)
  }

  @Test func `names tests as swift test does`() {
    let test = "struct GateTests { struct Opening { @Test func `opens once`() {} } }"
    let index = SourceIndex([
      "Tests/GatesTests/GateTests.swift": test, "Tests/Support/X/X.swift": "func `helps`() {}",
      "Chapters/1-a/katas/first/Exercise/First.swift": "",
      "Chapters/1-a/katas/first/Tests/StepTests.swift": "func `walks`() {}",
    ])

    #expect(
      index.tests == ["GatesTests.GateTests/Opening/`opens once`()", "FirstKata.`walks`()"])
    #expect(index.sentences == ["opens once", "walks", "helps"])
  }

  @Test func `finds a text, and not a part of a word`() {
    let index = SourceIndex(["Sources/A.swift": "let gate = \"half open\"  // nothing else"])

    #expect(index.holds("let gate"))
    #expect(index.holds("nothing else"))
    #expect(!index.holds("let gat"))
    #expect(index.quotes("half open"))
    #expect(!index.quotes("nothing else"))
    #expect(index.words == ["let", "gate"])
  }

  @Test(arguments: [
    ("the gate 7 is stuck", true), ("the gate  is stuck", true), ("the gate 7 is stuck!", false),
    ("a gate 7 is stuck", false), ("line 1: x, 2", true), ("line 1, 2", false), ("1: 2", false),
  ])
  func `knows what a text with values can become`(_ text: String, _ isComposed: Bool) {
    let index = SourceIndex([
      "Sources/A.swift": #"["the gate \(key(1)) is stuck", "line \(a): \(b), \(c)", "\(a): \(b)"]"#
    ])

    #expect(index.composes(text) == isComposed)
  }
}
