/// What a call of a subject costs, beside a direct call.
struct Price: Encodable {
  let name: String
  let nanoseconds, ratio: Double

  /// The class that is expected, if the price is in it or near it.
  let costsMore: String
  let isAsExpected: Bool

  init(of subject: Subject, nanoseconds: Double, direct: Double) {
    (name, self.nanoseconds, ratio) = (subject.name, nanoseconds, nanoseconds / direct)
    isAsExpected = subject.expected.holds(nanoseconds, beside: direct)
    costsMore = (isAsExpected ? "" : "not ") + subject.expected.rawValue
  }
}

/// What a call costs more than the direct one, in words that hold from run to run, and from machine to
/// machine where a number doesn't.
enum PriceClass: String {
  case free
  case few = "a few nanoseconds"
  case tens = "tens of nanoseconds"
  /// Another task or another actor goes on.
  case hop = "a hop"
  /// Several hops, or work beside the call.
  case work = "microseconds"
  /// To another process and back.
  case trip = "a round trip"

  /// Whether a time isn't far from the class, on a slow machine or a fast one.
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
