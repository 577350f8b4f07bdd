import KataRunner

/// A text that tries to cheat the runner, and the expected result.
struct KataAttack: Sendable {
  /// The place of the attack's code.
  enum Place: Equatable, Sendable {
    /// In the solution, before the call of the inner object.
    case solution

    /// After the solution.
    case belowSolution

    /// After the starter, which is wrong without the attack.
    case belowStarter

    /// In the starter, instead of this text.
    case starter(String)

    /// In the solution, instead of this text.
    case solved(String)

    /// The whole exercise.
    case whole
  }

  let name: String
  let verdict: KataVerdict

  /// Words that the report has to contain; or, if the tests ran, the test.
  let words: String

  let kata: String
  let place: Place
  let code: String
  let deadline: Duration?

  init(
    _ name: String, _ verdict: KataVerdict, _ words: String, in kata: String = "classic-sign-in",
    at place: Place = .solution, _ code: String, deadline: Duration? = nil
  ) {
    self.name = name
    self.verdict = verdict
    self.words = words
    self.kata = kata
    self.place = place
    self.code = code
    self.deadline = deadline
  }

  /// The exercise's text.
  func text(starter: String, solution: String) -> String {
    switch place {
    case .solution:
      let line = "    till.open("
      return "import Foundation\n" + solution.replacing(line, with: "    \(code)\n\(line)")
    case .belowSolution: return "import Foundation\n" + solution + "\n" + code + "\n"
    case .belowStarter: return "import Foundation\n" + starter + "\n" + code + "\n"
    case .starter(let words): return starter.replacing(words, with: code)
    case .solved(let words): return solution.replacing(words, with: code)
    case .whole: return code
    }
  }
}

extension KataAttack {
  /// The first test of the solution that calls the inner object.
  private static let first =
    "asks the till once, with the e-mail and the password as they were typed"

  static let all =
    ends + bounds + reaches + disguises + hidden + forgeries + tests + meanings + insight

  #if canImport(Darwin)
    // macOS doesn't limit a program's memory.
    private static let bounds: [KataAttack] = []
    private static let start = "__DATA,__mod_init_func"
  #else
    private static let bounds = [
      KataAttack("memory", .crashed, first, "var a = \"x\"; while true { a += a }")
    ]
    private static let start = ".init_array"
  #endif

  /// The tests don't end, or the process ends early.
  private static let ends = [
    KataAttack("trap", .crashed, first, "_ = [Int]()[email.count]"),
    // Its message would clear the terminal and rename its window.
    KataAttack(
      "fatal error", .crashed, first, #"fatalError("\u{1B}[2J\u{1B}]0;owned\u{7} all is well")"#),
    KataAttack(
      "endless call", .crashed, first,
      "logIn(email: email, password: password, success: success, failure: failure)"),
    KataAttack("endless loop", .timedOut, first, "while !email.isEmpty {}", deadline: .seconds(3)),
    KataAttack(
      "sleeping lock", .timedOut, first, "let lock = NSLock(); lock.lock(); lock.lock()",
      deadline: .seconds(3)),
    KataAttack(
      "flood", .tooMuchOutput, first, #"while !email.isEmpty { print("asking the till") }"#),
    KataAttack(
      "one long line", .tooMuchOutput, first, #"print(String(repeating: "x", count: 5_000_000))"#),
    KataAttack("syntax error", .doesNotCompile, "", "let = "),
    KataAttack(
      "error that blames the machine", .doesNotCompile, "",
      #"#error("no such module 'Testing'")"#),
    KataAttack(
      "error that blames the compiler", .doesNotCompile, "",
      #"let a: Int = "out of memory, failed due to signal 9"; `file size limit exceeded`()"#),
    KataAttack(
      "forged place of an error", .doesNotCompile, "",
      """
      #sourceLocation(file: "/tmp/other.swift", line: 1)
          let a: Int = ""
          #sourceLocation()
      """),
    KataAttack(
      "expression that takes too long to compile", .doesNotCompile, "",
      #"let x = 1 + 2.0 * [3].count + "4" + 5 - 6.5 + "7".count + [8: 9][8]! - 1 + 2 + "3" + 4.5"#
    ),
  ]

  /// The exercise uses functions that no exercise needs.
  private static let reaches = list(
    "reaches", at: .solution,
    [
      ("exit", "exit(0)"), ("exit", "_exit(0)"),
      ("abort", "abort()"),
      ("dlsym", #"_ = dlsym(nil, "fork").map { _ in 1 }"#),
      ("atexit", "atexit {}"), ("kill", "kill(1, SIGKILL)"),
      ("getppid", "_ = getppid()"),
      ("raise", "raise(SIGSTOP)"), ("signal", "signal(SIGTERM, nil)"),
      ("setsid", "_ = setsid()"),
      ("open", #"_ = open("/proc/self/cmdline", O_RDONLY)"#), ("write", "_ = write(3, email, 1)"),
      ("fopen", #"_ = fopen("/tmp/x", "w")"#), ("unlink", "unlink(email)"),
      ("socket", "_ = socket(2, 1, 0)"),
      ("setenv", #"setenv("SWT_X", "1", 1)"#),
      ("popen", #"_ = popen("true", "r")"#),
      ("mmap", "_ = mmap(nil, 1, 0, 0, 0, 0)"),
      ("FileManager", "_ = FileManager.default.currentDirectoryPath"),
      ("Process", #"try? Process.run(URL(fileURLWithPath: "/bin/true"), arguments: [])"#),
      ("arguments", "_ = ProcessInfo.processInfo.arguments"),
      ("Bundle", "_ = Bundle.main.bundlePath"),
      ("FileHandle", "FileHandle.standardError.write(Data(email.utf8))"),
      ("contentsOf", #"_ = try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)"#),
      ("contentsOf", #"_ = try? Data(contentsOf: URL(fileURLWithPath: "/etc/passwd"))"#),
      ("write", #"try? email.write(toFile: "/tmp/x", atomically: true, encoding: .utf8)"#),
      ("OutputStream", "_ = OutputStream(toFileAtPath: email, append: true)"),
      ("CommandLine", "_ = CommandLine.arguments"),
      ("callStackSymbols", "_ = Thread.callStackSymbols"),
      ("Mirror", "_ = Mirror(reflecting: till).children.count"),
      ("dump", "dump(till)"), ("_typeByName", #"_ = _typeByName("9KataTests13RecordingTillC")"#),
      ("memory", "_ = unsafeBitCast(till, to: Int.self)"),
      ("unsafe", "_ = unsafe unsafeBitCast(till, to: Int.self)"),
      ("memory", "_ = UnsafePointer<Int>(bitPattern: 4711)?.pointee"),
      ("memory", "_ = Unmanaged.passRetained(till)"),
      ("write", #"NSArray(array: ["x"]).write(toFile: email, atomically: false)"#),
      ("resolvingSymlinks", "_ = URL(fileURLWithPath: email).resolvingSymlinksInPath()"),
      ("environment", #"_ = ProcessInfo.processInfo.environment["X"]"#),
      ("format", #"_ = String(format: "%.1s", 1)"#),
      ("makeTimerSource", "DispatchSource.makeTimerSource().resume()"),
      (
        "ManagedBufferPointer",
        "_ = ManagedBufferPointer<Int, Int>(unsafeBufferObject: till).header"
      ),
      ("withUnsafeCurrentTask", "withUnsafeCurrentTask { $0?.cancel() }"),
      ("wordexp", #"var list = wordexp_t(); _ = wordexp("x", &list, 0)"#),
    ])

  /// The exercise replaces something, or runs code before its tests.
  private static let disguises = list(
    "disguise", at: .belowSolution,
    [
      ("@_silgen_name", #"@_silgen_name("fork") func other() -> Int32"#),
      (
        "7Testing22",
        #"@_silgen_name("$s7Testing22__checkBinaryOperation") public func check() {}"#
      ),
      ("@section", #"@used @section("\#(start)") let start: @convention(c) () -> Void = {}"#),
      ("@c", "@c(getpid) public func another() -> Int32 { 1 }"),
      ("@_transparent", "@_transparent func == (a: User, b: User) -> Bool { true }"),
      ("@testable", "@testable import TestSupport"),
      ("Testing", "import Testing\n@Test func mine() { Issue.record(\"x\") }"),
      ("TestSupport", "import TestSupport\nlet samples = [Business].cafes"),
    ])

  /// Attacks that only the compiled code shows. LookTests and SourceCodeTests have those that the
  /// text shows.
  private static let hidden = each(
    "hidden", at: .belowSolution,
    [
      ("exit", "func end() {\u{A0}exit\u{A0}(0) }"),
      (
        "memory",
        """
        func look(_ UnsafeContinuation: UnsafePointer<Int>) -> Int {
          UnsafeContinuation.pointee
        }
        """
      ),
    ])

  /// The tests no longer check anything.
  private static let forgeries =
    each(
      "forgery", at: .belowStarter,
      [
        ("macro", "@freestanding(expression) macro expect(_ c: Any, _ w: Any...) -> Int = #line"),
        (
          "==",
          """
          func == (a: [String], b: [String]) -> Bool { true }
          func == (
            a: [Result<Session, AuthenticationError>], b: [Result<Session, AuthenticationError>]
          ) -> Bool { true }
          """
        ),
        (
          "==",
          """
          extension Array where Element: Equatable {
            static func == (a: Self, b: Self) -> Bool { true }
          }
          """
        ),
        (
          "==", "@inline(always) func == (a: [String], b: [String]) -> Bool { true }"
        ),
        (
          "first",
          """
          extension ClassicSignInWithTill { protocol P: RangeReplaceableCollection {} }
          extension Array: ClassicSignInWithTill.P {}
          extension ClassicSignInWithTill.P where Self == [Result<Session, AuthenticationError>] {
            var first: Element? { nil }
          }
          """
        ),
      ]) + [
      KataAttack(
        "macro for everything", .doesNotCompile, "", at: .belowStarter,
        "@freestanding(expression) macro expect(_ c: Bool, _ w: Any...) -> Int = #line"),
      KataAttack(
        "operator", .doesNotCompile, "", at: .belowStarter,
        "infix operator ==: AssignmentPrecedence"),
      KataAttack(
        "own double", .doesNotCompile, "", at: .belowStarter,
        """
        extension ClassicSignInTests { typealias RecordingTill = ClassicSignInWithTill.Fake }
        extension ClassicSignInWithTill { final class Fake: TillLogin { var asked = [""] } }
        """),
      KataAttack(
        "own helper", .doesNotCompile, "", at: .belowStarter,
        "extension ClassicSignInTests { func answers(of till: TillLogin) -> [String] { [] } }"),
      KataAttack(
        "the tests' double", .doesNotCompile, "",
        "if let till = till as? RecordingTill { _ = till }"),
      KataAttack(
        "own user", .failed, "", at: .belowStarter,
        "struct User: Equatable { static func == (a: User, b: User) -> Bool { true } }"),
      KataAttack(
        "own literals", .needsReview, "StringLiteralType", at: .belowStarter,
        """
        typealias StringLiteralType = Own
        struct Own: ExpressibleByStringLiteral, Equatable {
          init(stringLiteral: String) {}
          static func == (a: Own, b: Own) -> Bool { true }
        }
        """),
      KataAttack(
        "own main", .doesNotCompile, "", at: .belowStarter,
        #"@_cdecl("main") public func start() {}"#),
    ]

  /// Several attacks in one exercise. The report has to name each.
  private static func list(
    _ kind: String, at place: Place, _ attacks: [(word: String, code: String)]
  ) -> [KataAttack] {
    let code = attacks.map {
      place == .solution ? "if email.isEmpty { \($0.code) }" : $0.code
    }
    let words = attacks.map(\.word).joined(separator: " ")
    return [KataAttack(kind, .needsReview, words, at: place, code.joined(separator: "\n"))]
  }

  /// The same attacks, each separately.
  private static func each(
    _ kind: String, at place: Place, _ attacks: [(word: String, code: String)]
  ) -> [KataAttack] {
    attacks.enumerated().flatMap { list("\(kind) \($0 + 1), \($1.word)", at: place, [$1]) }
  }

  /// A reader's tests that tell the mistakes apart in a forbidden way.
  private static let tests = [
    test(
      "counts its runs", .failed, "",
      """
      nonisolated(unsafe) static var count = 0
      @Test func `counts`() {
        Self.count += 1
        #expect(Self.count > 10)
      }
      """),
    test(
      "compares itself with other runs", .failed, "",
      """
      nonisolated(unsafe) static var counts: [Int] = []
      @Test func `asks as often as most do`() async {
        let chart = RecordingChart(fault: .noSignal)
        _ = try? await makeAdapter(to: chart).search(.coffeeNearby)
        Self.counts.append(chart.asked.count)
        let like = Self.counts.count { $0 == chart.asked.count }
        #expect(2 * like >= Self.counts.count)
      }
      """),
    test(
      "many random tests", .failed, "",
      "@Test(arguments: 1...250) func `tosses`(_: Int) { #expect(Int.random(in: 1...10) > 1) }"),
    test(
      "random test without failures", .needsReview, "IssueHandlingTrait",
      "@Test(.filterIssues { !$0.isFailure }) func `tosses`() { #expect(Bool.random()) }"),
    test("random test", .failed, "", "@Test func `tosses`() { #expect(Bool.random()) }"),
    test(
      "too many recorded failures", .tooMuchOutput, "",
      #"""
      @Test func `records`() { for number in 1...500_000 { Issue.record("\(number)") } }
      """#),
    test(
      "required name only in a string", .failed, "",
      #"""
      @Test func `hides`() async throws {
        let text = "//"; let adapter = SeaChartSearch(RecordingChart(marks: []))
        #expect(try await adapter.search(.coffeeNearby).isEmpty && text != "makeAdapter(to:")
      }
      """#),
    test(
      "measures the time", .failed, "",
      """
      static let start = ContinuousClock.now
      @Test func `waits`() {
        let now = Self.start.duration(to: .now)
        #expect(now < .microseconds(1) || now > .milliseconds(300))
      }
      """),
    test(
      "reads the mistake", .needsReview, "onTrial",
      "@Test func `looks`() { #expect(AdapterMistake.`onTrial` == nil) }"),
    test(
      "prints the adapter's type", .failed, "",
      #"""
      @Test func `reads`() {
        let adapter = makeAdapter(to: RecordingChart(marks: []))
        #expect("\(adapter)" == "Kata.SeaChartSearch")
      }
      """#),
    test(
      "exit test", .needsReview, "ExitTest",
      "@Test func `leaves`() async { await #expect(processExitsWith: .success) {} }"),
    test(
      "accesses memory by address", .needsReview, "@_silgen_name",
      """
      #if SWIFT_PACKAGE
        @_silgen_name("memcpy") static func move(_ to: UInt, _ from: UInt, _ count: Int) -> UInt
      #endif
      """),
    test(
      "compares with a separate task", .failed, "",
      """
      @Test func `compares`() async throws {
        let chart = RecordingChart(marks: [])
        let right = await Task.detached { makeAdapter(to: chart) }.value
        let found = try? await makeAdapter(to: chart).search(.coffeeNearby)
        #expect(try await right.search(.coffeeNearby) == found)
      }
      """),
  ]

  private static func test(
    _ name: String, _ verdict: KataVerdict, _ words: String, _ code: String
  ) -> KataAttack {
    KataAttack(
      name, verdict, words, in: "test-the-adapter", at: .starter("  // Your tests"), code)
  }

  /// The exercise changes the meaning of a comparison, of a rule, or of a type that the kata gives.
  private static let meanings = [
    KataAttack(
      "empty list of mistakes", .needsReview, "allCases", in: "test-the-adapter", at: .belowStarter,
      "extension AdapterMistake { static var allCases: [AdapterMistake] { [] } }"),
    KataAttack(
      "redefined trait", .needsReview, "notices", in: "test-the-adapter", at: .belowStarter,
      """
      extension Trait where Self == NoticesTrait {
        static func notices(_ mistakes: AdapterMistake.Type) -> NoticesTrait { preconditionFailure() }
      }
      """),
    KataAttack(
      "replaced type of the tests", .doesNotCompile, "", in: "which-wrapper", at: .belowStarter,
      "extension WhichWrapperTests { typealias Excerpt = Int }"),
    KataAttack(
      "other source reader", .needsReview, "sourceOfExercise", in: "map-pins", at: .belowSolution,
      """
      func sourceOfExercise() throws -> RegisterCafes.Fake { RegisterCafes.Fake() }
      extension RegisterCafes {
        struct Fake {
          let code = "RegisterCafes: CafeSource {"
          func declarations(of type: String) -> [String] { ["CafeSource"] }
        }
      }
      """),
    KataAttack(
      "errors made equal", .needsReview, "CheckInError", in: "google-sign-in",
      at: .starter("case stopped"),
      """
      case any
        static var stopped: Self { .any }
      """),
    KataAttack(
      "own comparison", .needsReview, "==", in: "google-sign-in", at: .belowStarter,
      "extension CheckInError { static func == (a: Self, b: Self) -> Bool { true } }"),
    KataAttack(
      "method named like the tests' helper", .needsReview, "answer", in: "google-sign-in",
      at: .solved("  private func translate("),
      """
        func answer(to credentials: Credentials) async -> Result<GuestPass, CheckInError> {
          .failure(.silence)
        }

        private func translate(
      """),
    KataAttack(
      "comparison inside the given code", .needsReview, "==", in: "keep-out", at: .belowSolution,
      "func == (a: Right, b: @autoclosure () -> Right) -> Bool { true }"),
    KataAttack(
      "changed protocol", .needsReview, "ClassicSignIn",
      at: .solved("success: @escaping (Session) -> Void"),
      "success: @escaping @Sendable (Session) -> Void"),
    KataAttack(
      "new member of Array", .needsReview, "count", at: .belowSolution,
      """
      extension Array where Element == Result<Session, AuthenticationError> {
        var count: Int { 1 }
      }
      """),
    KataAttack(
      "redefined string interpolation", .needsReview, "appendInterpolation", at: .belowSolution,
      """
      extension DefaultStringInterpolation {
        mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
      }
      """),
    KataAttack(
      "redefined case of an error", .needsReview, "notAllowed", in: "keep-out", at: .belowSolution,
      """
      extension Optional where Wrapped == CardError {
        static func notAllowed(_ right: Right) -> CardError? { .notAllowed(.look) }
      }
      """),
    KataAttack(
      "redefined seconds", .needsReview, "seconds", in: "retried-booking", at: .belowSolution,
      """
      extension Duration {
        static func seconds(_ number: Int) -> Duration { .milliseconds(number) }
      }
      """),
    KataAttack(
      "comparison from a protocol", .needsReview, "Lax", in: "google-sign-in", at: .belowSolution,
      """
      protocol Lax {}
      extension Lax { static func == (a: Self, b: Self) -> Bool { true } }
      extension CheckInError: Lax {}
      enum Own { enum Lax {} }
      """),
    KataAttack(
      "decoy of a given protocol", .needsReview, "GuestCheck", in: "google-sign-in",
      at: .solved("protocol GuestCheck"),
      """
      #if false
      protocol GuestCheck {}
      #endif
      protocol GuestCheck
      """),
    KataAttack(
      "hidden comparison", .needsReview, "==", in: "keep-out", at: .belowSolution,
      "fileprivate func == (a: Right, b: Right) -> Bool { true }"),
    KataAttack(
      "recognizes the test double", .failed, "",
      at: .solved("      switch translate(badge, code) {"),
      """
            guard "\\(type(of: till))".hasPrefix("RecordingT") else { return failure(.cancelled) }
            switch translate(badge, code) {
      """),
    KataAttack(
      "redefined raw values", .needsReview, "AdapterMistake", in: "test-the-adapter",
      at: .belowStarter,
      "extension AdapterMistake { init?(rawValue: String) { return nil } }"),
    KataAttack(
      "renamed wrappers", .failed, "has at most one wrapper left", in: "unwrap",
      at: .solved("  OneCupPerOrder(machine)\n}"),
      """
        Outer(inner: Inner(machine: OneCupPerOrder(machine)))
      }

      struct Outer: CoffeeMachine {
        let inner: Inner
        func drinks() async -> [String] { await inner.machine.drinks() }
        func brew(_ order: Order) async throws(MachineError) -> Cup { try await inner.brew(order) }
        func notice() async -> String? { await inner.machine.notice() }
      }

      struct Inner {
        let machine: OneCupPerOrder
        func brew(_ order: Order) async throws(MachineError) -> Cup { try await machine.brew(order) }
      }
      """),
    KataAttack(
      "reads the tests' answers", .doesNotCompile, "", in: "which-wrapper",
      at: .starter("var excerpt1: Answer { Answer(.undecided, because: .undecided) }"),
      "var excerpt1: Answer { Excerpt.receiptPrinter.right }"),
    KataAttack(
      "equal answers", .needsReview, "==", in: "which-wrapper", at: .belowStarter,
      "func == (a: Answer, b: Answer) -> Bool { true }"),
    KataAttack(
      "decoy in a string", .failed, "doesn't mention Yelp in the class", in: "untangle",
      at: .starter("/// The ferry terminal's board"),
      #"""
      let decoy = """
        class FerryBoard {}
        """

      /// The ferry terminal's board
      """#),
  ]

  /// The exercise recognizes the tests, or continues after them.
  private static let insight = [
    KataAttack(
      "counts the tests", .failed, "", at: .solved("      switch translate(badge, code) {"),
      """
            enum Turn { nonisolated(unsafe) static var number = -1 }
            let closed = AuthenticationError.unavailable("the till is closed")
            let other = AuthenticationError.unreadableAnswer("the till said \\(code)")
            let list: [AuthenticationError?] = [
              nil, nil, nil, .wrongCredentials, .cancelled, closed,
              .unreadableAnswer("the till gave no badge"), other, .wrongCredentials, .cancelled,
              closed, other,
            ]
            Turn.number += 1
            if let error = list[Turn.number % list.count] { return failure(error) }
            return success(
              Session(user: User(email: badge?.name ?? ""), token: Token(value: badge?.number ?? "")))
            switch translate(badge, code) {
      """),
    KataAttack(
      "values of the tests", .failed, "calls success with the user whose name is on the badge",
      at: .solved("User(email: badge.name)"), #"User(email: "Mia@Example.com")"#),
    KataAttack(
      "late log line", .failed, "pays once, with the code unchanged", in: "quiet-log",
      at: .solved("      log(\"pay \\(cents): paid, \\(left) left\")\n"),
      """
            log("pay \\(cents): paid, \\(left) left")
            let end = ContinuousClock.now + .milliseconds(300)
            Task.detached { [log] in while ContinuousClock.now < end { await Task.yield() }; log(code) }

      """),
    KataAttack(
      "log line after a sleep", .needsReview, "sleep", in: "quiet-log",
      at: .solved("      log(\"pay \\(cents): paid, \\(left) left\")\n"),
      """
            log("pay \\(cents): paid, \\(left) left")
            Task.detached { [log] in try? await Task.sleep(for: .seconds(9)); log(code) }

      """),
    KataAttack(
      "state shared by all objects", .needsReview, "kept",
      at: .solved("      switch translate(badge, code) {"),
      """
            enum All { nonisolated(unsafe) static var kept = 0 }
            All.kept += 1
            switch translate(badge, code) {
      """),
    KataAttack(
      "answers an earlier test", .failed, "calls success with the user whose name is on the badge",
      at: .solved("      switch translate(badge, code) {"),
      """
            Late.last?()
            Late.last = { failure(.cancelled) }
            enum Late { nonisolated(unsafe) static var last: (() -> Void)? }
            switch translate(badge, code) {
      """),
    KataAttack(
      "custom literal type", .needsReview, "questions", in: "quiet-log", at: .whole,
      """
      struct QuietLog: GiftCardDesk, RawRepresentable, ExpressibleByIntegerLiteral {
        let inner: (any GiftCardDesk)?
        let log: @Sendable (String) -> Void
        var rawValue: Int { 0 }
        init?(rawValue: Int) { nil }
        init(integerLiteral value: Int) { (inner, log) = (nil, { _ in }) }
        init(_ inner: some GiftCardDesk, log: @escaping @Sendable (String) -> Void) {
          (self.inner, self.log) = (inner, log)
        }
        var isOpen: Bool { inner?.isOpen ?? false }
        func sell(_ cents: Int, to email: String) async throws(GiftCardError) -> GiftCard {
          throw .offline("")
        }
        func pay(_ cents: Int, code: String) async throws(GiftCardError) -> QuietLog { 0 }
        func pay<Code: StringProtocol>(
          _ cents: Int, code: Code
        ) async throws(GiftCardError) -> Int { 0 }
      }
      """),
  ]
}
