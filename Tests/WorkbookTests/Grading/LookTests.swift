import CommandLineSupport
import Foundation
import KataFiles
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import Grading
@testable import KataRunner

/// The search before an exercise runs. KataAttack has whole attacks.
@Suite(.ends(within: 600)) struct LookTests {
  private typealias Symbol = BuiltCode.Symbol

  private static func look(_ exercise: String, starter: String = "", tests: String = "") -> Look {
    Look(
      exercise: SourceCode(exercise), starter: SourceCode(starter), solution: SourceCode(starter),
      tests: [SourceCode(tests)])
  }

  @Test(arguments: [(20, ["copy"]), (19, [])])
  func `finds a copy of the code that a student's tests test`(_ count: Int, _ names: [String]) {
    let code = (1...25).map { "word\($0)" }
    let copy = "import Testing\n" + code.suffix(count).joined(separator: ".")
    let starter = SourceCode("import Testing")
    let given = [SourceCode(code.joined(separator: " "))]
    let look = Look(
      exercise: SourceCode(copy), starter: starter, solution: starter, tests: [], given: given)

    let findings = look.findingsInText

    #expect(findings.map(\.name) == names)
    #expect(findings.allSatisfy { $0.line == 2 })
  }

  @Test(arguments: [
    ("\nimport Testing", "Testing", 2), ("import struct Glibc.stat", "Glibc", 1),
    ("@_silgen_name(\"fork\") func f()", "@_silgen_name", 1),
    ("@inlinable func f()", "@inlinable", 1),
    ("@testable import Scenario", "@testable", 1), ("@c(x) func f() {}", "@c", 1),
    ("init(_ till: Till, test: String = #function) {}", "#function", 1),
    ("a\n// \rexit(0)", "character", 2), ("let a = (unsafe f())", "unsafe", 1),
    ("\n#sourceLocation(file: \"a\", line: 1)", "#sourceLocation", 2),
    ("#if DEBUG\n#endif", "DEBUG", 1),
    ("// \nnonisolated(unsafe) var a = 1", "a", 2),
    ("enum A {\n  @MainActor private static var all: [Int]\n    = [] }", "all", 2),
    ("let all\n  = Mutex<[Int]>([])", "all", 1),
    ("actor A {}; enum B { static let a: A = .init() }", "a", 1),
    ("struct A { let a: Mutex<Int> }\nlet made = A()", "made", 2),
    ("func make() -> Int { 1 }\nprivate let made = make()", "made", 2),
    (
      "init() {\n  use(/, \\\n  String.count, \"/\"); f(#function) }\nfunc f(a: A = #function, b: \"/\")",
      "#function", 4
    ),
    ("#if compiler(>=99)\n}\n#endif", "character", 2),
    ("struct A {\n#if compiler(>=99)\n}\nstruct B {\n#endif\n}", "character", 3),
    ("#if A\n#elseif B\n{\n#else\n}\n#endif", "character", 4),
    ("\n_ = `Task`.name", "Task.name", 2),
    ("let a = 1\nlet b = unsafe f()", "unsafe", 2), ("macro expect() = 1", "expect", 1),
    ("infix operator ==", "==", 1), ("extension Array { typealias Till = Int }", "Till", 1),
    ("typealias IntegerLiteralType = Own", "IntegerLiteralType", 1),
    ("import Foundation\nlist.write(toFile: path)", "write", 2),
    ("import Foundation\nProcessInfo().arguments", "arguments", 2),
    ("String(reflecting: type(of: box))", "reflecting", 1),
    ("import Foundation\nNSArray(contentsOf: url)", "contentsOf", 2),
    ("import Foundation\nlet d: NSData? = .init(contentsOf: url)", "contentsOf", 2),
    ("import Foundation\nfunc write() {}\n(a as NSArray).write(toFile: path)", "write", 3),
    ("import Foundation\ninfo.dictionaryWithValues(forKeys: [key])", "dictionaryWithValues", 2),
    ("import Foundation\ninfo.value(forKey: key)", "value", 2),
    ("import Foundation\n\n_ = Thread.callStackSymbols", "callStackSymbols", 3),
    ("private typealias Slot = Locked<Int>\nprivate let a = Slot(1)", "a", 2),
    ("class A { var b = 1 }\nclass C: A {}\nenum D { static let one = C() }", "one", 3),
    ("class box { var b = 1 }\nlet a = box()", "a", 2),
    ("class A { var b = 1 }\nenum B {\n  @TaskLocal static var c = A()\n}", "c", 3),
    ("let a: (Int) -> Int = {\n\n\n\n\n  var b = 1\n  return { b += $0; return b }\n}()", "a", 1),
    ("func f(try?/\"\"\"/) {}", "character", 1), ("f(/\\}/)", "character", 1),
    ("f(/`/)", "character", 1), ("queue.setSpecific(key: a, value: b)", "setSpecific", 1),
    ("import Foundation\na.userInfo[b] = c", "userInfo", 2),
    ("\nlet a = √/\"\"\"/", "character", 2), ("f(+÷/\"/)", "character", 1),
    ("let a = \u{2E2F}/\"/", "character", 1), ("_ = /\"\"\"\\ /", "character", 1),
    ("do { return/\"/ }; let last = \"\"", "character", 1),
    ("enum _silgen_name {}\n@_silgen_name(\"poll\") func f()", "@_silgen_name", 1),
    ("\nprivate typealias `the source` = Board", "character", 2),
    ("func f() {\n  _ = A.`what was heard` }", "character", 2),
    ("// \n\"\\(box)\".contains(\"KataTests.\")", "KataTests", 2),
    ("#if canImport(TestSupport)\n#endif", "TestSupport", 1),
    ("assert({ a = true; return true }())", "assert", 1),
    ("assert([1].allSatisfy { a = $0; return true })", "assert", 1),
  ])
  func `finds forbidden code in the text, with its line`(
    _ text: String, _ name: String, _ line: Int
  ) {
    let found = Self.look(text, tests: "let till: Till = a == b").findingsInText

    #expect(found.map(\.name) == [name])
    #expect(found.first?.line == line)
  }

  @Test(arguments: [
    "// import Testing, unsafe code, @_silgen_name", "let text = \"@testable import #function\"",
    "unowned(unsafe) let a: B",
    "@Observable @MainActor class A {}",
    "private typealias Till = Int", "typealias Bell = Int",
    "@propertyWrapper struct A {}; func f() { @A var b }",
    "@inline(never) func f() {}", "import Dispatch", "\tlet a = 1\r\n", "f(isolation: #isolation)",
    "typealias Answer = Int", "infix operator |>", "await withUnsafeContinuation { $0.resume() }",
    "static let a = Point(1)", "static var a: Int { 1 }", "@TaskLocal static var a = 1",
    "enum A {\n  @TaskLocal\n  static var a: Int?\n}", "struct A { var a = Mutex(1) }",
    "let limit = 3, f = { $0 + 1 }", "func f() { var a = 1 }", "func f() {\n  let a = Mutex(1)\n}",
    "class A { let a = 1 }\nstatic let all = A()",
    "class func f() { let a = A() }",
    "\u{FEFF}let a = 1",
    "struct A { typealias Till = Int }", "import Foundation\nfunc write(to a: A) {}\nwrite(to: a)",
    "#if A\nfunc f() {}\n#else\nfunc f() { if a {} }\n#endif", "reduce(1, /)",
    "print(#function)", "func write(to log: Log) {}",
    "import Foundation\nlist.append(contentsOf: a)\nlist.removeValue(forKey: 1)",
    "#if os(macOS)\n#endif", "func `asks the till, once`() {}", "let half = größe/2",
    "let half = caf\u{E9}/2, third = cafe\u{301}/3, fourth = x²/4", "_ = /a\\ b\\//",
    "#if canImport(Foundation)\n#endif",
    "var isTested: Bool { assert(a == b) }; func `default`() {}",
    "assert(list.allSatisfy { $0 == 1 && $0 >= 0 })",
    "func heard() {}\nprivate let all = [\n  A(1, heard: [2]),\n]",
    "enum A {\n  static let b: [Int] = {\n    var all = [1]\n    all += [2]\n    return all\n  }()\n}",
  ])
  func `leaves honest text alone`(_ text: String) {
    let tests = "private typealias Answer = Int\nlet till: Till = bell"

    #expect(Self.look(text, tests: tests).findingsInText == [])
  }

  @Test func `ignores code of the original exercise`() {
    let text = "import Testing\nimport TestSupport\n@testable import Scenario"

    #expect(
      Self.look(text + "\nextension Tag { @Tag static var a: Self }", starter: text).findingsInText
        == [])
  }

  @Test(arguments: [
    ("srand", "no kata needs"), ("exit", "no kata needs"), ("_exit", "no kata needs"),
    ("__exit", "no kata needs"),
    ("open64", "no kata needs"), ("fopen$DARWIN_EXTSN", "no kata needs"),
    ("OBJC_CLASS_$_NSTask", "other programs"), ("OBJC_CLASS_$_NSFileManager", "read or write"),
  ])
  func `has a reason for each function of the system that isn't allowed`(
    _ name: String, _ reason: String
  ) throws {
    let words = "exit _exit open fopen srand"
    let found = try #require(NotAllowed.first(for: Symbol(name: name, text: name), in: words))

    #expect(found.reason.contains(reason))
  }

  @Test(arguments: [
    (
      "static (extension in Swift):Swift.Task< where A == Swift.Never>.name.getter : X", "Task.name"
    ),
    (
      "static (extension in Dispatch):__C.OS_dispatch_source.makeSignalSource(signal: Swift.Int32)",
      "makeSignalSource"
    ),
    ("(extension in Dispatch):__C.OS_dispatch_io.close(flags: Swift.Int) -> ()", "DispatchIO"),
    ("protocol descriptor for Testing.TestScoping", "TestScoping"),
    ("(extension in Testing):Testing.Trait<>.filterIssues(() -> Swift.Bool) -> X", "filterIssues"),
    ("Glibc.open(Swift.UnsafePointer<Swift.Int8>, Swift.Int32) -> Swift.Int32", "open"),
  ])
  func `has a reason for names of Swift that aren't allowed and that no attack uses`(
    _ text: String, _ name: String
  ) throws {
    let found = try #require(NotAllowed.first(for: Symbol(name: "$s1", text: text), in: ""))

    #expect(found.name == name)
  }

  @Test(arguments: [
    "malloc", "free", "memcpy", "swift_retain", "objc_opt_self", "_objc_empty_cache", "open",
    "OBJC_CLASS_$__TtCs12_SwiftObject", "OBJC_METACLASS_$__TtCs12_SwiftObject", "pthread_create",
    "usleep", "_log", "OBJC_CLASS_$_NSLock", "objc_msgSend", "NSUnderlyingErrorKey",
    "__stack_chk_fail", "__error",
  ])
  func `allows what compilers need, and what is harmless`(_ name: String) {
    let words = "malloc usleep log close error NSUnderlyingErrorKey"

    #expect(NotAllowed.first(for: Symbol(name: name, text: name), in: words) == nil)
  }

  @Test(arguments: [
    "Foundation.ProcessInfo.systemUptime.getter : Swift.Double", "Glibc.sqrt(Swift.Double) -> X",
    "Swift.Array.append<A>(contentsOf: A) -> ()", "static Foundation.Thread.sleep(forTimeInterval:",
    "Swift.withUnsafeContinuation<A>(isolation: Swift.isolated)", "Synchronization.Mutex.withLock",
    "Foundation.Data.append(contentsOf: Swift.Array<Swift.UInt8>) -> ()", "Swift.MirrorOfMine",
  ])
  func `leaves honest names alone`(_ text: String) {
    #expect(NotAllowed.first(for: Symbol(name: "$s1", text: text), in: "") == nil)
  }

  /// On a Mac, an import in one file of a module is in all of its files.
  @Test func `doesn't mistake an import for a changed check`() {
    #if canImport(Darwin)
      let sign = "_"
    #else
      let sign = ""
    #endif
    let lines = "b/A.o: \(sign)free\nb/A.o: \(sign)_swift_FORCE_LOAD_$_swiftFoundation\nno name\n"

    #expect(BuiltCode.names(in: lines) == ["b/A.o": ["free"]])
  }

  @Test(arguments: [
    ("$sSS2eeoiySbSS_SStFZ", false), ("fork", false), ("$s7Testing5IssueV", false),
    ("__swift_reflection_version", true), ("_swift_FORCE_LOAD_$_Foundation_$_Kata", true),
  ])
  func `lets an exercise define only its own names`(_ name: String, _ isOwn: Bool) {
    var code = BuiltCode()
    code.given = [Symbol(name: name, text: name)]

    #expect(Self.look("").findings(in: code).isEmpty == isOwn)
  }

  @Test(arguments: [
    ("static Kata.Till.== infix(Kata.Till, Kata.Till) -> Swift.Bool", true),
    ("static Kata.Bell.== infix(Kata.Bell, Kata.Bell) -> Swift.Bool", false),
    ("static Kata.Own.< infix(Kata.Own, Kata.Own) -> Swift.Bool", false),
  ])
  func `allows comparisons only of an exercise's own types`(
    _ text: String, _ isFound: Bool
  ) {
    var code = BuiltCode()
    code.given = [Symbol(name: "$s4Kata", text: text)]
    let look = Self.look("struct Bell {}; struct Own {}", starter: "struct Till {}")

    #expect(look.findings(in: code).isEmpty == !isFound)
  }

  @Test func `finds that the compiler's own comparison is missing`() {
    let own = Symbol(name: "$s1", text: "static Kata.Till.__derived_enum_equals(X) -> Swift.Bool")
    var (usual, code) = (BuiltCode(), BuiltCode())
    usual.given = [own]
    let look = Self.look("enum Till {}\nextension Till: Strideable {}", starter: "enum Till {}")

    #expect(look.findings(in: code, usual: usual).map(\.name) == ["=="])
    #expect(Self.look("").findings(in: code, usual: usual) == [], "the type is missing, too")
    code.given = [own]
    #expect(look.findings(in: code, usual: usual) == [])
    let forged = Self.look("enum Till { func __derived_enum_equals() {} }", starter: "enum Till {}")
    #expect(forged.findings(in: code, usual: usual).map(\.name) == ["=="])
  }

  @Test(arguments: [
    ("nominal type descriptor for Kata.Board", false),
    ("nominal type descriptor for Kata.(Rows in _01AB)", true),
    ("nominal type descriptor for Rows #1 in Kata.f(Swift.Int) -> Swift.Int", true),
    ("protocol descriptor for Kata.Lines", true), ("protocol descriptor for Kata.Shown", false),
    ("nominal type descriptor for Kata.Board.(CodingKeys in _01AB)", false),
    ("Kata.Board.turn() -> ()", false),
    ("static Kata.Board.(`two\u{A0}lines` in _01AB)() -> ()", false),
    ("Kata.(hide in _01AB)<A where A: Swift.Equatable>(A) -> ()", true),
    (
      "(extension in Kata):Swift.Array<A where A == (Kata.Board) -> Swift.Set<X>>.hide() -> ()",
      true
    ),
    ("hide #1 <A>() -> () in Kata.Board.turn() -> ()", true),
    ("Kata.Board.`a < b`<A>(A) -> ()", true),
    ("static Kata.Board.actor() -> ()", false), ("Kata.größe() -> ()", false),
    ("Kata.Board.ok() -> ()", true),
    ("static Kata.Board.__derived_struct_equals(Kata.Board, Kata.Board) -> Swift.Bool", false),
    ("Kata.Board.access<A>(keyPath: Swift.KeyPath<Kata.Board, A>) -> ()", false),
    ("static Kata.Board.($s4Kata1aTestfMp_ in _01AB)@Sendable () async throws -> ()", false),
    ("$s4Kata1aTestfMp_7__localfMu0_ #1 @Sendable () async -> () in static Kata.a() -> ()", false),
    ("reflection metadata field descriptor Kata.Rows", false),
    ("$defer #1 () -> () in Kata.f()", false),
    ("(extension in Swift):Swift.Collection.map<A>((A.Element) -> A1) -> [A1]", false),
    ("static Kata.Board.< infix(Kata.Board, Kata.Board) -> Swift.Bool", false),
  ])
  func `finds declarations that only the compiler finds`(_ text: String, _ isFound: Bool) {
    var code = BuiltCode()
    code.declared = [Symbol(name: "$s1F", text: text)]
    let look = Self.look(
      "protocol Shown {}; struct Board { func turn() { ok() }; func `two lines`() {}; func größe() {}; class func actor() {} }"
    )

    #expect(look.findings(in: code).map(\.name) == (isFound ? ["unread"] : []))
  }

  @Test func `finds a change of something that all objects share`() {
    func found(_ text: String) -> [String] {
      var code = BuiltCode()
      code.taken = [Symbol(name: "$s1", text: text)]
      return Self.look("").findings(in: code).map(\.name)
    }

    #expect(found("static Foundation.TimeZone.all.setter : [Swift.String]") == ["all"])
    #expect(found("Scenario.all.modify : [Swift.String]") == ["all"])
    #expect(found("static Kata.Till.all.setter : Kata.Till") == [])
    #expect(found("static Foundation.TimeZone.current.getter : Foundation.TimeZone") == [])
    #expect(found("Foundation.DateFormatter.dateFormat.setter : Swift.String?") == [])
  }

  @Test func `finds a changed type of the original exercise, unless the solution changes it`() {
    let starter = "protocol Till { func open() }\nstruct Own: Till {\n  // Your code\n}\n"
    let solution =
      "/// Opens.\nprotocol Till {\n  func open()\n}\nstruct Own: Till { func open() {} }"
    func found(_ exercise: String) -> [String] {
      Look(
        exercise: SourceCode(exercise), starter: SourceCode(starter),
        solution: SourceCode(solution),
        tests: []
      ).findingsInText.map(\.name)
    }

    #expect(found(solution) == [])
    #expect(found("// Mine.\n" + starter + "extension Till { func shut() {} }") == [])
    #expect(found(starter.replacing("open()", with: "open(_ now: Bool)")) == ["Till"])
    #expect(found("struct Own {}") == ["Till"])
  }

  @Test(arguments: [
    ("String(format: \"%.1f\\n\", a)", true), ("line(format: .centered)", true),
    ("String(format: \"%s\", a)", false), ("String.init(format:)(a, b)", false),
    ("String(format: \"\\(a)\")", false), ("\"\".appendingFormat(\"%.1s\", a)", false),
    ("NSLog(\"%s\", a)", false), ("date.ISO8601Format()", true), ("NSLog(\"a\")", true),
  ])
  func `allows only formats that are literals and read no memory`(
    _ text: String, _ isPlain: Bool
  ) {
    var code = BuiltCode()
    code.taken = [
      Symbol(
        name: "$s1",
        text: "(extension in Foundation):Swift.String.init(format: Swift.String, X) -> Swift.String"
      )
    ]

    #expect(Self.look(text).findings(in: code).isEmpty == isPlain)
    #expect(Self.look(text).findings(in: BuiltCode()).isEmpty)
  }

  @Test func `finds tasks that sleep, but neither alone`() {
    func found(_ text: String) -> [String] {
      Self.look(text).findings(in: BuiltCode()).map(\.name)
    }

    #expect(found("Task.detached { try await Task.sleep(for: .seconds(1)) }") == ["sleep"])
    #expect(found("queue.asyncAfter(deadline: .now()) {}") == ["asyncAfter"])
    // A completion handler may be called a little later.
    let later = ["0.05", ".milliseconds(200)", "0.3", ".seconds(1)", "wait"].filter {
      let text = "queue.asyncAfter(deadline: .now() + \($0)) { done(1) }"
      return Self.look(text, starter: "done: @escaping (Int) -> Void").findings(in: BuiltCode())
        .isEmpty
    }
    #expect(later == ["0.05", ".milliseconds(200)"])
    #expect(found("Thread { gate.wait(until: end) }") == ["wait"])
    #expect(found("queue.async { _ = gate.wait(timeout: .now() + 5) }") == ["wait"])
    #expect(found("let rest = gate.wait; queue.async { rest(end) }") == ["wait"])
    #expect(found("queue.async { gate.wait() }") == [])
    #expect(found("let nap = Task.init { try await rest(); nanosleep(&a, nil) }") == ["nanosleep"])
    #expect(found("let answer = Task { 1 }") == [])
    #expect(found("Task.immediate { try? await Task.sleep(for: .seconds(9)) }") == ["sleep"])
    #expect(
      found("typealias Job = Task; Job { try? await Task.sleep(for: .seconds(9)) }") == ["sleep"])
    #expect(found("group.notify(queue: q) { Thread.sleep(forTimeInterval: 9) }") == ["sleep"])
    #expect(found("group.addTask { try await Task.sleep(for: .seconds(1)) }") == [])
    #expect(found("Task { f() }; func forget(until: Int) {}; self.forget(until: 3)") == [])
    #expect(found("Task { f() }; let a = list.index(before: end)") == [])
    #expect(found("func rest() { Thread.sleep(forTimeInterval: 1) }") == [])
    #expect(found("try await Task.sleep(for: .seconds(1))") == [])
  }

  private static let usual: Set<Symbol> = [
    Symbol(name: "$s4Kata4TillV", text: "type metadata accessor for Kata.Till"),
    Symbol(
      name: "$s4Kata5ErrorO2ee", text: "static Kata.Error.__derived_enum_equals(_: Kata.Error)"),
    Symbol(name: "$sSS2ee", text: "static Swift.String.== infix(Swift.String, Swift.String)"),
    Symbol(name: "$s7Testing1", text: "Testing.__checkBinaryOperation<A>() -> ()"),
  ]

  @Test(arguments: [
    ("$s4Kata4TillC", "type metadata accessor for Kata.Till", nil),
    ("$s4Kata4TillC4open", "Kata.Till.open(Kata.Gate) -> ()", nil),
    ("$s4Kata5NorthV4open", "Kata.North.open(Swift.Int) -> Swift.Int", nil),
    ("$s4Kata4TillV5price", "Kata.Till.price(Swift.Int) -> Swift.Int", "price"),
    ("$s4Kata8promptly", "Kata.promptly(Swift.Int) -> ()", "promptly"),
    ("$s4Kata2ee", "Kata.== infix([Swift.String], [Swift.String]) -> Swift.Bool", "=="),
    ("$s4Kata4TillV2ee", "static Kata.Till.== infix(Kata.Till, Kata.Till) -> Swift.Bool", "=="),
    ("$sSa4KataE5first", "(extension in Kata):Swift.Array.first.getter : A?", "first"),
    ("$s4Kata5ErrorO4stop", "static Kata.Error.stop.getter : Kata.Error", "Error"),
    ("$sSYsSQ2ee", "Swift.== infix<A where A: Swift.RawRepresentable>(A, A)", "questions"),
  ])
  func `finds changed checks of the tests`(_ name: String, _ text: String, _ finding: String?) {
    let look = Self.look(
      "", starter: "struct Till { func open() {} }",
      tests: "await promptly { till.price() == first }")
    let asked = Self.usual.union([Symbol(name: name, text: text)])

    let found = look.findings(in: ["T": asked], usual: ["T": Self.usual])

    #expect(found.map(\.name) == (finding.map { [$0] } ?? []))
  }

  @Test(arguments: [("T", "$s7Testing1"), ("Given/E", "$s4Kata5ErrorO2ee")])
  func `finds missing checks of the tests and the given code`(
    _ file: String, _ lost: String
  ) {
    let fewer = Self.usual.filter { $0.name != lost }

    let found = Self.look("").findings(in: [file: fewer], usual: [file: Self.usual])

    #expect(found.map(\.name) == ["questions"])
  }

  @Test func `finds the lines that access memory by its address, with both build systems`() {
    let native = """
      /x/Kata/A.swift:4:20: warning: expression uses unsafe constructs but is not marked [#Strict]
       4 |   let p = strdup("x")
         |           `- note: reference to 'strdup' involves unsafe type 'UnsafeMutablePointer<CChar>'
      /x/Kata/A.swift:7:9: warning: expression uses unsafe constructs but is not marked [#Strict]
         |           `- note: reference to unsafe global function 'withUnsafeContinuation'
      /x/Kata/A.swift:8:5: warning: expression uses unsafe constructs but is not marked [#Strict]
         |     `- note: in expansion of macro 'expect' here
         +--- macro expansion #expect ---
         |1 | Testing.check(count)
         |  |     `- note: reference to property 'count' is unsafe in concurrently-executing code
      /x/Kata/A.swift:9:5: warning: expression uses unsafe constructs but is not marked [#Strict]
         |     |- note: reference to parameter 'p' involves unsafe type 'UnsafePointer<Int>'
         |     `- note: reference to var 'count' is unsafe in concurrently-executing code
      10 | // note: is unsafe in concurrently-executing code
      /x/Kata/A.swift:11:5: warning: conformance of 'A' to 'B' involves unsafe code [#Strict]
      """
    let other = """
      /x/Kata/A.swift:4:20: warning: expression uses unsafe constructs but is not marked with 'unsafe'
      /x/Kata/A.swift:4:27: note: argument #0 has unsafe type 'UnsafePointer<CChar>'
      /x/Kata/A.swift:8:20: warning: expression uses unsafe constructs but is not marked with 'unsafe'
      /x/Kata/A.swift:8:20: note: reference to var 'global' is unsafe in concurrently-executing code
      /x/Kata/B.swift:9:20: warning: expression uses unsafe constructs but is not marked with 'unsafe'
      /x/Kata/B.swift:9:27: note: argument #0 has unsafe type 'UnsafePointer<CChar>'
      """

    #expect(Look.unsafeLines(in: native) { $0 == "/x/Kata/A.swift" } == [4, 9, 11])
    #expect(Look.unsafeLines(in: other) { $0 == "/x/Kata/A.swift" } == [4])
  }

  @Test func `replaces whole words by others of the same kind`() throws {
    let text = """
      // Replaced during grading: "mia", "oat milk", "17".
      final class RecordingTill {}
      @Test func `knows mia, and 17`() { RecordingTill(); f("Mia@Example.com", "oat milk", 17, "familiar mia17 4170 1.17") }
      """
    var numbers = SeededNumbers(state: 1)

    let drawn = DrawnWords(for: [text], using: &numbers).rewrite(text)

    let new = try #require(
      drawn.firstMatch(
        of: /f\("(\w)(\w+)@Example\.com", "(\w+ \w+)", (\d+), "familiar (\w+?)(\d+) 4170 1\.(\d+)"/)
    )
    #expect(drawn.contains("`knows mia, and 17`"), "a test's name doesn't change")
    let double = try #require(drawn.firstMatch(of: /class ([A-Z][a-z]{7,13}) \{\}/)).1
    #expect(double != "RecordingTill" && drawn.contains(" \(double)(); f("))
    #expect(String(new.1).lowercased() + new.2 == new.5 && new.5 != "mia" && new.5.count == 3)
    #expect(new.3 != "oat milk" && new.3.count == 8)
    #expect(new.4 == new.6 && new.4 == new.7 && new.4 != "17" && new.4.count == 2)
  }

  @Test(arguments: [
    "x86_64-unknown-linux-gnu/debug/%.build/A.swift.o",
    "out/Intermediates.noindex/Kata.build/Debug-linux/%.build/Objects-normal/x86_64/A.o",
    "out/Intermediates.noindex/Kata.build/Debug/%-t.build/Objects-normal/arm64/A.o",
  ])
  func `finds the compiled files of Swift 6.3, 6.4 and the build system between them`(
    _ path: String
  ) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let workspace = try KataWorkspace(folder.url)
    var files = ["Kata/Tests/A.swift": Data(), "Kata/Given/B.swift": Data()]
    for module in ["Kata", "KataTests", "Scenario", "KataPackageTests"] {
      let built = ".build/" + path.replacing("%", with: module)
      files[built] = Data(module.utf8)
      files[built.replacing("A.", with: "B.")] = Data("other \(module)".utf8)
    }
    try workspace.lay(files)

    let found = try BuiltCode.objects(ofFile: "A.swift", in: workspace)

    #expect(try String(contentsOfFile: found.exercise, encoding: .utf8) == "Kata")
    let test = try #require(found.others["A.swift"])
    let given = try #require(found.others["Given/B.swift"])
    #expect(try String(contentsOfFile: test, encoding: .utf8) == "KataTests")
    #expect(try String(contentsOfFile: given, encoding: .utf8) == "other Kata")
  }

  /// On a Mac, a class needs Objective-C's runtime. The compiler can write such files on other
  /// systems, too, if they need no module of the Mac.
  @Test func `allows a class, an actor and a closure in a Mac's compiled code`()
    async throws
  {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let plain = """
      precedencegroup AssignmentPrecedence { assignment: true }
      final class Box {
        let done: (Box) -> ()
        init(done: @escaping (Box) -> ()) { self.done = done }
        func go() { done(self) }
      }
      """
    let whole = """
      final class Box { var count = 0; let done: (Int) -> Void; init(done: @escaping (Int) -> Void) { self.done = done } }
      actor Counter { var count = 0; func up() async -> Int { count += 1; return count } }
      """
    let mac = ["-target", "arm64-apple-macosx15.0"]
    #if canImport(Darwin)
      let ways = [(plain, ["-frontend", "-parse-stdlib"] + mac), (whole, mac)]
    #else
      // Code for a Mac without modules, and an actor for the most similar system with modules.
      let near = ["-enable-experimental-feature", "Embedded", "-target", "arm64-apple-ios18.0"]
      let ways = [(plain, ["-frontend", "-parse-stdlib"] + mac), (whole, ["-wmo"] + near)]
    #endif
    let tools = try await BuiltCode.tools()
    for (number, way) in ways.enumerated() {
      let source = try folder.file("\(number).swift", holding: way.0)
      let object = folder.url.appendingPathComponent("\(number).o").path
      let words = ["swiftc"] + way.1 + ["-c", "-parse-as-library", "-module-name", "Kata"]
      let built = await run(words + [source, "-o", object])
      try #require(built.ending == .exited(0), "\(built.text)")
      func symbols(_ kind: [String]) async throws -> [Symbol] {
        let list = await run([BuiltCode.nm(in: tools), "--format=just-symbols"] + kind + [object])
        try #require(list.ending == .exited(0), "\(list.text)")
        let names = list.text.split(separator: "\n").map { String($0.dropFirst()) }
        let texts = try await BuiltCode.translated(Set(names), tools)
        return names.map { Symbol(name: $0, text: texts[$0] ?? $0) }
      }
      var code = BuiltCode()
      code.taken = try await symbols(["--undefined-only"])
      code.given = try await symbols(["--defined-only", "--extern-only", "--no-weak"])

      let all = try await symbols(["--defined-only"])
      code.declared = all.filter { $0.name.hasSuffix("Mn") || $0.name.hasSuffix("F") }

      #expect(!code.taken.isEmpty && !code.given.isEmpty && !code.declared.isEmpty)
      #expect(Self.look(way.0).findings(in: code) == [])
    }
  }

  private func run(_ words: [String]) async -> ChildReport {
    await ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), words).run(deadline: .seconds(60))
  }
}
