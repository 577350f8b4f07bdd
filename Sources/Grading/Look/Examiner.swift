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
  private let sandbox: Sandbox

  /// What exercises may do all the same, since a person looked at it.
  private let allowed: Set<String>

  /// The words that were drawn, by the katas' names.
  private let drawn = Locked<[String: DrawnWords]>([:])

  /// What the compiler makes of the untouched starters, by the katas' names; or why that can't be seen.
  private let usual = Locked<[String: Result<BuiltCode, BuiltCode.Unseen>]>([:])

  /// The folders with what was built, by workspace.
  private let folders = Locked<[String: String]>([:])

  /// Creates an examiner.
  ///
  /// - Parameters:
  ///   - sandbox: How the tests are kept from what is none of their business.
  ///   - allowed: What exercises may do all the same.
  public init(in sandbox: Sandbox, allowed: Set<String> = []) {
    self.sandbox = sandbox
    self.allowed = allowed
  }

  /// Judges a text in the place of the exercise.
  ///
  /// - Parameters:
  ///   - grader: Builds, and knows the tests.
  ///   - say: Told what takes long.
  /// - Returns: The verdict; and what couldn't be looked at, in words, or nil when all was.
  public func grade(
    _ kata: Kata, _ exercise: Data, by grader: KataGrader,
    say: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(ProgramError) -> (report: KataReport, unseen: String?) {
    let usual = try await usualCode(of: kata, by: grader, say: say)
    let starter = try starter(of: kata, by: grader)
    let files = try files(of: kata, exercise, by: grader)
    let look = Look(
      exercise: SourceCode(exercise), starter: SourceCode(starter),
      solution: solution(of: kata, by: grader).map { SourceCode($0) } ?? SourceCode(starter),
      tests: files.filter { $0.key.hasPrefix("Kata/Tests/") }.values.map { SourceCode($0) },
      given: files.filter { $0.key.hasPrefix("Kata/Given/") }.values.map { SourceCode($0) })
    let unseen = Locked<String?>(nil)
    let report = try await grader.build(kata, files, preparing: Self.forgetting(kata), say: say) {
      (workspace, words) throws(ProgramError) in
      var findings = look.findingsInText
      do throws(BuiltCode.Unseen) {
        let usual = try usual.get()
        let code = try await Self.look(at: kata, in: workspace, words)
        let lines = Look.unsafeLines(in: words) {
          !$0.hasSuffix(Self.canary.path) && !$0.contains("/Given/")
        }
        findings += look.findings(in: code, memory: lines, usual: usual)
      } catch {
        if error.isOfMachine {
          unseen.withLock { $0 = "not looked at, beside its tests: \(error.words)" }
        } else {
          // The starter could be looked at, so this exercise is the cause.
          findings.append(Finding(name: "unseen", words: "can't be looked at: \(error.words)"))
        }
      }
      var seen = self.allowed
      findings = findings.filter { seen.insert($0.name).inserted }
      if self.allowed.contains("all") { findings = [] }
      if let first = findings.first(where: { !$0.isDoubt }) {
        return KataReport(kata, first, findings.map(\.name), "it wasn't run")
      }
      let report = try await self.run(kata, in: workspace, by: grader)
      guard report.verdict == .done, let first = findings.first else { return report }
      return KataReport(kata, first, findings.map(\.name), "its tests pass")
    }.quoting(exercise)
    return (report, unseen.withLock(\.self))
  }

  // MARK: Looking

  /// A line that the compiler has to warn of. Where it doesn't, nobody knows what it would have said
  /// of the exercise.
  private static let canary = (
    path: "Kata/Exercise/Canary/Canary.swift",
    text: "private func canary(_ value: Int) -> UInt { unsafeBitCast(value, to: UInt.self) }\n"
  )

  private func files(
    of kata: Kata, _ exercise: Data, by grader: KataGrader
  ) throws(ProgramError) -> [String: Data] {
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

  /// What the compiler made of what was built last.
  private static func look(
    at kata: Kata, in workspace: KataWorkspace, _ words: String
  ) async throws(BuiltCode.Unseen) -> BuiltCode {
    guard !Look.unsafeLines(in: words, where: { $0.hasSuffix(canary.path) }).isEmpty else {
      throw BuiltCode.Unseen("the compiler warns of nothing")
    }
    return try await BuiltCode(of: kata, in: workspace)
  }

  /// What has to be done before a build that is looked at.
  private static func forgetting(_ kata: Kata) -> (KataWorkspace) throws(ProgramError) -> Void {
    { (workspace) throws(ProgramError) in try BuiltCode.forget(kata, in: workspace) }
  }

  /// What the compiler makes of the untouched starter. It is built once.
  private func usualCode(
    of kata: Kata, by grader: KataGrader, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> Result<BuiltCode, BuiltCode.Unseen> {
    if let known = usual.withLock({ $0[kata.name] }) { return known }
    let files = try files(of: kata, try starter(of: kata, by: grader), by: grader)
    let report = try await grader.build(kata, files, preparing: Self.forgetting(kata), say: say) {
      workspace, words in
      let seen: Result<BuiltCode, BuiltCode.Unseen>
      do throws(BuiltCode.Unseen) {
        seen = .success(try await Self.look(at: kata, in: workspace, words))
      } catch {
        // No student has written the starter.
        seen = .failure(BuiltCode.Unseen(error.words, isOfMachine: true))
      }
      self.usual.withLock { $0[kata.name] = seen }
      return KataReport(untouched: kata)
    }
    guard report.verdict == .notStarted, let seen = usual.withLock({ $0[kata.name] }) else {
      throw ProgramError(
        "the starter of \(kata.name) can't be built: \(report.message)", status: 70)
    }
    return seen
  }

  /// The exercise as it came. Who edited it before the first check may have no other copy. Then the
  /// solution does as well: both leave the tests' questions as they are.
  private func starter(of kata: Kata, by grader: KataGrader) throws(ProgramError) -> Data {
    do throws(ProgramError) {
      return try grader.originals.files(in: kata.folder + "/Exercise")[kata.exercise] ?? Data()
    } catch {
      guard let data = solution(of: kata, by: grader) else { throw error }
      return data
    }
  }

  private func solution(of kata: Kata, by grader: KataGrader) -> Data? {
    FileManager.default.contents(
      atPath: grader.package.appendingPathComponent(kata.solution).path)
  }

  // MARK: Running

  /// Runs the tests in two processes, of which nobody can foresee what runs in which. Where the reader's own
  /// tests have to notice mistakes, there is a process for each mistake, and one for what is right: no test
  /// can compare them.
  private func run(
    _ kata: Kata, in workspace: KataWorkspace, by grader: KataGrader
  ) async throws(ProgramError) -> KataReport {
    let lock = grader.originals.locks[kata.name] ?? KataLock()
    let start = try await start(in: workspace)
    var parts = [[String]()]
    if lock.mistakes.isEmpty, lock.tests.count > 1 {
      let names = lock.tests.keys.sorted().shuffled()
      parts = [Array(names[..<(names.count / 2)]), Array(names[(names.count / 2)...])]
    }
    var (run, child): (KataRun?, ChildReport?)
    // One process has the time of two.
    let deadline = grader.deadline * (3 - parts.count)
    let end = ContinuousClock.now + grader.deadline * 3
    for part in parts {
      let next = try await self.part(part, in: workspace, start, deadline: deadline, until: end)
      run = run?.joined(with: next.run) ?? next.run
      if child?.isWorse(than: next.report) != true { child = next.report }
    }
    guard var run, var child else { throw ProgramError("\(kata.name) has no tests", status: 70) }
    var hangs = 0
    for mistake in run.toNotice where hangs < 2 {
      let next = try await part(
        [], in: workspace, start, onTrial: mistake, deadline: deadline, until: .now + deadline)
      run.add(next.run, onTrial: mistake)
      // Where it is wrong, tests fail.
      if !next.run.isComplete, next.report.isWorse(than: child) { child = next.report }
      if case .timedOut = next.report.ending { hangs += 1 }
    }
    return KataReport(kata, run, child, lock: lock)
  }

  /// Runs some of the tests; and then those that a crash, a hang or a flood kept from running, without
  /// the one that did, as long as there is time.
  private func part(
    _ names: [String], in workspace: KataWorkspace, _ start: KataWorkspace.Start,
    onTrial mistake: String = "", deadline: Duration, until end: ContinuousClock.Instant
  ) async throws(ProgramError) -> (run: KataRun, report: ChildReport) {
    var (run, report) = try await workspace.test(
      names, onTrial: mistake, deadline: deadline, start: start)
    if run.tests.isEmpty, let words = sandbox.complaint(in: report) {
      throw ProgramError("the sandbox failed: \(words)", status: 71)
    }
    let first = run
    while run.unfinished != nil, !run.waiting.isEmpty, case let left = end - .now, left > .zero {
      let next = try await workspace.test(
        run.waiting, onTrial: mistake, deadline: min(left, deadline), start: start
      ).run
      guard run.add(next) else { break }
    }
    run.isComplete = first.isComplete
    return (run, sandbox.reportOfTests(report))
  }

  private func start(
    in workspace: KataWorkspace
  ) async throws(ProgramError) -> KataWorkspace.Start {
    var start = KataWorkspace.Start()
    start.program = try await program(in: workspace)
    start.around = { [sandbox] in sandbox.around($0, in: workspace.folder, writing: $1) }
    return start
  }

  /// The tests where they are a program, as on Linux; nil where only the package manager knows how to
  /// start them. The package manager tells the folder, and each build system its own name in there.
  private func program(in workspace: KataWorkspace) async throws(ProgramError) -> URL? {
    guard sandbox != .seatbelt else { return nil }
    let known = folders.withLock { $0[workspace.folder.path] }
    var folder = known ?? ""
    if known == nil {
      let words = ["swift", "build", "--package-path", workspace.folder.path, "--show-bin-path"]
      let report = await workspace.tool(URL(fileURLWithPath: "/usr/bin/env"), words)
        .run(deadline: .seconds(60))
      folder = String(decoding: report.output, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      folders.withLock { $0[workspace.folder.path] = folder }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let program = names.filter {
      $0.hasSuffix("PackageTests.xctest") || $0.hasSuffix("-test-runner")
    }
    .map { URL(fileURLWithPath: "\(folder)/\($0)") }
    .first { FileManager.default.isFile(atPath: $0.path) }
    guard program == nil, sandbox != .none else { return program }
    throw ProgramError(
      """
      this Swift keeps its tests where they can't be started in a sandbox: say --no-sandbox where \
      something else keeps exercises from your files, such as a container
      """, status: 69)
  }
}

extension ChildReport {
  /// Whether it ended in a way that says more than the other.
  fileprivate func isWorse(than other: ChildReport) -> Bool { rank > other.rank }

  private var rank: Int {
    switch ending {
    case .exited(0): 0
    case .exited: 1
    case .signalled: 2
    case .tooMuchOutput, .timedOut, .notStarted: 3
    }
  }
}

extension KataReport {
  /// What is said of an exercise that has no points yet.
  static let callForALook = "a person has to look at it"

  fileprivate init(_ kata: Kata, _ finding: Finding, _ names: [String], _ state: String) {
    self.init(
      needsReview: kata, "it \(finding.words)", line: finding.line,
      later: "\(state): \(Self.callForALook)",
      objections: names)
  }
}
