import Foundation
import KataFiles

/// A sample of a long list. The seed chooses the same sample on each machine.
struct Selection: Sendable {
  /// The sample is one in this many.
  var share = 1

  /// Any text. Another text chooses another sample.
  var seed = ""

  var isAll: Bool { share == 1 }

  /// Whether the sample contains a name.
  func takes(_ name: String) -> Bool {
    let hash = OriginalHashes.hash(of: ["\(seed)/\(name)": Data()])
    return (UInt64(hash, radix: 16) ?? 0) / 65_536 % UInt64(share) == 0
  }
}
