import CommandLineSupport
import Foundation
import KataFiles
import TestSupport
import Testing

@testable import KataRunner

/// What is looked at before an exercise runs. Whole attacks are in KataAttack.
@Suite(.ends(within: 600)) struct EvidenceTests {
  /// A function and a type, as `swift-demangle -tree-only` shows them.
  private static let trees = """
    Demangling for $s8Scenario4UserV5emailACSS_tcfC
    kind=Global
      kind=Allocator
        kind=Structure
          kind=Module, text="Scenario"
          kind=Identifier, text="User"
        kind=LabelList
          kind=Identifier, text="email"
        kind=Type
          kind=Structure
            kind=Module, text="Swift"
            kind=Identifier, text="Mirror"

    Demangling for $s4Kata4UserV2eeoiySbAC_ACtFZ
    kind=Global
      kind=Static
        kind=Function
          kind=Structure
            kind=Module, text="Kata"
            kind=Identifier, text="User"
          kind=InfixOperator, text="=="
          kind=Type
            kind=Structure
              kind=Module, text="Swift"
              kind=Identifier, text="Bool"

    """

  private static func names() throws -> (user: SymbolName, equal: SymbolName, exit: SymbolName) {
    let names = SymbolName.names(in: trees)
    try #require(names.count == 2)
    return (names[0], names[1], SymbolName("_exit"))
  }

  private static func look(
    _ code: ObjectCode, _ dump: String = "(source_file \"x\"", isUnsafe: Bool = false
  ) -> KataWorkspace.Look {
    .init(
      code: code, syntax: Syntax(dump, of: ""), isUnsafe: isUnsafe, tests: "let till: Till = .open")
  }

  @Test func `reads what a name says of the source`() throws {
    let (user, equal, exit) = try Self.names()

    #expect(user.path == ["Scenario", "User"])
    #expect(
      user.mentions == [
        .init(module: "Scenario", name: "User"), .init(module: "Swift", name: "Mirror"),
      ])
    #expect(equal.path == ["Kata", "User", "=="])
    #expect(equal.key == "User.==" && equal.type == "User")
    #expect(equal.comparesEqual && !user.comparesEqual)
    #expect(exit.path == [] && exit.mangled == "_exit")
  }

  @Test func `objects to what is C's, to what looks into values, and to what isn't sealed`() throws
  {
    let (user, _, exit) = try Self.names()
    var seal = KataSeal()
    func objection(_ taken: SymbolName, allowing: Set<String> = []) -> String? {
      Reach(seal: seal, allowed: allowing)
        .objections(to: Self.look(ObjectCode(taken: [taken]))).first?.words
    }

    for name in ["_Block_copy", "_NSConcreteStackBlock", "sqrt", "swift_retain"] {
      #expect(objection(SymbolName(name)) == nil)
    }
    #expect(objection(exit) == "reaches for _exit")
    #expect(objection(exit, allowing: ["_exit"]) == nil)
    #expect(objection(user) == "reaches for Scenario.User")
    seal.modules = ["Scenario"]
    #expect(objection(user) == "reaches for Swift.Mirror")
  }

  @Test func `objects to a comparison that the starter makes in another way`() throws {
    let (_, equal, _) = try Self.names()
    let code = ObjectCode(given: [equal], tests: ["Tests.swift": [equal.mangled]])
    func objection(_ asked: [String], _ compared: [String] = []) -> String? {
      var seal = KataSeal()
      seal.asked = asked
      seal.compared = compared
      return Reach(seal: seal).objections(to: Self.look(code)).first?
        .words
    }

    #expect(objection([]) == "takes the place of something in the tests: User.==")
    let derived = "User.__derived_struct_equals"
    #expect(
      objection(["User.=="], [derived]) == "compares in another way than it came with: User.==")
    #expect(objection(["User.=="], ["User.=="]) == nil)
  }

  @Test(arguments: [
    ("  (section_attr range=[/x.swift:7:2 - line:7:23] name=\"x\")", "uses the attribute @section"),
    ("  (macro_decl range=[/x.swift:7:2 - line:7:23] \"expect(_:)\"", "declares a macro"),
    ("  (unsafe_expr type=\"<null>\"", "uses memory that isn't checked"),
    (
      "  (infix_operator_decl range=[/x.swift:7:2 - line:7:9] \"==\")",
      "declares the operator == anew"
    ),
    ("  (string_literal_expr value=\"\\n  (macro_decl \")", nil),
    ("  (infix_operator_decl range=[/x.swift:7:2 - line:7:9] \"|>\")", nil),
    (
      "  (typealias_decl range=[/x.swift:7:2 - line:7:9] \"Till\"",
      "gives another type a name that the tests use: Till"
    ),
    ("  (typealias_decl range=[/x.swift:7:2 - line:7:9] \"Bell\"", nil),
    (
      "  (struct_decl range=[/x.swift:7:2 - line:7:9] \"Kata\"",
      "calls something Kata, as the module is"
    ),
  ])
  func `objects to a form that reaches beyond the file`(_ line: String, _ words: String?) {
    let look = Self.look(ObjectCode(), "(source_file \"x\"\n\(line)")

    let objection = Reach(seal: KataSeal())
      .objections(to: look).first

    #expect(objection?.words == words)
    if line.contains("range") && words != nil { #expect(objection?.line == 7) }
  }

  @Test func `objects to code that the compiler may not show`() throws {
    let syntax = Syntax("(source_file \"x\"", of: "let a = 1\n#if DEBUG\n#endif\n")

    let objection = Reach(seal: KataSeal())
      .objections(to: .init(code: ObjectCode(), syntax: syntax, isUnsafe: false)).first

    #expect(objection?.name == "#if" && objection?.line == 2)
  }

  @Test func `objects to code that can't be read, or uses memory that isn't checked`() {
    let reach = Reach(seal: KataSeal())
    let nothing = KataWorkspace.Look(code: ObjectCode(), syntax: nil, isUnsafe: false)

    #expect(reach.objections(to: nothing).first?.words == "can't be read as code")
    #expect(reach.objections(to: Self.look(ObjectCode(), isUnsafe: true)).first?.name == "unsafe")
  }

  @Test func `believes a run only when exactly what is sealed ran`() {
    var seal = KataSeal()
    seal.tests = ["T/a": 0, "T/b": 2]
    seal.mistakes = ["swaps"]
    let place = TestEvent.Place(path: "/x/Kata/Tests/T.swift", line: 1)
    func test(_ id: String, cases: Int = 0, place: TestEvent.Place? = place) -> KataRun.Test {
      KataRun.Test(id: id, name: id, outcome: .passed, cases: cases, place: place)
    }
    func objection(_ tests: KataRun.Test...) -> String? {
      seal.objection(to: KataRun(tests: tests, isComplete: true))
    }
    let a = test("T/a")
    let b = test("T/b", cases: 2)
    let noticed = test("noticed swaps", place: nil)

    #expect(objection(a, b, noticed) == nil)
    #expect(objection(a, b, noticed, test("T/mine", place: nil)) == nil, "the reader's own")
    #expect(objection(b, noticed)?.contains("T/a") == true)
    #expect(objection(a, test("T/b", cases: 1), noticed)?.contains("T/b") == true)
    #expect(objection(a, b)?.contains("swaps") == true)
    #expect(objection(a, b, noticed, test("T/c"))?.contains("T/c") == true)
  }

  @Test func `has a seal for each kata, with each of its tests`() throws {
    let originals = try KataOriginals(of: SourceTree.root)
    let katas = try KataCatalog(originals).katas

    #expect(Set(originals.seals.keys) == Set(katas.map(\.name)))
    #expect(originals.seals.values.allSatisfy { !$0.tests.isEmpty })
    let mistakes = originals.seals.filter { !$0.value.mistakes.isEmpty }.keys
    #expect(mistakes.sorted() == ["test-the-adapter", "test-the-cache"])
  }

  @Test func `lays a kata into nothing but what is its own`() throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let originals = try KataOriginals(of: SourceTree.root)
    let kata = try KataCatalog(originals).kata(named: Reader.kata)
    let workspace = try KataWorkspace(temporary.url.appendingPathComponent("workspace"))
    try workspace.lay(kata, exercise: Data("a".utf8), originals: originals)
    let elsewhere = temporary.url.appendingPathComponent("elsewhere", isDirectory: true)
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    let before = FileManager.default.paths(below: workspace.folder.path)
    let planted = [
      "Package@swift-6.3.swift", "Runner/More.swift", "Kata/Tests/More.swift", "events-1.jsonl",
    ]
    for name in planted {
      try Data("b".utf8).write(to: workspace.folder.appendingPathComponent(name))
    }
    let tests = workspace.folder.appendingPathComponent("Kata/Exercise")
    try FileManager.default.removeItem(at: tests)
    try FileManager.default.createSymbolicLink(at: tests, withDestinationURL: elsewhere)

    try workspace.lay(kata, exercise: Data("c".utf8), originals: originals)

    #expect(FileManager.default.paths(below: workspace.folder.path) == before)
    #expect(FileManager.default.paths(below: elsewhere.path) == [])
  }
}
