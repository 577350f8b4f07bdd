import CommandLineSupport
import Foundation
import KataFiles
import KataRunner
import Locking
import Processes

/// Judges exercises as a grade needs it. It looks at what an exercise reaches for and at what the tests
/// ask beside it, before anything of it runs; then it runs the tests in a sandbox, with words of their
/// own, not all of them together, and waits for what goes on after a test.
public struct Examiner: Sendable {
  private let grader: KataGrader
  private let sandbox: Sandbox

  /// What exercises may do all the same, since a person looked at it.
  private let allowed: Set<String>

  /// The words that were drawn, by the katas' names.
  private let drawn = Locked<[String: DrawnWords]>([:])

  /// Creates an examiner.
  ///
  /// - Parameters:
  ///   - grader: Builds, and knows the tests.
  ///   - sandbox: How the tests are kept from what is none of their business.
  ///   - allowed: What exercises may do all the same.
  public init(_ grader: KataGrader, in sandbox: Sandbox, allowed: Set<String> = []) {
    self.grader = grader
    self.sandbox = sandbox
    self.allowed = allowed
  }

  /// What came of it.
  public struct Result: Sendable {
    /// The verdict.
    public var report: KataReport

    /// What couldn't be looked at, in words; nil when all was.
    public var unseen: String?
  }

  /// Judges a text in the place of the exercise.
  ///
  /// - Parameter say: Told what takes long.
  public func judge(
    _ kata: Kata, _ exercise: Data, say: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(ProgramError) -> Result {
    let usual = try await usualQuestions(of: kata, say: say)
    let files = try files(of: kata, exercise)
    let begun = Date()
    let unseen = Locked<String?>(nil)
    let report = try await grader.build(kata, files, compilingAnew: true, say: say) {
      (workspace, words) throws(ProgramError) in
      var findings = try self.look(at: kata, files).findingsInText
      do throws(BuiltCode.Unseen) {
        findings += try await self.findings(in: workspace, words, kata, files, usual, since: begun)
      } catch {
        unseen.withLock { $0 = "not looked at, beside its tests: \(error.words)" }
      }
      var seen = self.allowed
      findings = findings.filter { seen.insert($0.name).inserted }
      if let first = findings.first, !self.allowed.contains("all") {
        return KataReport(kata, first, findings.map(\.name))
      }
      return try await self.run(kata, in: workspace)
    }.quoting(exercise)
    return Result(report: report, unseen: unseen.withLock(\.self))
  }

  // MARK: Looking

  /// A line that the compiler has to warn of. Where it doesn't, nobody knows what it would have said
  /// of the exercise.
  private static let canary = (
    path: "Kata/Exercise/Canary/Canary.swift",
    text: "private func canary(_ value: Int) -> UInt { unsafeBitCast(value, to: UInt.self) }\n"
  )

  private func files(of kata: Kata, _ exercise: Data) throws(ProgramError) -> [String: Data] {
    var files = try KataWorkspace.files(
      of: kata, exercise: exercise, originals: grader.originals)
    files[Self.canary.path] = Data(Self.canary.text.utf8)
    let tests = files.filter { $0.key.hasPrefix("Kata/Tests/") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
    let words = drawn.withLock { drawn in
      let words = drawn[kata.name] ?? DrawnWords(for: tests.values.sorted())
      drawn[kata.name] = words
      return words
    }
    for (path, text) in tests { files[path] = Data(words.rewrite(text).utf8) }
    return files
  }

  private func look(at kata: Kata, _ files: [String: Data]) throws(ProgramError) -> Look {
    func source(_ data: Data?) -> SourceCode {
      SourceCode(String(decoding: data ?? Data(), as: UTF8.self))
    }
    return Look(
      exercise: source(files["Kata/Exercise/\(kata.file)"]), starter: source(try starter(of: kata)),
      tests: files.filter { $0.key.hasPrefix("Kata/Tests/") }.values.map { source($0) })
  }

  private func findings(
    in workspace: KataWorkspace, _ words: String, _ kata: Kata, _ files: [String: Data],
    _ usual: [String: Set<String>]?, since date: Date
  ) async throws(BuiltCode.Unseen) -> [Finding] {
    let folder = workspace.folder.path
    guard !Look.unsafeLines(in: words, of: "\(folder)/\(Self.canary.path)").isEmpty else {
      throw BuiltCode.Unseen("the compiler warns of nothing")
    }
    guard let usual else { throw BuiltCode.Unseen("nor can it be done beside the starter") }
    let (code, before) = try await BuiltCode.look(
      at: kata, in: workspace, since: date, translating: usual)
    guard let look = try? look(at: kata, files) else { return [] }
    let memory = Look.unsafeLines(in: words, of: "\(folder)/Kata/Exercise/\(kata.file)").map {
      Finding(
        name: "memory", words: "uses memory by its address, and can change what others keep there",
        line: $0)
    }
    return look.findings(in: code) + memory + look.findings(in: code.asked, usual: before)
  }

  /// What the tests ask beside the untouched starter; nil when it can't be looked at. It is built once
  /// for each compiler.
  private func usualQuestions(
    of kata: Kata, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> [String: Set<String>]? {
    let folders = ["\(kata.folder)/Exercise"] + kata.testFolders + OriginalHashes.support
    let hashes = folders.map { grader.originals.hashes.hashes[$0] ?? "" }
    let key = (hashes + [await BuiltCode.compiler ?? ""]).joined(separator: " ")
    let file = grader.workspace.appendingPathComponent("asked-\(kata.name).json")
    if let data = FileManager.default.contents(atPath: file.path),
      let kept = try? JSONDecoder().decode(UsualQuestions.self, from: data), kept.key == key
    {
      return kept.files
    }
    let files = try files(of: kata, try starter(of: kata))
    let begun = Date()
    let found = Locked<[String: Set<String>]?>(nil)
    let report = try await grader.build(kata, files, compilingAnew: true, say: say) {
      workspace, _ in
      let code = try? await BuiltCode.look(at: kata, in: workspace, since: begun).code
      found.withLock { $0 = code?.asked.mapValues { Set($0.map(\.name)) } }
      return KataReport(untouched: kata)
    }
    guard report.verdict == .notStarted else {
      throw ProgramError(
        "the starter of \(kata.name) can't be built: \(report.message)", status: 70)
    }
    guard let asked = found.withLock(\.self) else { return nil }
    try OutputFile(file.path).write(json(UsualQuestions(key: key, files: asked)))
    return asked
  }

  /// The exercise as it came. Who edited it before the first check may have no other copy. Then the
  /// solution does as well: both leave the tests' questions as they are.
  private func starter(of kata: Kata) throws(ProgramError) -> Data {
    do throws(ProgramError) {
      return try grader.originals.files(in: kata.folder + "/Exercise")[kata.exercise] ?? Data()
    } catch {
      let solution = grader.package.appendingPathComponent(kata.solution)
      guard let data = FileManager.default.contents(atPath: solution.path) else { throw error }
      return data
    }
  }

  // MARK: Running

  /// Runs the tests in two processes, of which nobody can foresee what runs in which; all of them in
  /// one where the reader's own tests have to notice mistakes together.
  private func run(
    _ kata: Kata, in workspace: KataWorkspace
  ) async throws(ProgramError) -> KataReport {
    let seal = grader.originals.seals[kata.name] ?? KataSeal()
    let start = try await start(in: workspace)
    var parts = [[String]()]
    if seal.mistakes.isEmpty, seal.tests.count > 1 {
      let names = seal.tests.keys.sorted().shuffled()
      parts = [Array(names[..<(names.count / 2)]), Array(names[(names.count / 2)...])]
    }
    var (run, child): (KataRun?, ChildReport?)
    let end = ContinuousClock.now + grader.deadline * 3
    for part in parts {
      let next = try await self.part(part, in: workspace, start, until: end)
      run = run?.joined(with: next.run) ?? next.run
      if child?.isWorse(than: next.report) != true { child = next.report }
    }
    guard let run, let child else { throw ProgramError("\(kata.name) has no tests", status: 70) }
    return KataReport(kata, run, child, seal: seal)
  }

  /// Runs some of the tests; and then those that a crash, a hang or a flood kept from running, without
  /// the one that did, as long as there is time.
  private func part(
    _ names: [String], in workspace: KataWorkspace, _ start: KataWorkspace.Start,
    until end: ContinuousClock.Instant
  ) async throws(ProgramError) -> (run: KataRun, report: ChildReport) {
    var (run, report) = try await workspace.test(names, deadline: grader.deadline, start: start)
    if run.tests.isEmpty, let words = sandbox.complaint(in: report) {
      throw ProgramError("the sandbox failed: \(words)", status: 71)
    }
    let first = run
    while run.unfinished != nil, !run.waiting.isEmpty, case let left = end - .now, left > .zero {
      let next = try await workspace.test(
        run.waiting, deadline: min(left, grader.deadline), start: start
      ).run
      guard run.add(next) else { break }
    }
    run.isComplete = first.isComplete
    return (run, sandbox.reportOfTests(report))
  }

  /// How long is waited for what goes on after a test, in milliseconds.
  private static let afterwards = 300

  private func start(
    in workspace: KataWorkspace
  ) async throws(ProgramError) -> KataWorkspace.Start {
    var start = KataWorkspace.Start()
    start.program = try await program(in: workspace)
    start.around = { [sandbox] child, record in
      var child = child
      child.environment?["KATA_AFTERWARDS"] = "\(Self.afterwards)"
      return sandbox.around(child, in: workspace.folder, writing: record)
    }
    return start
  }

  /// The tests where they are a program, as on Linux; nil where only the package manager knows how to
  /// start them. The package manager tells the folder, and each build system its own name in there.
  private func program(in workspace: KataWorkspace) async throws(ProgramError) -> URL? {
    guard sandbox != .seatbelt else { return nil }
    let env = URL(fileURLWithPath: "/usr/bin/env")
    let words = ["swift", "build", "--package-path", workspace.folder.path, "--show-bin-path"]
    let asked = workspace.folder.path + " " + (await BuiltCode.compiler ?? "")
    var folder = Self.folders.withLock { $0[asked] }
    if folder == nil {
      let report = await workspace.tool(env, words).run(deadline: .seconds(60))
      folder = String(decoding: report.output, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      Self.folders.withLock { $0[asked] = folder }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder ?? "")) ?? []
    let program = names.filter {
      $0.hasSuffix("PackageTests.xctest") || $0.hasSuffix("-test-runner")
    }
    .map { URL(fileURLWithPath: "\(folder ?? "")/\($0)") }
    .first { FileManager.default.isFile(atPath: $0.path) }
    guard program == nil, sandbox != .none else { return program }
    throw ProgramError(
      """
      this Swift keeps its tests where they can't be started in a sandbox: say --no-sandbox where \
      something else keeps exercises from your files, such as a container
      """, status: 69)
  }

  /// The folders with what was built, by workspace and compiler.
  private static let folders = Locked<[String: String]>([:])
}

/// What is kept of the questions that a kata's tests ask.
private struct UsualQuestions: Codable {
  /// What they were asked by and of, and with which compiler.
  var key: String
  var files: [String: Set<String>]
}

extension ChildReport {
  /// Whether it ended in a way that says more than the other.
  fileprivate func isWorse(than other: ChildReport) -> Bool { rank > other.rank }

  private var rank: Int {
    switch ending {
    case .exited(0): 0
    case .exited: 1
    case .signalled: 2
    case .flooded, .hung, .notStarted: 3
    }
  }
}

extension KataReport {
  /// What is said of an exercise that wasn't run.
  static let callForALook = "it wasn't run: a person has to look at it"

  fileprivate init(_ kata: Kata, _ finding: Finding, _ names: [String]) {
    self.init(
      suspicious: kata, "it \(finding.words)", line: finding.line, later: Self.callForALook,
      objections: names)
  }
}
