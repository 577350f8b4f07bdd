import Foundation
import Processes
import Transcripts

extension Comparison {
  /// Starts all programs at once and collects their output.
  ///
  /// A program that fails affects only its own column. The column has no transcript, and
  /// `failures` explains why.
  ///
  /// - Parameters:
  ///   - columns: The programs' names, in the order of the output.
  ///   - directory: The folder of the programs.
  ///   - deadline: The time limit for each program.
  ///   - lessons: The author's explanations of the cells.
  public static func gather(
    columns: [String], from directory: URL, deadline: Duration, lessons: Lessons<Step> = Lessons()
  ) async -> Comparison {
    var comparison = Comparison(columns: columns, transcripts: [:], lessons: lessons)
    await withTaskGroup { group in
      for column in columns {
        group.addTask {
          let program = directory.appendingPathComponent(column)
          let report = await ChildProcess(program, ["--format", "json"]).run(deadline: deadline)
          return (column, Transcript<Step>.read(from: report, of: column))
        }
      }
      for await (column, result) in group {
        switch result {
        case .success(let transcript): comparison.transcripts[column] = transcript
        case .failure(let failure): comparison.failures[column] = failure.sentence
        }
      }
    }
    return comparison
  }
}
