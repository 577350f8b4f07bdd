import CommandLineSupport
import Foundation
import Processes

/// Keeps a student's exercise away from the teacher's files, network and processes.
public enum Sandbox: Equatable, Sendable {
  /// No protection.
  case none

  /// bubblewrap, on Linux: no network, no other processes, a small writable folder in memory, and
  /// some hidden folders.
  case bubblewrap(hidden: [URL])

  /// The sandbox of macOS: no network, and writing only in the workspace and in `/tmp`.
  case seatbelt

  /// This machine's sandbox, without hidden folders.
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
        can't protect your files and network from the exercises without \(name): install it (on \
        Linux: apt install bubblewrap), or use --no-sandbox to run exercises with your own rights
        """, status: 69)
    default:
      throw ProgramError(
        """
        \(name) doesn't work here (\(report.lastLine)): use --no-sandbox if something else, such as \
        a container, protects your files from the exercises
        """, status: 69)
    }
  }

  /// The sandbox with hidden folders, such as the one with the solutions. Only bubblewrap can hide
  /// folders, and only existing ones.
  public func hiding(_ folders: [URL]) -> Sandbox {
    if case .bubblewrap = self { .bubblewrap(hidden: folders.map(\.realPath)) } else { self }
  }

  /// A child process in the sandbox.
  ///
  /// - Parameters:
  ///   - child: The process.
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
      // The limit counts only the processes in the sandbox. It doesn't apply to root.
      let bounds = "/usr/bin/prlimit"
      if FileManager.default.isFile(atPath: bounds) { words += [bounds, "--nproc=1024"] }
    case .seatbelt:
      // The denied services could start programs outside of the sandbox.
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

  /// The sandbox's own error message; nil if the tests were started.
  func complaint(in report: ChildReport) -> String? {
    guard self != .none, report.ending != .exited(0) else { return nil }
    let words = String(decoding: report.errors.prefix(1000), as: UTF8.self)
    return words.prefixMatch(of: /(?:bwrap|sandbox-exec|prlimit): [^\n]*/).map { "\($0.output)" }
  }

  /// The report without the sandbox's change: like a shell, bubblewrap turns a signal into the exit
  /// status 128 plus the signal's number.
  func reportOfTests(_ report: ChildReport) -> ChildReport {
    guard case .bubblewrap = self, case .exited(let status) = report.ending, status > 128 else {
      return report
    }
    var report = report
    report.ending = .signalled(status - 128)
    return report
  }

  /// The environment of the compiler and the tests during grading, without variables that could
  /// hold the teacher's passwords. It also sets the milliseconds to wait for work that goes on after
  /// the tests.
  ///
  /// Compiler and tests have the same environment, because the package manager's cached manifest
  /// depends on it and can't be renewed in a sandbox.
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
