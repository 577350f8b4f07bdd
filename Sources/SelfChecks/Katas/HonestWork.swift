/// Swift code that no kata needs, but that honest answers may contain. Grading has to accept
/// it, whatever symbols the compiler generates for it.
enum HonestWork {
  /// A kata's solution with a lot of such code.
  static func texts(solution: String) -> [(name: String, text: String)] {
    let imports = "import Dispatch\nimport Foundation\nimport Observation\nimport Synchronization\n"
    let line = "    till.open("
    let lines = statements.map { "    do { \($0) }" }.joined(separator: "\n")
    return [
      ("honest statements", imports + solution.replacing(line, with: lines + "\n" + line)),
      ("honest declarations", imports + solution + declarations),
    ]
  }

  private static let statements = [
    "NSLog(\"%@\", email)", "_ = getuid()",
    "_ = ProcessInfo.processInfo.systemUptime", "_ = Thread.current.isMainThread",
    "_ = ProcessInfo.processInfo.activeProcessorCount", "_ = Locale.current.identifier",
    "_ = 7.formatted(.number.grouping(.never))", "_ = Date().formatted(.iso8601)",
    "_ = 0.5.formatted(.percent)", "_ = [email, email].formatted()", "_ = UUID().uuidString",
    "let count = Mutex(0); count.withLock { $0 += 1 }",
    "let flag = Atomic(true); _ = flag.load(ordering: .relaxed)",
    "_ = Calendar.current.component(.year, from: Date())", "_ = TimeZone.current.identifier",
    "_ = email.range(of: \"@\")", "_ = email.components(separatedBy: \"@\")",
    "_ = email.trimmingCharacters(in: .whitespaces)", "_ = email.firstMatch(of: /\\w+/)",
    "_ = try? JSONEncoder().encode([email])", "_ = String(format: \"%d\", 3)",
    "_ = try? JSONDecoder().decode([String].self, from: Data(\"[]\".utf8))",
    "_ = try? NSRegularExpression(pattern: \"a\")", "DispatchQueue.global().async {}",
    "DispatchQueue(label: email).sync {}",
    "let group = DispatchGroup(); group.enter(); group.leave()",
    "let gate = DispatchSemaphore(value: 0); gate.signal(); gate.wait()",
    "let lock = NSLock(); lock.lock(); lock.unlock()", "NSRecursiveLock().withLock {}",
    "let condition = NSCondition(); condition.lock(); condition.broadcast(); condition.unlock()",
    "OperationQueue().addOperation {}",
    "NotificationCenter.default.post(name: Notification.Name(email), object: nil)", "Task {}",
    "Task.detached { await Task.yield() }", "print(#function, #line)",
    "debugPrint(email)", "assert(email != password || true)", "precondition(email.utf8.count >= 0)",
    "_ = String(describing: type(of: till))", "_ = String(reflecting: email)",
    "_ = ObjectIdentifier(till)", "_ = till === till", "_ = Int.random(in: 1...6)",
    "_ = ContinuousClock.now + .seconds(1)", "_ = Decimal(string: \"1.5\")",
    "_ = sqrt(2.0) + pow(2, 3)",
    "_ = Measurement(value: 1, unit: UnitLength.meters).converted(to: .feet)",
    "_ = URLComponents(string: \"https://example.com/a?b=c\")?.queryItems", "_ = DateFormatter()",
    "_ = NumberFormatter().string(from: 1)", "_ = NSCache<NSString, NSNumber>()",
    "_ = AttributedString(email)", "_ = Data(email.utf8).base64EncodedString()",
    "var bytes = [UInt8](email.utf8); bytes.append(contentsOf: [1, 2]); bytes.sort()",
    "_ = Set(email).union(password)", "_ = Dictionary(grouping: email, by: \\.isLetter)",
    "_ = zip(email, password).map { $0 == $1 }", "_ = email.utf8.lazy.map { $0 &+ 1 }.reduce(0, ^)",
    "_ = try? URL(string: email).map { try PropertyListEncoder().encode($0) }",
  ]

  private static let declarations = """

    @Observable final class Clicks { var count = 0 }
    actor Counter { private(set) var count = 0; func up() { count += 1 } }
    @MainActor final class Screen { weak var other: Screen?; var line = "" }
    @propertyWrapper struct Clamped {
      private var value = 0
      var wrappedValue: Int { get { value } set { value = max(0, newValue) } }
    }
    @dynamicMemberLookup struct Lens<Root> {
      var root: Root
      subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
    }
    @resultBuilder enum Lines { static func buildBlock(_ parts: String...) -> [String] { parts } }
    indirect enum Tree: Hashable { case leaf, node(Tree, Tree) }
    struct MailKey: Hashable, Comparable, Codable, CustomStringConvertible {
      var name: String
      var description: String { name }
      static func == (a: MailKey, b: MailKey) -> Bool { a.name.lowercased() == b.name.lowercased() }
      static func < (a: MailKey, b: MailKey) -> Bool { a.name < b.name }
      func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
    }
    infix operator |>: AdditionPrecedence
    func |> <A, B>(a: A, use: (A) -> B) -> B { use(a) }
    extension String { var isMail: Bool { contains("@") } }
    extension Array where Element == MailKey { func named(_ name: String) -> MailKey? { first { $0.name == name } } }
    typealias Handler<Value> = @Sendable (Value) -> Void
    protocol Shape { associatedtype Unit; var size: Unit { get } }
    final class Weak<Object: AnyObject> { private weak var object: Object?; init(_ object: Object) { self.object = object } }
    final class Owner { unowned let screen: Clicks; lazy var name = "x"; init(_ screen: Clicks) { self.screen = screen } }
    final class Box: Sendable { private let lock = NSLock(); let values: [String: Int] = [:] }
    @available(macOS 10, *) @discardableResult @inline(never) func twice(_ a: Int) -> Int { a * 2 }
    func rest() { RunLoop.current.run(until: Date()); Thread.sleep(forTimeInterval: 0.001); usleep(1) }
    func wait() async { await withUnsafeContinuation { $0.resume() } }
    func wait(_ a: Int) async throws -> Int { try await withCheckedThrowingContinuation { $0.resume(returning: a) } }
    func all(_ numbers: [Int]) async -> Int {
      await withTaskGroup(of: Int.self) { group in
        for number in numbers { group.addTask { number } }
        return await group.reduce(0, +)
      }
    }
    func stream() -> AsyncStream<Int> { AsyncStream { $0.yield(1); $0.finish() } }
    func shape() -> some Sequence<Int> { 1...3 }

    """
}
