/// Random numbers from a seed: the generator SplitMix64 (Steele, Lea and Flood, "Fast Splittable
/// Pseudorandom Number Generators", 2014).
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the numbers of a seed.
  public init(state: UInt64) {
    self.state = state
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = state
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}
