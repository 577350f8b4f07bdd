import ComparisonReport
import ProgramSupport
import Testing
import Transcripts

/// One run of the real programs, shared by all tests of the differences.
enum Run {
  /// The columns of the table, and the program that combines four patterns.
  static let programs = DifferenceTable.columns + ["combined"]

  private static let comparison = Task {
    try await Comparison<Step>.gather(
      columns: programs, from: BuiltPrograms.folder(), deadline: .seconds(60))
  }

  static func cell(_ step: Step, _ column: String) async throws -> Cell {
    let comparison = try await comparison.value
    return try #require(
      comparison.cell(step, in: column), "\(comparison.failures[column] ?? "no such cell")")
  }

  static func transcript(_ column: String) async throws -> Transcript<Step> {
    let comparison = try await comparison.value
    return try #require(
      comparison.transcripts[column], "\(comparison.failures[column] ?? "no such column")")
  }
}
