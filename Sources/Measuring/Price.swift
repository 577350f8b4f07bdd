/// The cost of a measured call, compared with a direct call.
struct Price: Encodable {
  let name: String
  let nanoseconds, ratio: Double

  /// The expected class, with `not` before it if the cost doesn't fit.
  let costsMore: String
  let isAsExpected: Bool

  init(of subject: Subject, nanoseconds: Double, direct: Double) {
    (name, self.nanoseconds, ratio) = (subject.name, nanoseconds, nanoseconds / direct)
    isAsExpected = subject.expected.holds(nanoseconds, beside: direct)
    costsMore = (isAsExpected ? "" : "not ") + subject.expected.rawValue
  }
}

/// The extra cost of a call in words, which stay true across runs and machines, unlike numbers.
enum PriceClass: String {
  case free
  case few = "a few nanoseconds"
  case tens = "tens of nanoseconds"
  /// A switch to a different task or actor.
  case hop = "a hop"
  /// Several hops, or work in addition to the call.
  case work = "microseconds"
  /// A call to a different process.
  case trip = "a round trip"

  /// Whether a time fits the class, on slow and on fast machines.
  func holds(_ nanoseconds: Double, beside direct: Double) -> Bool {
    let more = nanoseconds - direct
    return switch self {
    case .free: nanoseconds < direct * 1.5
    case .few: more < 45
    case .tens: (3..<450).contains(more)
    case .hop: (10..<3000).contains(more)
    case .work: (150..<60_000).contains(more)
    case .trip: (3000..<3_000_000).contains(more)
    }
  }
}
