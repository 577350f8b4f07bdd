import TestSupport
import Testing
import Transcripts

/// A call that a cell shows is code that the program ran.
@Suite(.endsInTime) struct CallTests {
  @Test(arguments: Run.programs)
  func `stands in the sources as it is shown`(_ column: String) async throws {
    let files =
      try SourceTree.files(in: "Sources/Programs/\(column)")
      + SourceTree.files(in: "Sources/StepRecording")
    let lines = Set(files.flatMap { $0.lines.withoutTexts }.map { $0.trimmed })
    let calls = try await Run.transcript(column).rows.map(\.cell.call).filter { !$0.isEmpty }
    let missing = calls.flatMap { $0.split(separator: "\n").map { String($0).trimmed } }
      .filter { !lines.contains($0) }

    #expect(calls.count >= 5)
    #expect(missing == [])
  }

  @Test(arguments: Step.allCases)
  func `is the same for all columns whose client is the two screens`(_ step: Step) async throws {
    let own: Set<Step> = [.bestRated, .recombine]
    guard !own.contains(step) else { return }
    var calls: Set<String> = []
    for column in ["adapter", "bridge", "proxy", "decorator"] {
      calls.insert(try await Run.cell(step, column).call)
    }

    #expect(calls.count == 1)
  }
}

extension [String] {
  /// Without texts of several lines: there a call stands that is shown, whether it is made or not.
  fileprivate var withoutTexts: [String] {
    var isInText = false
    return filter { line in
      if line.contains("\"\"\"") { isInText.toggle() }
      return !isInText
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace))
  }
}
