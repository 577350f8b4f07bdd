extension PriceTable {
  /// Measures calls, of which the first is the direct call.
  ///
  /// The result is the shortest time of many short rounds, because disturbances only make calls
  /// longer. Each round measures all subjects, so that all have the same chance of a quiet moment.
  init(_ title: String, timing subjects: [Subject], rounds: Int = 100) async throws {
    var counts: [Int] = []
    for subject in subjects { counts.append(try await subject.callsInARound()) }
    var times = counts.map { _ in Double.infinity }
    for _ in 0..<rounds {
      for (index, subject) in subjects.enumerated() {
        let time = try await subject.time(of: counts[index]) / .nanoseconds(counts[index])
        times[index] = min(times[index], time)
      }
    }
    self.title = title
    prices = zip(subjects, times).map { subject, time in
      Price(of: subject, nanoseconds: time, direct: times[0])
    }
  }
}

extension Subject {
  /// The number of calls that take one or two milliseconds.
  fileprivate func callsInARound() async throws -> Int {
    // The first call may start a process or create shared objects.
    try await run(1)
    var (count, time) = (1, Duration.zero)
    while time < .milliseconds(1) {
      count *= 2
      // A single disturbed measurement would make the rounds too short.
      time = min(try await self.time(of: count), try await self.time(of: count))
    }
    return count
  }

  fileprivate func time(of count: Int) async throws -> Duration {
    let begin = ContinuousClock.now
    try await run(count)
    return .now - begin
  }
}
