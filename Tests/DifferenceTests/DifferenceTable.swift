import Foundation
import Transcripts

/// The comparison's cells as they have to be: step by column, the outcome and the number of
/// requests that reach the network. Here stands what differs between the patterns.
enum DifferenceTable {
  static let columns = ["coupled", "adapter", "bridge", "facade", "proxy", "decorator"]

  static func cell(_ step: Step, _ column: String) -> String? {
    guard let place = columns.firstIndex(of: column), let row = rows[step] else { return nil }
    return row.components(separatedBy: " | ")[place]
  }

  private static let rows: [Step: String] = [
    .noInput: "refused 0 | refused 0 | refused 0 | refused 0 | refused 0 | refused 0",
    .wrongPassword: "failed 1 | failed 1 | failed 1 | failed 1 | failed 1 | failed 1",
    .searchSignedOut: "3 cafés 1 | 3 cafés 1 | failed 1 | - | refused 0 | failed 1",
    .signIn: "signed in 1 | signed in 1 | signed in 1 | - | signed in 1 | signed in 1",
    .search: "3 cafés 1 | 3 cafés 1 | 3 cafés 2 | 3 cafés 3 | 3 cafés 1 | 3 cafés 1",
    .sameSearch: "3 cafés 1 | 3 cafés 1 | 3 cafés 2 | 3 cafés 3 | 3 cafés 0 | 3 cafés 1",
    .nextPage: "2 cafés 1 | 2 cafés 1 | 3 cafés 2 | - | 3 cafés 1 | 3 cafés 1",
    .bestRated: "- | - | 3 cafés 2 | - | - | 3 cafés 1",
    .outage: "failed 1 | failed 1 | failed 1 | failed 3 | failed 1 | 3 cafés 2",
    .recombine: "rewritten 1 | signed in 1 | 6 pairs 6 | a part 3 | 3 cafés 2 | 3 cafés 2",
    .signOut: "3 cafés 3 | 3 cafés 3 | failed 3 | - | refused 2 | failed 3",
    .handOver: "- | converted 1 | split 2 | divided 3 | same, own 1 | same 1",
  ]
}
