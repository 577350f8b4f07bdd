import Foundation

/// How a price grows with a size.
struct Growth: Encodable {
  enum Word: String, Encodable { case constant, linear, steeper }

  let name: String
  let sizes: [Int]
  let nanoseconds: [Double]
  let expected, word: Word

  /// The nanoseconds of each further one.
  let further: Double

  /// - Parameter nanoseconds: The times of the sizes; nil where one of them isn't known.
  init?(_ name: String, _ expected: Word, _ sizes: [Int], _ nanoseconds: (Int) -> Double?) {
    (self.name, self.expected, self.sizes) = (name, expected, sizes)
    self.nanoseconds = sizes.compactMap(nanoseconds)
    guard self.nanoseconds.count == sizes.count, let first = self.nanoseconds.first,
      let last = self.nanoseconds.last, let least = sizes.first, let most = sizes.last
    else { return nil }
    further = (last - first) / Double(most - least)
    // The power of the size: 0 for what stays the same, 1 for what doubles with it.
    let power = log(last / first) / log(Double(most) / Double(least))
    word = power < 0.5 ? .constant : power < 1.5 ? .linear : .steeper
  }
}

/// Something that a price is to be, as a ratio.
struct Goal: Encodable {
  let words: String
  let most: Double
  let measured: Double?

  var verdict: String { measured.map { $0 <= most ? "met" : "not met" } ?? "not measured" }

  static func all(_ samples: Samples, _ code: [MachineCode]) -> [Goal] {
    func further(_ stack: (Int) -> String, _ base: String) -> Double? {
      samples.each { ($0(stack(16)) - $0(stack(1))) / 15 / $0(base) }.quantile(0.5)
    }
    return [
      Goal(
        words: "generic decorator: instructions unlike the direct call's", most: 0,
        measured: MachineCode.differences(code)),
      Goal(
        words: "one more wrapper as any, in direct calls", most: 4,
        measured: further(Subject.stack, Subject.direct)),
      Goal(
        words: "one more async wrapper as any, in async direct calls", most: 2,
        measured: further(Subject.asyncStack, Subject.asyncDirect)),
      Goal(
        words: "a hit of 64 at once, in hits alone", most: 2,
        measured: samples.each { $0(Subject.hit(64)) / $0(Subject.hit(1)) }.quantile(0.5)),
    ]
      + [1, 64].map { callers in
        Goal(
          words: "\(Subject.trip(callers)): the part that is neither pipe nor coding", most: 0.2,
          measured: samples.each {
            1 - ($0(Subject.pipe(callers)) + $0(Subject.coding)) / $0(Subject.trip(callers))
          }.quantile(0.5))
      }
  }
}
