import CommandLineSupport
import Foundation
import KataFiles
import Processes
import TerminalText

/// Checks exercises. Readers, teachers and the workbook's own checks use the same grader.
public struct KataGrader: Sendable {
  /// The usual time limit for a test without progress.
  public static let usualDeadline: Duration = .seconds(10)

  package let package: URL
  package let originals: KataOriginals
  package let workspace: URL
  package let deadline: Duration
  let compilers: Int?
  let environment: [String: String]

  /// Creates a grader.
  ///
  /// - Parameters:
  ///   - package: The package's folder.
  ///   - originals: The original tests to check with.
  ///   - workspace: A folder to build in, which is created if necessary.
  ///   - compilers: The maximum number of compilers at a time, or nil for one for each processor.
  ///   - deadline: The time limit for a test without progress.
  ///   - environment: The environment of the compiler and the tests.
  public init(
    package: URL, originals: KataOriginals, workspace: URL, compilers: Int? = nil,
    deadline: Duration = usualDeadline,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.package = package
    self.originals = originals
    self.workspace = workspace
    self.compilers = compilers
    self.environment = environment
    self.deadline = deadline
  }

  /// Checks a kata's saved exercise.
  ///
  /// - Parameter say: Receives a message before a long step.
  public func report(
    on kata: Kata, say: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(ProgramError) -> KataReport {
    let exercise = try saved(kata)
    var report =
      originals.isUntouched(kata, exercise)
      ? KataReport(untouched: kata) : try await grade(kata, exercise, say: say)
    report.exercise = exercise
    report.changed = try originals.changes(
      in: kata.testFolders + OriginalHashes.support, of: package)
    return report
  }

  func saved(_ kata: Kata) throws(ProgramError) -> Data {
    do {
      return try Data(contentsOf: package.appendingPathComponent(kata.exercise))
    } catch {
      throw ProgramError(
        "'\(kata.exercise)' is missing or can't be read: to restore it, run Scripts/kata reset \(kata.name)",
        status: 66)
    }
  }

  /// Builds and runs a kata with any text instead of the exercise.
  public func grade(
    _ kata: Kata, _ exercise: Data, say: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(ProgramError) -> KataReport {
    let files = try KataWorkspace.files(of: kata, exercise: exercise, originals: originals)
    return try await build(kata, files, say: say) { workspace, _ throws(ProgramError) in
      let (run, child) = try await workspace.test(deadline: deadline)
      return KataReport(kata, run, child, lock: originals.locks[kata.name] ?? KataLock())
    }.quoting(exercise)
  }

  /// Builds a kata.
  ///
  /// - Parameters:
  ///   - files: The files for the workspace.
  ///   - prepare: Called first, once no other build uses the workspace.
  ///   - say: Receives a message before a long step.
  ///   - check: Checks the build, given the compiler's messages.
  package func build(
    _ kata: Kata, _ files: [String: Data],
    preparing prepare: (KataWorkspace) throws(ProgramError) -> Void = { _ in },
    say: @escaping @Sendable (String) -> Void,
    thenCheck check: (KataWorkspace, String) async throws(ProgramError) -> KataReport
  ) async throws(ProgramError) -> KataReport {
    let workspace = try KataWorkspace(workspace, compilers: compilers, environment: environment)
    let lock = workspace.folder.appendingPathComponent("lock").path
    let held = try await FileLock.wait(for: lock) { say("waiting for another check to finish ...") }
    defer { withExtendedLifetime(held) {} }
    if !workspace.isBuilt {
      say("the first check compiles the katas' shared code, which takes about a minute ...")
    }
    try prepare(workspace)
    try workspace.lay(files)
    switch try await workspace.build(say: say) {
    case .done(let words):
      return try await check(workspace, words)
    case .failed(let error, let others):
      return KataReport(kata, error, others: others)
    case .unclear(let words):
      return KataReport(kata: kata, verdict: .doesNotCompile, message: words.printable)
    }
  }
}

extension KataReport {
  /// Reports that a kata isn't started.
  package init(untouched kata: Kata) {
    self.init(kata: kata, verdict: .notStarted, message: "the exercise is unchanged")
  }

  /// Reports why a kata couldn't be checked.
  init(_ kata: Kata, graderError error: ProgramError) {
    let words = error.message ?? "it can't be checked"
    self.init(kata: kata, verdict: .graderError, message: words)
  }

  /// Adds the line of the exercise that the report is about.
  package func quoting(_ exercise: Data) -> KataReport {
    guard let place, place.path == kata.exercise else { return self }
    var report = self
    report.excerpt =
      String(decoding: exercise, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .dropFirst(place.line - 1).first.map { String($0.prefix(200)).printable }
    return report
  }

  fileprivate init(_ kata: Kata, _ error: CompilerError, others: [CompilerError]) {
    let advice = error.words.contains("UTF-8") ? ": save the file as UTF-8" : ""
    self.init(kata: kata, verdict: .doesNotCompile, message: error.words.printable + advice)
    if !others.isEmpty {
      let places = others.prefix(3).map { "\(($0.path as NSString).lastPathComponent):\($0.line)" }
      let rest = others.count > 3 ? " and elsewhere" : ""
      later =
        "and \(others.count) more \(others.count == 1 ? "error" : "errors"), at "
        + places.joined(separator: ", ") + rest
    }
    place = Place(path: "\(kata.folder)/\(error.path)", line: error.line)
    // Readers shouldn't edit the tests.
    guard place?.path == kata.exercise, let help = error.help else { return }
    later = later.map { "\(help)\n\($0)" } ?? help
  }
}
