import Foundation
import Processes
import Transcripts

extension Comparison {
  /// Starts all programs at once and collects what they print.
  ///
  /// A program that fails in any way costs its own column only: it is left out of the transcripts,
  /// and the failures say in a sentence what happened.
  ///
  /// - Parameters:
  ///   - columns: The programs' names, in the order in which they are to be shown.
  ///   - directory: The folder that holds the programs.
  ///   - deadline: How long each may take.
  ///   - lessons: What an author has to say about the cells.
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
