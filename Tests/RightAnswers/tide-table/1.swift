/// For the sign, the book's code moved from the actor into a function that both sources call.
actor TideClerk: TideSource {
  private let station: any TideSource
  private let book: @Sendable (String) -> Void
  private var known: [String: [HighWater]] = [:]

  init(_ station: any TideSource, _ book: @escaping @Sendable (String) -> Void) {
    self.station = station
    self.book = book
  }

  func highWaters(on day: Int, in harbor: String) async throws(TideError) -> [HighWater] {
    let key = "\(day)\u{0}\(harbor)"
    if let waters = known[key] { return waters }
    let waters = try await station.booked(day, harbor, book)
    known[key] = waters
    return waters
  }
}

struct SignClerk: TideSource {
  let station: any TideSource
  let book: @Sendable (String) -> Void

  func highWaters(on day: Int, in harbor: String) async throws(TideError) -> [HighWater] {
    try await station.booked(day, harbor, book)
  }
}

extension TideSource {
  /// Asks the source, and writes the line.
  func booked(
    _ day: Int, _ harbor: String, _ book: @Sendable (String) -> Void
  ) async throws(TideError) -> [HighWater] {
    var line = "no answer"
    defer { book("\(day) \(harbor): \(line)") }
    let waters = try await highWaters(on: day, in: harbor)
    line = "\(waters.count) times"
    return waters
  }
}

func makeSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  TideClerk(station, book)
}

func makeSignSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  SignClerk(station: station, book: book)
}
