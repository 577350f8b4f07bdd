import KataFiles
import TestSupport
import Testing

/// A Swift file, read without a compiler.
@Suite(.ends(within: 600)) struct SourceCodeTests {
  @Test func `finds a declaration in code, and not in a literal or a comment`() {
    let source = SourceCode(
      """
      let decoy = \"""
        class Board { }
        \"""
      /* class Board { /* } */ } */
      final class Board {
        var line = "}" // }
      }
      extension Board { @Test func turn() {} }

      """)

    #expect(
      source.declarations(of: "Board") == [
        "class Board {\n  var line = \" \"     \n}", "extension Board { @Test func turn() {} }",
      ])
    #expect(source.types == ["Board"])
    #expect(SourceCode("extension Kata.Board {}").declarations(of: "Board").count == 1)
    let other = "typealias A = B; typealias B = Kata.Board; extension A {}; extension C {}"
    #expect(SourceCode(other).declarations(of: "Board") == ["extension A {}"])
  }

  @Test(arguments: [
    (#"f("a \(exit(0)) b")"#, true), (##"f(#"a \(exit(0)) b"#)"##, false),
    (##"f(#"a \#(exit(0)) b"#)"##, true), (#"f("a \" exit")"#, false), ("// exit", false),
    ("let r = #/exit\"/#", false),
    ("let r = /\"/; exit(0); let s = /\"/", true),
    ("let h = four!/2; exit(0); let o = one/2", true),
    ("let h = !/\"/ ; exit(0)", true), ("f(/[)]\"/); exit(0)", true),
    ("func `a \" b`() {}; exit(0)", true),
    ("let a = #\"\"\"#\nexit(0)\nlet b = #\"\"\"#", true), ("#\"\"\"\nexit(0)\n\"\"\"#", false),
    ("let h = a/b; let s = \"/ /*\"; exit(0)", true),
    ("f(/, \"a\"//\"\"\"\n, exit(0))", true), ("f(/, \"a\"/*\"\"\"*/, exit(0))", true),
    ("let x = 4 / exit / 2", true), ("f(/, \"][)]\", \"/, exit(0), \"\")", true),
    ("return /\"/; exit(0)", true), ("\"\"\"\n\\(exit(0))\n\"\"\"", true), ("`exit`()", true),
  ])
  func `treats code as code, even inside a literal`(_ text: String, _ isCode: Bool) {
    #expect(SourceCode(text).words.contains("exit") == isCode, "\(SourceCode(text).code)")
  }

  @Test(arguments: [
    ("\"\\(\n", 40_000, 5001), ("\"\\(\n", 4_000, 20), ("\"\\(\n", 18, nil), ("#", 100_000, 1),
    ("A\n", 100_000, 5001), ("A  \n", 4_000, nil),
  ])
  func `stops reading a file that is too large`(_ part: String, _ count: Int, _ line: Int?) {
    let source = SourceCode(String(repeating: part, count: count))

    #expect(source.lineOfExcess == line)
    #expect(source.text.isEmpty == (line != nil))
  }

  @Test func `lists visible declarations at the top level, and in extensions there`() {
    let source = SourceCode(
      """
      typealias Other = Int
      private func hidden() { func inner() {} }
      struct A { typealias Inner = Int; var b = 1 }
      extension Array { var first: Int { 1 }; fileprivate func own() {} }
      infix operator |>
      func == (a: A, b: A) -> Bool { true }
      """)

    let all = source.declarations.map {
      "\($0.line) \($0.kind) \($0.extended ?? "-") \($0.name) \($0.isVisible)"
    }
    #expect(
      all == [
        "1 typealias - Other true", "2 func - hidden false", "3 struct - A true",
        "4 extension - Array true", "4 var Array first true", "4 func Array own false",
        "5 operator - |> true", "6 func - == true",
      ])
    #expect(source.line(of: "Array") == 4)
  }

  @Test func `keeps lines and columns`() {
    let text = "let a = \"ä\\n\" + b // ö\r\nlet b = 2\r\n"

    let code = SourceCode(text).code

    #expect(code == "let a = \"    \" + b\nlet b = 2\n")
  }
}
