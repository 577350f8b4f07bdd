/// How long a reader waited for a verdict, and how long with a package of one file.
struct LatencyReport: Equatable, Sendable {
  /// The ratio that the median mustn't exceed.
  static let bound = 1.3

  /// A round: both were edited and run once.
  struct Round: Equatable, Sendable {
    var kata: Duration
    var oneFile: Duration

    var ratio: Double { kata / oneFile }
  }

  var rounds: [Round]

  var isGood: Bool { median(rounds.map(\.ratio)) <= Self.bound }

  /// Three lines: least, median and most of each.
  var text: String {
    """
    Scripts/kata check after an edit   \(three(rounds.map { $0.kata / .seconds(1) })) s
    swift test of one file, likewise   \(three(rounds.map { $0.oneFile / .seconds(1) })) s
    ratio, round by round              \(three(rounds.map(\.ratio)))
    (least, median, most of \(rounds.count) rounds; the median may be up to \(Self.bound))

    """
  }

  private func three(_ numbers: [Double]) -> String {
    [numbers.min() ?? 0, median(numbers), numbers.max() ?? 0]
      .map { number in
        let hundredths = Int((number * 100).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
      }
      .joined(separator: " / ")
  }

  private func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    guard let middle = sorted.dropFirst(sorted.count / 2).first else { return 0 }
    return sorted.count.isMultiple(of: 2) ? (middle + sorted[sorted.count / 2 - 1]) / 2 : middle
  }
}
