/// One class that does both: the memory and the book stand in the same lines.
actor TideClerk: TideSource {
  private let station: any TideSource
  private let book: @Sendable (String) -> Void
  private var known: [String: [HighWater]] = [:]

  init(_ station: any TideSource, _ book: @escaping @Sendable (String) -> Void) {
    self.station = station
    self.book = book
  }

  func highWaters(on day: Int, in harbour: String) async throws(TideError) -> [HighWater] {
    let key = "\(day)\u{0}\(harbour)"
    if let waters = known[key] { return waters }
    do throws(TideError) {
      let waters = try await station.highWaters(on: day, in: harbour)
      known[key] = waters
      book("\(day) \(harbour): \(waters.count) times")
      return waters
    } catch {
      book("\(day) \(harbour): no answer")
      throw error
    }
  }
}

func makeSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  TideClerk(station, book)
}
