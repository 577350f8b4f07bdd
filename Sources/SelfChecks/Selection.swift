import Foundation
import KataFiles

/// A sample of a long list. The same seed chooses the same sample on every machine.
struct Selection: Sendable {
  /// The sample holds about one in this many names.
  var share = 1

  /// Any text. A different text chooses a different sample.
  var seed = ""

  var isAll: Bool { share == 1 }

  /// Whether the sample contains a name.
  func takes(_ name: String) -> Bool {
    let hash = OriginalHashes.hash(of: ["\(seed)/\(name)": Data()])
    return (UInt64(hash, radix: 16) ?? 0) / 65_536 % UInt64(share) == 0
  }
}
