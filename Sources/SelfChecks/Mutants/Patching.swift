import CommandLineSupport
import Foundation
import Processes

/// Applies patches with git, which comes with Swift's own needs, and never guesses.
enum Patching {
  /// Makes sure that git is there.
  static func expectGit() async throws(ProgramError) {
    let report = await ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), ["git", "--version"])
      .run(deadline: .seconds(60))
    guard report.ending == .exited(0) else {
      throw ProgramError("git is missing: get it at https://git-scm.com", status: 69)
    }
  }

  /// Applies a patch to a folder, whole or not at all.
  ///
  /// - Returns: nil when it applies, else what is wrong with it.
  static func apply(
    _ patch: URL, in folder: URL, backwards: Bool = false
  ) async -> String? {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    // Inside somebody's repository git would take the paths from that one's top.
    environment["GIT_CEILING_DIRECTORIES"] = folder.deletingLastPathComponent().path
    let words =
      ["git", "apply", "--whitespace=nowarn"] + (backwards ? ["-R"] : []) + [patch.path]
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), words, environment: environment, directory: folder
    ).run(deadline: .seconds(60))
    return report.ending == .exited(0) ? nil : report.lastLine
  }
}

extension String {
  /// What stands behind a label in the lines above a patch.
  func labelled(_ label: String) -> [String] {
    components(separatedBy: "\n").prefix { !$0.hasPrefix("--- ") && !$0.hasPrefix("diff ") }
      .filter { $0.hasPrefix(label + ": ") }.map { String($0.dropFirst(label.count + 2)) }
  }
}
