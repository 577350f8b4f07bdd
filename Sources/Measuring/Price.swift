/// What a call of a subject costs, in nanoseconds and as a ratio: in the median to the direct call of the
/// same round, at least to the least of the direct calls. The least ratio of a round would only say in
/// which round the direct call was disturbed most.
struct Price: Encodable {
  let group: Group
  let name: String
  let base: String
  let leastNanoseconds, nanoseconds, leastRatio, ratio: Double

  /// Between which ratios the half of the rounds lies that is neither low nor high.
  let middleHalf: [Double]
  let expected: PriceClass
  private(set) var found = PriceClass.free

  init?(_ subject: Subject, in samples: Samples) {
    let times = samples.each { $0(subject.name) }
    let ratios = samples.each { $0(subject.name) / $0(subject.base) }
    guard let least = times.min(), let leastBase = samples.rounds[subject.base]?.min(),
      let time = times.quantile(0.5), let ratio = ratios.quantile(0.5),
      let low = ratios.quantile(0.25), let high = ratios.quantile(0.75)
    else { return nil }
    (group, name, base, expected) = (subject.group, subject.name, subject.base, subject.expected)
    (leastNanoseconds, nanoseconds, middleHalf) = (least, time, [low, high])
    (leastRatio, self.ratio) = (least / leastBase, ratio)
    let fitting = PriceClass.allCases.filter { $0.holds(self) }
    found = fitting.contains(expected) ? expected : fitting.first ?? .trip
  }

  /// The nanoseconds more than the direct call.
  var more: Double { nanoseconds - nanoseconds / ratio }
}

/// What a call costs more than the direct one, in words that hold from run to run, and from machine to
/// machine where a number doesn't.
enum PriceClass: String, Encodable, CaseIterable {
  case free
  case few = "a few nanoseconds"
  case tens = "tens of nanoseconds"
  /// Another task or another actor goes on.
  case hop = "a hop"
  /// Several hops, or work beside the call.
  case work = "microseconds"
  /// To another process and back.
  case trip = "a round trip"

  /// The nanoseconds more. Two classes overlap, so that what is near a limit isn't now this, now that.
  private var bounds: ClosedRange<Double> {
    switch self {
    case .free: 0...0
    case .few: -5...15
    case .tens: 10...150
    case .hop: 30...1000
    case .work: 500...20_000
    case .trip: 1000...1_000_000
    }
  }

  /// Whether a price is in the class, or so many times beyond its limits at most.
  func holds(_ price: Price, margin: Double = 1) -> Bool {
    guard self != .free else { return price.ratio <= 1.2 * margin }
    return (bounds.lowerBound / margin...bounds.upperBound * margin).contains(price.more)
  }
}
