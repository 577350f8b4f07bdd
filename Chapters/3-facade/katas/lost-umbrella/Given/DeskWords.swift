/// A found thing that somebody can pick up.
struct FoundThing: Hashable {
  /// The cleaner's description of the thing.
  var what: String

  /// The number that the traveler gives when picking up the thing.
  var tag: Int

  /// The address where the thing can be picked up.
  var address: String
}

/// A time on the clock.
struct ClockTime: Hashable {
  /// The hour, 0 to 23.
  var hour: Int

  /// The minute, 0 to 59.
  var minute: Int
}

/// The reason why the desk can't look for a thing.
enum LostAndFoundError: Error, Hashable {
  /// No station has this name.
  case unknownStation(String)

  /// No train left the station at that time.
  case noTrain

  /// The train is still running until this time, and hasn't been cleaned yet.
  case stillRunning(until: ClockTime)

  /// An office doesn't answer.
  case noAnswer(from: Office)

  /// The offices that the desk asks.
  enum Office: Hashable {
    case timetable, roster, foundBook
  }
}
