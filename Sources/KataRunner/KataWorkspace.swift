import CommandLineSupport
import Foundation
import Processes

/// A small package to build a kata in: original tests and support modules, and the exercise.
/// Other katas and edited tests can't disturb it.
///
/// The package manager builds and tests it. The workspace doesn't depend on the layout of its build
/// folders.
package struct KataWorkspace: Sendable {
  /// The result of a build.
  enum Build: Equatable {
    /// It was built. The text has the compiler's warnings.
    case done(String)

    /// The kata has errors. The first is in the exercise, if that has any.
    case failed(CompilerError, others: [CompilerError])

    /// It wasn't built, and no line of the kata is known to be the reason.
    case unclear(String)
  }

  /// How the tests are started.
  package struct Start: Sendable {
    /// The test program, or nil when the package manager starts the tests.
    package var program: URL?

    /// Wraps the test process, for example in a sandbox, given the file of its record.
    package var around: @Sendable (ChildProcess, URL) -> ChildProcess = { child, _ in child }

    /// Starts the tests with the package manager, without a wrapper.
    package init() {}
  }

  /// The folder without symbolic links: the compiler's messages begin with this path.
  package let folder: URL

  /// The maximum number of compilers at a time, or nil for one for each processor.
  let compilers: Int?

  /// The environment of the tools.
  private let environment: [String: String]

  /// Creates the folder if necessary.
  package init(
    _ folder: URL, compilers: Int? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProgramError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cantWrite(folder.path, error)
    }
    self.folder = folder.realPath
    self.compilers = compilers
    self.environment = environment
  }

  /// The tools' temporary files are kept here, instead of in the shared folder.
  var temporary: URL { folder.appendingPathComponent("tmp", isDirectory: true) }

  /// Whether the katas' modules were already built here, with or without errors in the kata.
  var isBuilt: Bool {
    FileManager.default.fileExists(atPath: mark.path)
  }

  private var mark: URL { folder.appendingPathComponent("built") }

  /// Builds the files in the workspace.
  ///
  /// - Parameter say: Receives a message when the build takes long.
  /// - Throws: Why it can't be built, if the exercise isn't the reason.
  func build(say: @escaping @Sendable (String) -> Void) async throws(ProgramError) -> Build {
    // The first build includes all modules that katas use.
    let isWhole = FileManager.default.contents(atPath: mark.path)?.isEmpty == true
    let deadline: Duration = isWhole ? .seconds(120) : .seconds(900)
    let patience = Task {
      try await Task.sleep(for: .seconds(15))
      say("still compiling ...")
    }
    defer { patience.cancel() }
    // The index is needed to find tests. Indexing the system's modules would take a third of the
    // first build.
    let flags =
      ["-Xswiftc", "-index-ignore-system-modules"] + (compilers.map { ["-j", "\($0)"] } ?? [])
    let report = await swift("build", ["--build-tests"] + flags)
      .run(deadline: deadline, limit: 20_000_000)
    switch report.ending {
    case .exited(0):
      try? Data().write(to: mark)
      return .done(report.text)
    case .timedOut(let deadline):
      // A newer compiler may be building everything again.
      try? FileManager.default.removeItem(at: mark)
      return .unclear(
        "the code was still compiling after \(deadline.inWords): split long expressions")
    case .exited(127):
      throw ProgramError("Swift is missing: get it at https://swift.org/install", status: 69)
    default:
      let reason = try reason(of: report)
      // The kata is built last: most of its modules are built even if the kata has errors.
      if case .failed = reason, !isWhole { try? Data("in part\n".utf8).write(to: mark) }
      return reason
    }
  }

  /// Why a build failed.
  func reason(of report: ChildReport) throws(ProgramError) -> Build {
    // Quoted lines of the exercise say nothing about the machine. They begin with a path, a number
    // or a space.
    let ours = ["/Kata/Given/", "/Kata/Tests/", "/Support/"].map { folder.path + $0 }
    let lines = report.text.split(whereSeparator: \.isNewline)
    let own = lines.filter { line in
      line.first?.isLetter == true || ours.contains { line.hasPrefix($0) }
    }
    func first(_ fault: Regex<Substring>) -> Substring? {
      own.lazy.compactMap { $0.firstMatch(of: fault)?.output }.first
    }
    if first(/error: .*(?:no such module 'Testing'|'TestingMacros' not found)/) != nil {
      throw ProgramError(
        "Swift Testing is missing: on macOS it comes with Xcode, not with the Command Line Tools",
        status: 69)
    }
    // A compiler crash is the compiler's fault. But the reader can write that function differently.
    if first(/failed due to signal (?:4|6|10|11)\b/) != nil {
      let place = report.text.firstMatch(of: /\(at [^\s:]*\/Kata\/(Exercise\/[^:]+:\d+):\d+\)/)
      throw ProgramError(
        "the compiler crashed" + (place.map { " while it compiled the function at \($0.1)" } ?? "")
          + ". This happens with 'catch let error as X' where only an X can be thrown: "
          + "write 'catch' alone. Otherwise, undo your last change.", status: 71)
    }
    // A terminated compiler says nothing about the exercise.
    if let words = first(Self.endOfCompiler) {
      throw ProgramError("the compiler was terminated: \(words)", status: 71)
    }
    // On a Mac, another tool finds `swift`, and may need something first.
    if let words = first(/^xc(?:run|ode-select): .*|.*Xcode\S* licen[cs]e.*/) {
      throw ProgramError("Swift can't be started: \(words)", status: 69)
    }
    if case .signalled = report.ending {
      throw ProgramError("swift build \(report.ending)", status: 71)
    }
    let errors = CompilerError.errors(in: report.text, of: folder.path + "/Kata/")
    let error = errors.first { $0.path.hasPrefix("Exercise/") } ?? errors.first
    if let error { return .failed(error, others: errors.filter { $0 != error }) }
    if let words = report.text.firstMatch(of: /(?i)no space left|disk quota|permission denied/) {
      throw ProgramError("can't write to '\(folder.path)': \(words.output)", status: 73)
    }
    let line = lines.first {
      $0.contains("error: ") && !$0.contains("command failed with exit code")
    }
    return .unclear(line.map(String.init) ?? "swift build \(report.ending)")
  }

  private static var endOfCompiler: Regex<Substring> {
    /failed due to signal \d+[^\n]*|terminated by signal \d+|(?i)out of memory|file size limit exceeded|cannot allocate memory/
  }

  /// Runs the built tests.
  ///
  /// - Parameters:
  ///   - names: The identifiers of the tests to run, or empty for all.
  ///   - mistake: The mistake that the code makes, when the reader's tests are graded.
  ///   - deadline: The time limit without a new line in the record.
  ///   - start: How the tests are started.
  package func test(
    _ names: [String] = [], onTrial mistake: String = "", deadline: Duration,
    start: Start = Start()
  ) async throws(ProgramError) -> (run: KataRun, report: ChildReport) {
    // A new name, so that an old record is never taken for a new one.
    let record = folder.appendingPathComponent("events-\(UUID().uuidString).jsonl")
    guard FileManager.default.createFile(atPath: record.path, contents: nil) else {
      throw ProgramError("can't write '\(record.path)'", status: 73)
    }
    defer { try? FileManager.default.removeItem(at: record) }
    do {
      try Data(mistake.utf8).write(to: folder.appendingPathComponent("trial"))
    } catch {
      throw .cantWrite(folder.path, error)
    }
    let recording =
      ["--no-parallel", "--event-stream-output-path", record.path, "--event-stream-version", "0"]
      + names.flatMap { ["--filter", "^\(NSRegularExpression.escapedPattern(for: $0))\\("] }
    let tests =
      start.program.map { tool($0, ["--testing-library", "swift-testing"] + recording) }
      // Sandboxes can't be nested, and the runner's own sandbox is around everything.
      ?? swift("test", ["--skip-build", "--disable-xctest", "--disable-sandbox"] + recording)
    let report = await start.around(limited(tests, to: deadline), record)
      .run(deadline: deadline, progress: { size(of: record) }, limit: Self.flood)
    let run = KataRun(FileManager.default.contents(atPath: record.path) ?? Data())
    if start.program == nil, run.tests.isEmpty, let words = report.whyNothingStarted {
      throw ProgramError("the tests can't be started: \(words)", status: 71)
    }
    return (run, start.program == nil ? report.ofTheTests : report)
  }

  /// The maximum number of bytes that the tests may print.
  private static let flood = 1_000_000

  /// The process with limits for processor time, memory and files, if the system has them. It ends
  /// when the runner ends, even if the runner is killed: the package manager may keep the tests in
  /// a process group of their own. A crash writes no core file.
  private func limited(_ child: ChildProcess, to deadline: Duration) -> ChildProcess {
    var child = child
    let seconds = Int(deadline / .seconds(1)) * 4 + 60
    child.arguments =
      [
        "-c",
        """
        ulimit -c 0; ulimit -t \(seconds); ulimit -f 32768; ulimit -v 4194304 2>/dev/null
        us=$PPID me=$$
        (while kill -0 $us; do sleep 1; done; kill -INT $me; sleep 1; kill -9 0) >/dev/null 2>&1 &
        exec "$0" "$@"
        """, child.executable.path,
      ]
      + child.arguments
    child.executable = URL(fileURLWithPath: "/bin/sh")
    return child
  }

  private func swift(_ verb: String, _ arguments: [String]) -> ChildProcess {
    // The manifest's cache is kept here, since a sandbox may forbid other places.
    tool(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", verb, "--package-path", folder.path, "--manifest-cache", "local"] + arguments)
  }

  /// A tool that works in the workspace.
  package func tool(_ executable: URL, _ arguments: [String]) -> ChildProcess {
    var environment = environment
    // The package manager leaves folders in this place after each build. But the compiler's driver
    // fails if the path isn't ASCII.
    environment["TMPDIR"] = folder.path.utf8.allSatisfy { $0 < 128 } ? temporary.path : "/tmp"
    // Backtraces in a format that programs can read.
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,limit=64,"
      + "warnings=suppressed"
    return ChildProcess(
      executable, arguments, environment: environment, directory: folder, gracePeriod: .seconds(1))
  }
}

private func size(of file: URL) -> Int {
  let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
  return size ?? 0
}
