/// Puts together what the office asks by day.
func makeDayDesk(_ harbour: Harbour) -> any ArrivalDesk {
  // Your code
  ClosedDesk()
}

/// Puts together what the machine at the gate asks by night: the second requirement.
///
/// - Parameter members: The names of the boats that may come at night.
func makeNightDesk(_ harbour: Harbour, members: Set<String>) -> any ArrivalDesk {
  ClosedDesk()
}

/// Lets nobody in.
struct ClosedDesk: ArrivalDesk {
  func arrive(_ boat: Boat) async throws(ArrivalError) -> String {
    throw .noBerth(metres: boat.metres)
  }
}
