/// Knows where each train spends the night.
protocol Roster {
  /// Where a train is.
  func whereabouts(of train: TrainNumber) throws(RosterFault) -> Whereabouts

  /// The address of a depot, for visitors.
  func address(of depot: DepotKey) throws(RosterFault) -> String
}

/// Where a train is.
enum Whereabouts: Hashable {
  /// In a depot. It has been cleaned there.
  case depot(DepotKey)

  /// Still on the line, until so many minutes after midnight.
  case onTheLine(untilMinute: Int)
}

/// What the roster calls a depot.
struct DepotKey: Hashable {
  /// A letter and a digit, such as D4.
  var name: String
}

/// Why the roster doesn't answer.
struct RosterFault: Error, Hashable {
  /// How many people wait for it.
  var queue: Int
}
