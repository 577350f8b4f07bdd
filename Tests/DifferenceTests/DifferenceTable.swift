import Foundation
import Transcripts

/// The expected cells of the comparison by step and column: the outcome, and the number of requests
/// that reach the network. This table holds the differences between the patterns.
enum DifferenceTable {
  static let columns = ["coupled", "adapter", "bridge", "facade", "proxy", "decorator"]

  static func cell(_ step: Step, _ column: String) -> String? {
    guard let place = columns.firstIndex(of: column), let row = rows[step] else { return nil }
    return row.components(separatedBy: " | ")[place]
  }

  private static let rows: [Step: String] = [
    .emptyForm: "blocked 0 | blocked 0 | blocked 0 | blocked 0 | blocked 0 | blocked 0",
    .wrongPassword: "error 1 | error 1 | error 1 | error 1 | error 1 | error 1",
    .beforeSignIn: "3 cafés 1 | 3 cafés 1 | error 1 | n/a | blocked 0 | error 1",
    .signIn: "signed in 1 | signed in 1 | signed in 1 | n/a | signed in 1 | signed in 1",
    .search: "3 cafés 1 | 3 cafés 1 | 3 cafés 2 | 3 cafés 3 | 3 cafés 1 | 3 cafés 1",
    .repeatSearch: "3 cafés 1 | 3 cafés 1 | 3 cafés 2 | 3 cafés 3 | 3 cafés 0 | 3 cafés 1",
    .nextPage: "2 cafés 1 | 2 cafés 1 | 3 cafés 2 | n/a | 3 cafés 1 | 3 cafés 1",
    .bestRated: "n/a | n/a | 3 cafés 2 | n/a | n/a | 3 cafés 1",
    .lostRequest: "error 1 | error 1 | error 1 | error 3 | error 1 | 3 cafés 2",
    .swapAPart: "rewritten 1 | signed in 1 | all 6 pairs 6 | part used directly 3 | 3 cafés 2"
      + " | 3 cafés 2",
    .afterSignOut: "3 cafés 3 | 3 cafés 3 | error 3 | n/a | blocked 2 | error 3",
    .forwarded: "n/a | translated 1 | fan-out 2 | sequence 3"
      + " | forwarded to an object the wrapper created 1 | forwarded 1",
  ]
}
