/// Knows where each train is now: in a depot, or still running.
protocol Roster {
  /// Where a train is.
  func whereabouts(of train: TrainNumber) throws(RosterFault) -> Whereabouts

  /// The address of a depot, for visitors.
  func address(of depot: DepotKey) throws(RosterFault) -> String
}

/// Where a train is.
enum Whereabouts: Hashable {
  /// The train is in a depot, and has been cleaned there.
  case depot(DepotKey)

  /// The train is still running, until this minute. Minutes are counted from midnight.
  case onTheLine(untilMinute: Int)
}

/// The roster's name for a depot.
struct DepotKey: Hashable {
  /// A letter and a digit, such as D4.
  var name: String
}

/// The reason why the roster doesn't answer.
struct RosterFault: Error, Hashable {
  /// The number of people who are waiting for the roster.
  var queue: Int
}
