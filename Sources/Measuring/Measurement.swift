/// Times subjects in turn: each round has all of them, so that what slows the machine for a while slows
/// a call and what it is compared with. Many short rounds, not few long ones: most are disturbed by
/// nothing then.
struct Measurement {
  let subjects: [Subject]
  let rounds: Int
  private static let slice = Duration.milliseconds(2)

  /// Measures, and says how far it is.
  func run(_ say: (String) -> Void) async throws -> Samples {
    say("warming up")
    var counts: [Int] = []
    for subject in subjects {
      // The first call may start a process, or make what all others use.
      try await subject.run(1)
      var (count, time) = (1, Duration.zero)
      while time < Self.slice / 2 {
        count *= 2
        time = try await Self.time(subject, count)
        // One that was disturbed would make the count, and so all its samples, too small.
        for _ in 1...2 where time >= Self.slice / 2 {
          time = min(time, try await Self.time(subject, count))
        }
      }
      counts.append(max(1, Int(Double(count) * (Self.slice / time))))
    }
    var samples = Samples()
    for round in 0..<rounds {
      if round % 20 == 0 { say("round \(round + 1) of \(rounds)") }
      // Each round begins elsewhere.
      for index in subjects.indices.map({ ($0 + round * 7) % subjects.count }) {
        let (subject, count) = (subjects[index], counts[index])
        samples.rounds[subject.name, default: []].append(
          try await Self.time(subject, count) / .nanoseconds(count * subject.callers))
      }
    }
    return samples
  }

  private static func time(_ subject: Subject, _ count: Int) async throws -> Duration {
    let begin = ContinuousClock.now
    try await subject.run(count)
    return .now - begin
  }
}

/// The nanoseconds of a call of each subject, round by round.
struct Samples {
  var rounds: [String: [Double]] = [:]

  /// What the times of one round give, for each round; none where one of them wasn't measured.
  func each(_ expression: ((String) -> Double) -> Double) -> [Double] {
    let values = (0..<(rounds.values.map(\.count).max() ?? 0)).map { round in
      expression { rounds[$0].map { $0[round] } ?? .nan }
    }
    return values.contains(where: \.isNaN) ? [] : values
  }
}

extension [Double] {
  /// The value below which such a part of all lies, between two of them where it has to be.
  func quantile(_ part: Double) -> Double? {
    guard let last = indices.last else { return nil }
    let (place, sorted) = (part * Double(last), sorted())
    let (below, above) = (sorted[Int(place)], sorted[Swift.min(Int(place) + 1, last)])
    return below + (above - below) * (place - place.rounded(.down))
  }
}
