/// Finds what was left on a train, in one call.
struct LostAndFound {
  init(timetable: any Timetable, roster: any Roster, book: any FoundBook) {
    // Your code
  }

  /// Looks for a thing that somebody left on a train.
  ///
  /// - Parameters:
  ///   - thing: What it is, in the traveler's words.
  ///   - station: Where the traveler got on.
  ///   - time: When the train left there.
  /// - Returns: Everything that was found and fits; nothing when nothing was found.
  func find(
    _ thing: String, leftOnTheTrainFrom station: String, at time: ClockTime
  ) throws(LostAndFoundError) -> [FoundThing] {
    []  // Your code
  }
}
