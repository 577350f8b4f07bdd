/// Knows when trains leave. The timetable has a code for each station and a number for each train.
protocol Timetable {
  /// The code of a station, or nil when no station has this name.
  func code(ofStation name: String) throws(TimetableFault) -> StationCode?

  /// The train that left a station at a minute, or nil when no train left.
  ///
  /// - Parameter minute: The minutes since midnight, such as 580 for 9:40.
  func train(
    leaving station: StationCode, atMinute minute: Int
  ) throws(TimetableFault) -> TrainNumber?
}

/// The timetable's code for a station.
struct StationCode: Hashable {
  /// A few letters, such as UMI.
  var letters: String
}

/// The timetable's number for a train.
struct TrainNumber: Hashable {
  /// The number on the front of the train.
  var number: Int
}

/// The reason why the timetable doesn't answer.
enum TimetableFault: Error, Hashable {
  /// The timetable's computer has stopped. The code is for the repair staff.
  case stopped(code: Int)

  /// The timetable is being changed for the winter.
  case closed
}
