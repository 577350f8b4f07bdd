/// Knows when trains leave. It has a code for each station and a number for each train.
protocol Timetable {
  /// The code of a station, or nil when no station has this name.
  func code(ofStation name: String) throws(TimetableFault) -> StationCode?

  /// The train that left a station at a minute, or nil when none did.
  ///
  /// - Parameter minute: The minutes since midnight: 580 is twenty to ten.
  func train(
    leaving station: StationCode, atMinute minute: Int
  ) throws(TimetableFault) -> TrainNumber?
}

/// What the timetable calls a station.
struct StationCode: Hashable {
  /// A few letters, such as UMI.
  var letters: String
}

/// What the timetable calls a train.
struct TrainNumber: Hashable {
  /// The number on its front.
  var number: Int
}

/// Why the timetable doesn't answer.
enum TimetableFault: Error, Hashable {
  /// Its computer has stopped, with a code for whoever repairs it.
  case stopped(code: Int)

  /// It is being changed for the winter.
  case closed
}
