/// One in so many of a long list. A seed chooses which: the same ones on each machine.
struct Selection: Sendable {
  /// Of how many one is taken.
  var share = 1

  /// Any text; another one takes others.
  var seed = ""

  var isAll: Bool { share == 1 }

  /// Whether a thing of this name is taken.
  func takes(_ name: String) -> Bool {
    // FNV-1a, and a last mixing, since Swift's own hashes are others in each process.
    var hash = "\(seed)/\(name)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    return (hash >> 33) % UInt64(share) == 0
  }
}
