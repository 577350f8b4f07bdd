import Foundation
import Tooling

/// Runs the programs of the package: each command once, whoever asks for it.
actor ProgramRuns {
  private let folder: URL
  private let deadline: Duration
  private var reports: [[String]: Task<ChildReport, Never>] = [:]
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
