/// Finds things that somebody left on a train.
struct LostAndFound {
  init(timetable: any Timetable, roster: any Roster, book: any FoundBook) {
    // Your code
  }

  /// Looks for a thing that somebody left on a train.
  ///
  /// - Parameters:
  ///   - thing: The thing, in the traveler's words.
  ///   - station: The station where the traveler got on.
  ///   - time: The time when the train left this station.
  /// - Returns: All found things that match, or an empty list if nothing was found.
  func find(
    _ thing: String, leftOnTheTrainFrom station: String, at time: ClockTime
  ) throws(LostAndFoundError) -> [FoundThing] {
    []  // Your code
  }
}
