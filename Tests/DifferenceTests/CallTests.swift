import TestSupport
import Testing
import Transcripts

/// The call that a cell shows.
@Suite(.endsInTime) struct CallTests {
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
