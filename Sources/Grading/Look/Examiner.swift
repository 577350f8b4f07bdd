import CommandLineSupport
import Foundation
import KataFiles
import KataRunner
import Locking
import Processes

/// Grades exercises. It does more than a check: before an exercise runs, it searches the code for
/// ways to influence the tests. Then it runs the tests in a sandbox, with new random values, in
/// several processes, and waits for work that goes on after the tests.
public struct Examiner: Sendable {
  private let sandbox: Sandbox

  /// The names that exercises may use after a review.
  private let allowed: Set<String>

  /// The random values, by kata.
  private let drawn = Locked<[String: DrawnWords]>([:])

  /// The compiled original exercises, or the reason why they can't be read, by kata.
  private let usual = Locked<[String: Result<BuiltCode, BuiltCode.Unseen>]>([:])

  /// The build folders, by workspace.
  private let folders = Locked<[String: String]>([:])

  /// Creates an examiner.
  ///
  /// - Parameters:
  ///   - sandbox: The sandbox of the tests.
  ///   - allowed: The names that exercises may use after a review.
  public init(in sandbox: Sandbox, allowed: Set<String> = []) {
    self.sandbox = sandbox
    self.allowed = allowed
  }

  /// Grades an exercise.
  ///
  /// - Parameters:
  ///   - kata: The kata.
  ///   - exercise: The text of the exercise.
  ///   - grader: Builds the exercise with the kata's tests.
  ///   - say: Prints a line before work that takes long.
  /// - Returns: The report, and a note if a part of the search was left out.
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
          unseen.withLock {
            $0 =
              "only the source was searched, because the compiled code can't be read: \(error.words)"
          }
        } else {
          // The original exercise could be read, so this exercise is the cause.
          findings.append(
            Finding(name: "unseen", words: "has compiled code that can't be read: \(error.words)"))
        }
      }
      var seen = self.allowed
      findings = findings.filter { seen.insert($0.name).inserted }
      if self.allowed.contains("all") { findings = [] }
      if let first = findings.first(where: { !$0.isDoubt }) {
        return KataReport(kata, first, findings.map(\.name), "it wasn't run:")
      }
      let report = try await self.run(kata, in: workspace, by: grader)
      guard report.verdict == .done, let first = findings.first else { return report }
      return KataReport(kata, first, findings.map(\.name), "its tests pass, but")
    }.quoting(exercise)
    return (report, unseen.withLock(\.self))
  }

  // MARK: Looking

  /// A line that the compiler has to warn about. Without this warning, the compiler might not warn
  /// about the exercise either.
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

  /// The symbols of the last build.
  private static func look(
    at kata: Kata, in workspace: KataWorkspace, _ words: String
  ) async throws(BuiltCode.Unseen) -> BuiltCode {
    guard !Look.unsafeLines(in: words, where: { $0.hasSuffix(canary.path) }).isEmpty else {
      throw BuiltCode.Unseen("the compiler gives no warnings about memory")
    }
    return try await BuiltCode(of: kata, in: workspace)
  }

  /// Removes old files before a build.
  private static func forgetting(_ kata: Kata) -> (KataWorkspace) throws(ProgramError) -> Void {
    { (workspace) throws(ProgramError) in try BuiltCode.forget(kata, in: workspace) }
  }

  /// The symbols of the original exercise, which is built once.
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
        // No student wrote the original exercise, so the machine is the cause.
        seen = .failure(BuiltCode.Unseen(error.words, isOfMachine: true))
      }
      self.usual.withLock { $0[kata.name] = seen }
      return KataReport(untouched: kata)
    }
    guard report.verdict == .notStarted, let seen = usual.withLock({ $0[kata.name] }) else {
      throw ProgramError(
        "can't build the original exercise of \(kata.name): \(report.message)", status: 70)
    }
    return seen
  }

  /// The original exercise. If it was edited before the first check, there may be no copy. Then the
  /// solution is used instead, because the tests use the same names in both.
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

  /// Runs the tests in two processes, divided at random. Tests that a student writes run in a
  /// process for each mistake and in one for the correct code, so that they can't compare the two.
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
    // A single process gets the time of two.
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
      // Failed tests are expected, because they catch the mistake.
      if !next.run.isComplete, next.report.isWorse(than: child) { child = next.report }
      if case .timedOut = next.report.ending { hangs += 1 }
    }
    return KataReport(kata, run, child, lock: lock)
  }

  /// Runs some of the tests. If a test stops the others by a crash, a timeout or too much output,
  /// they run again without it, as long as there is time.
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

  /// The program with the tests, as on Linux; nil if only the package manager can start the tests.
  /// Its name depends on the build system.
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
      this version of Swift builds tests that can't be started in a sandbox: use --no-sandbox if \
      something else, such as a container, protects your files from the exercises
      """, status: 69)
  }
}

extension ChildReport {
  /// Whether it ended worse than the other.
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
  /// The request for a review, which is left out after a decision.
  static let callForALook = "a teacher has to look at it"

  fileprivate init(_ kata: Kata, _ finding: Finding, _ names: [String], _ state: String) {
    self.init(
      needsReview: kata, "it \(finding.words)", line: finding.line,
      later: "\(state) \(Self.callForALook)",
      objections: names)
  }
}
