/// A thing that somebody can fetch.
struct FoundThing: Hashable {
  /// What it is, as the cleaner wrote it.
  var what: String

  /// The number to name when it is fetched.
  var tag: Int

  /// Where it is fetched.
  var address: String
}

/// A time on the clock.
struct ClockTime: Hashable {
  /// The hour, 0 to 23.
  var hour: Int

  /// The minute, 0 to 59.
  var minute: Int
}

/// Why nobody can say whether a thing was found.
enum LostAndFoundError: Error, Hashable {
  /// No station has this name.
  case unknownStation(String)

  /// No train left the station at that time.
  case noTrain

  /// The train is still on its way, and hasn't been cleaned yet.
  case stillRunning(until: ClockTime)

  /// An office doesn't answer.
  case noAnswer(from: Office)

  /// Whom the desk asks.
  enum Office: Hashable {
    case timetable, roster, foundBook
  }
}
