import CommandLineSupport
import Foundation
import Processes

/// A small package of its own in which a kata is built: the original tests and support, and the
/// exercise as it is saved. So no other kata, nor a change of a test, can get in the way.
///
/// Both building and testing are left to the package manager, and nothing is looked for in its folders.
package struct KataWorkspace: Sendable {
  /// What came of a build.
  enum Build: Equatable {
    /// It was built. The words of the compiler are warnings, if there are some.
    case done(String)

    /// The kata has errors. The first is one of the exercise, where it has some.
    case failed(CompilerError, others: [CompilerError])

    /// It wasn't built, and no line of the kata is known to be to blame.
    case unclear(String)
  }

  /// How the tests are started.
  package struct Start: Sendable {
    /// The program that holds them; nil when the package manager starts them.
    package var program: URL?

    /// What is put around them, given the file that they write their record to.
    package var around: @Sendable (ChildProcess, URL) -> ChildProcess = { child, _ in child }

    /// The package manager starts them, and nothing is around them.
    package init() {}
  }

  /// Where it is, without a link: the compiler's messages begin with this path.
  package let folder: URL

  /// How many compilers may work at once; nil for one a processor.
  let compilers: Int?

  /// What the tools may know of the environment.
  private let environment: [String: String]

  /// Makes the folder where there is none.
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

  /// What tools put aside is here, and not where everybody's is.
  var temporary: URL { folder.appendingPathComponent("tmp", isDirectory: true) }

  /// Whether what the katas use was built here before, up to the end of it or to a kata with errors.
  var isBuilt: Bool {
    FileManager.default.fileExists(atPath: mark.path)
  }

  private var mark: URL { folder.appendingPathComponent("built") }

  /// Builds what was laid.
  ///
  /// - Parameter say: Told when it takes long.
  /// - Throws: Why it can't be built, where the exercise isn't to blame.
  func build(say: @escaping @Sendable (String) -> Void) async throws(ProgramError) -> Build {
    // The first time it builds all that the katas use.
    let isWhole = FileManager.default.contents(atPath: mark.path)?.isEmpty == true
    let deadline: Duration = isWhole ? .seconds(120) : .seconds(900)
    let patience = Task {
      try await Task.sleep(for: .seconds(15))
      say("still compiling ...")
    }
    defer { patience.cancel() }
    // The index is there to find tests. That of the system's modules takes a third of a first
    // build.
    let flags =
      ["-Xswiftc", "-index-ignore-system-modules"] + (compilers.map { ["-j", "\($0)"] } ?? [])
    let report = await swift("build", ["--build-tests"] + flags)
      .run(deadline: deadline, limit: 20_000_000)
    switch report.ending {
    case .exited(0):
      try? Data().write(to: mark)
      return .done(report.text)
    case .timedOut(let deadline):
      // A newer compiler builds everything once more.
      try? FileManager.default.removeItem(at: mark)
      return .unclear(
        "the code was still compiling after \(deadline.inWords): split long expressions")
    case .exited(127):
      throw ProgramError("Swift is missing: get it at https://swift.org/install", status: 69)
    default:
      let reason = try reason(of: report)
      // The kata comes last: most of what it uses is built, also where the kata has errors.
      if case .failed = reason, !isWhole { try? Data("in part\n".utf8).write(to: mark) }
      return reason
    }
  }

  /// Why a build failed.
  func reason(of report: ChildReport) throws(ProgramError) -> Build {
    // What the compiler quotes of the exercise says nothing about the machine. Such lines begin with
    // a path, a number or a space.
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
        "Swift Testing is missing: on macOS it comes with Xcode, not with its command line tools",
        status: 69)
    }
    // A crash of the compiler is its own fault. But a reader can write that function in another way.
    if first(/failed due to signal (?:4|6|10|11)\b/) != nil {
      let place = report.text.firstMatch(of: /\(at [^\s:]*\/Kata\/(Exercise\/[^:]+:\d+):\d+\)/)
      throw ProgramError(
        "the compiler crashed" + (place.map { " in the function at \($0.1)" } ?? "")
          + ". This happens at 'catch let error as X' when only an X can be thrown: "
          + "write 'catch' alone. Otherwise, undo your last change.", status: 71)
    }
    // A compiler that is ended says nothing about the exercise.
    if let words = first(Self.endOfCompiler) {
      throw ProgramError("something ended the compiler: \(words)", status: 71)
    }
    // On a Mac `swift` is found by another tool, which may want something first.
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

  /// Runs the tests that were built.
  ///
  /// - Parameters:
  ///   - names: The identifiers of those to run; none for all.
  ///   - mistake: What the code is to do wrong that a reader's tests look at, where somebody grades.
  ///   - deadline: How long they may run without a word in the record.
  ///   - start: How they are started.
  package func test(
    _ names: [String] = [], onTrial mistake: String = "", deadline: Duration,
    start: Start = Start()
  ) async throws(ProgramError) -> (run: KataRun, report: ChildReport) {
    // A name that no run had before: an old record must never be taken for a new one.
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
      // No other sandbox can be in one, and where one is wanted it is around all of this.
      ?? swift("test", ["--skip-build", "--disable-xctest", "--disable-sandbox"] + recording)
    let report = await start.around(limited(tests, to: deadline), record)
      .run(deadline: deadline, progress: { size(of: record) }, limit: Self.flood)
    let run = KataRun(FileManager.default.contents(atPath: record.path) ?? Data())
    if start.program == nil, run.tests.isEmpty, let words = report.whyNothingStarted {
      throw ProgramError("the tests can't be started: \(words)", status: 71)
    }
    return (run, start.program == nil ? report.ofTheTests : report)
  }

  /// How many bytes the tests may print.
  private static let flood = 1_000_000

  /// The same, with the system's bounds on its time on processors, its memory and its files, where
  /// the system has such. It ends with us, also when we are killed: the package manager is asked to, since
  /// it may keep the tests in a group of their own. And a crash leaves no core file.
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
    // What it knows of the manifest is kept here: elsewhere a sandbox may forbid it to look or write.
    tool(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", verb, "--package-path", folder.path, "--manifest-cache", "local"] + arguments)
  }

  /// A tool that works in the workspace.
  package func tool(_ executable: URL, _ arguments: [String]) -> ChildProcess {
    var environment = environment
    // The package manager leaves folders behind there with each build. But the compiler's driver
    // ends at once where the path of that place isn't ASCII.
    environment["TMPDIR"] = folder.path.utf8.allSatisfy { $0 < 128 } ? temporary.path : "/tmp"
    // A crash says where, in lines that can be read by a program.
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,limit=64,"
      + "warnings=suppressed"
    return ChildProcess(
      executable, arguments, environment: environment, directory: folder, gracePeriod: .seconds(1))
  }
}

/// How many bytes a file has.
private func size(of file: URL) -> Int {
  let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
  return size ?? 0
}
