/// Puts together the desk that the office asks by day.
func makeDayDesk(_ harbor: Harbor) -> any ArrivalDesk {
  // Your code
  ClosedDesk()
}

/// Puts together the desk that the machine at the gate asks at night: the second requirement.
///
/// - Parameter members: The names of the boats that may come at night.
func makeNightDesk(_ harbor: Harbor, members: Set<String>) -> any ArrivalDesk {
  ClosedDesk()
}

/// Lets nobody in.
struct ClosedDesk: ArrivalDesk {
  func arrive(_ boat: Boat) async throws(ArrivalError) -> String {
    throw .noBerth(meters: boat.meters)
  }
}
