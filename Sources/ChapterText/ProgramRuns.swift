import Foundation
import Tooling

/// Runs the programs of the package: each command once, whoever asks for it.
actor ProgramRuns {
  private let folder: URL
  private let deadline: Duration
  private var reports: [[String]: Task<ChildReport, Never>] = [:]
  private var options: Set<String>?
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates it; nothing runs yet.
  ///
  /// - Parameters:
  ///   - folder: The folder that holds the programs.
  ///   - deadline: How long each may run.
  init(in folder: URL, deadline: Duration = .seconds(120)) {
    self.folder = folder
    self.deadline = deadline
    free = ProcessInfo.processInfo.activeProcessorCount + 1
  }

  /// What a program did. It has no terminal.
  ///
  /// - Parameter words: The program's name, and what it is given.
  func report(of words: [String]) async -> ChildReport {
    let task = reports[words] ?? Task { await run(words) }
    reports[words] = task
    return await task.value
  }

  /// The options of programs, of the checks and of the katas' commands.
  func options(of programs: [String]) async -> Set<String> {
    if let options { return options }
    var found: Set<String> = []
    for program in programs {
      let help = await report(of: [program, "--help"]).text
      found.formUnion(Self.options(in: help))
      // The help of a program with commands lists them; each has a help of its own.
      guard help.contains(" COMMAND --help") || help.contains(" NAME --help") else { continue }
      for row in help.split(separator: "\n") where row.hasPrefix("  ") && !row.hasPrefix("  -") {
        let command = row.split(separator: " ").first.map(String.init) ?? ""
        found.formUnion(Self.options(in: await report(of: [program, command, "--help"]).text))
      }
    }
    options = found
    return found
  }

  private static func options(in help: String) -> [String] {
    help.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  private func run(_ words: [String]) async -> ChildReport {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    let program = folder.appendingPathComponent(words.first ?? "")
    let report = await ChildProcess(program, Array(words.dropFirst())).run(deadline: deadline)
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
    return report
  }
}
