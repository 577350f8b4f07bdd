import CommandLineSupport
import Foundation
import Processes

/// What keeps the tests of somebody's exercise from what is none of their business.
public enum Sandbox: Equatable, Sendable {
  /// Nothing does.
  case none

  /// bubblewrap, on Linux: no network, no other processes, nothing to write to but a small folder in
  /// memory, and some folders out of sight.
  case bubblewrap(hidden: [URL])

  /// macOS's own: no network, and nothing to write to outside of the workspace.
  case seatbelt

  /// The machine's one, which hides nothing yet.
  ///
  /// - Throws: What is missing, and how to get it.
  public static func ofThisMachine() async throws(ProgramError) -> Sandbox {
    #if canImport(Darwin)
      let (sandbox, name) = (Sandbox.seatbelt, "sandbox-exec")
    #else
      let (sandbox, name) = (Sandbox.bubblewrap(hidden: []), "bubblewrap")
    #endif
    let nothing = ChildProcess(URL(fileURLWithPath: "/bin/sh"), ["-c", ":"])
    let null = URL(fileURLWithPath: "/dev/null")
    let report = await sandbox.around(
      nothing, in: FileManager.default.temporaryDirectory.realPath, writing: null
    ).run(deadline: .seconds(20))
    switch report.ending {
    case .exited(0): return sandbox
    case .exited(127):
      throw ProgramError(
        """
        \(name) is missing, which keeps exercises from your files and the network: install it \
        (on Linux: apt install bubblewrap), or say --no-sandbox, and they run as you
        """, status: 69)
    default:
      throw ProgramError(
        """
        \(name) doesn't work here (\(report.lastLine)): say --no-sandbox where something else keeps \
        exercises from your files, such as a container
        """, status: 69)
    }
  }

  /// The same, with folders that nobody's tests may read, such as those with solutions. bubblewrap
  /// hides what is there, and nothing else.
  public func hiding(_ folders: [URL]) -> Sandbox {
    if case .bubblewrap = self { .bubblewrap(hidden: folders.map(\.realPath)) } else { self }
  }

  /// A child in the sandbox.
  ///
  /// - Parameters:
  ///   - folder: The workspace, which it may read.
  ///   - record: The file that it may write.
  func around(_ child: ChildProcess, in folder: URL, writing record: URL) -> ChildProcess {
    var (inner, words) = (child, [String]())
    switch self {
    case .none: return child
    case .bubblewrap(let hidden):
      words = ["bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
      words += ["--size", "67108864", "--tmpfs", "/tmp"]
      words += hidden.flatMap { ["--tmpfs", $0.path] }
      words += ["--ro-bind", folder.path, folder.path, "--bind", record.path, record.path]
      words += ["--unshare-all", "--die-with-parent", "--new-session", "--chdir", folder.path]
      // The system counts the processes of a user in here alone; it doesn't for root.
      let bounds = "/usr/bin/prlimit"
      if FileManager.default.isFile(atPath: bounds) { words += [bounds, "--nproc=1024"] }
    case .seatbelt:
      // Some services of the system start programs for others, outside of any sandbox.
      let rules = """
        (version 1)(allow default)(deny network*)(deny lsopen)(deny appleevent-send)\
        (deny job-creation)(deny file-write*)\
        (allow file-write* (subpath (param "FOLDER")) (subpath "/private/tmp") (literal "/dev/null"))
        """
      words = ["sandbox-exec", "-D", "FOLDER=\(folder.path)", "-p", rules]
    }
    inner.arguments = words + [child.executable.path] + child.arguments
    inner.executable = URL(fileURLWithPath: "/usr/bin/env")
    return inner
  }

  /// What the sandbox itself says when it can't be had; nil when the tests were started in it.
  func complaint(in report: ChildReport) -> String? {
    guard self != .none, report.ending != .exited(0) else { return nil }
    let words = String(decoding: report.errors.prefix(1000), as: UTF8.self)
    return words.prefixMatch(of: /(?:bwrap|sandbox-exec|prlimit): [^\n]*/).map { "\($0.output)" }
  }

  /// What the tests themselves would have said of their end. bubblewrap ends with 128 and the number of
  /// the signal that ended them, as shells do.
  func reportOfTests(_ report: ChildReport) -> ChildReport {
    guard case .bubblewrap = self, case .exited(let status) = report.ending, status > 128 else {
      return report
    }
    var report = report
    report.ending = .signalled(status - 128)
    return report
  }

  /// What a grade's compiler and tests may know of the environment: a teacher's may hold passwords. It
  /// tells the tests, too, for how many milliseconds to wait for what goes on after a test.
  ///
  /// Both know the same: what the package manager keeps of a manifest holds for one environment, and in a
  /// sandbox it can't make it anew.
  public static func environment(
    of whole: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String: String] {
    whole.filter {
      [
        "DEVELOPER_DIR", "HOME", "LANG", "LD_LIBRARY_PATH", "PATH", "SDKROOT", "SWIFTLY_BIN_DIR",
        "SWIFTLY_HOME_DIR", "TOOLCHAINS", "TZ",
      ].contains($0.key)
    }
    .merging(["KATA_AFTERWARDS": "700"]) { $1 }
  }
}
