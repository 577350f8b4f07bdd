import KataFiles
import TestSupport
import Testing

/// An exercise as the compiler reads it.
@Suite(.ends(within: 600)) struct SyntaxTests {
  private static let text = """
    let decoy = \"""
      class Board { }
      \"""
    final class Board {
      var line = "}"
    }
    extension Board { func turn() {} }

    """

  private static let dump = #"""
    (source_file "/x/Board.swift"
      (var_decl range=[/x/Board.swift:1:5 - line:1:5] "decoy" let)
      (class_decl decl_context=0x1 range=[/x/Board.swift:4:7 - line:6:1] "Board"
        (string_literal_expr value="}" builtin_initializer="**NULL**"))
      (extension_decl decl_context=0x1 range=[/x/Board.swift:7:1 - line:7:34] unbound "Board"
        (func_decl decl_context=0x1 range=[/x/Board.swift:7:19 - line:7:32] "turn()"
          (custom_attr range=[/x/Board.swift:7:19 - line:7:20]
            (result=type_unqualified_ident id="Test" unbound))))
    """#

  @Test func `finds a declaration where it is, and not in a text`() throws {
    let syntax = try #require(Syntax(Self.dump, of: Self.text))

    #expect(
      syntax.declarations(of: "Board") == [
        "class Board {\n  var line = \"}\"\n}", "extension Board { func turn() {} }",
      ])
    #expect(syntax.types == ["Board"])
    #expect(syntax.inside(extensionsOf: "Board").map(\.name) == ["turn", "", "Test"])
    #expect(syntax.nodes.first { $0.kind == "custom_attr" }?.line == 7)
  }

  @Test func `takes nothing else for code`() {
    #expect(Syntax("error: no such file", of: "") == nil)
  }
}
