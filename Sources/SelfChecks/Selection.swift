import Foundation
import KataFiles

/// One in so many of a long list. A seed chooses which: the same ones on each machine.
struct Selection: Sendable {
  /// Of how many one is taken.
  var share = 1

  /// Any text; another one takes others.
  var seed = ""

  var isAll: Bool { share == 1 }

  /// Whether a thing of this name is taken.
  func takes(_ name: String) -> Bool {
    let hash = OriginalHashes.hash(of: ["\(seed)/\(name)": Data()])
    return (UInt64(hash, radix: 16) ?? 0) / 65_536 % UInt64(share) == 0
  }
}
