/// Puts together the desk that the office asks by day.
func makeDayDesk(_ harbor: Harbor) -> any ArrivalDesk {
  ArrivalSteps(harbor)
}

/// Puts together the desk that the machine at the gate asks at night.
///
/// - Parameter members: The names of the boats that may come at night.
func makeNightDesk(_ harbor: Harbor, members: Set<String>) -> any ArrivalDesk {
  NightGate(makeDayDesk(harbor), members: members)
}

/// Runs the steps of an arrival in order. If a step fails, gives back what was taken.
///
/// - Role: facade; its parts are those of `Harbor` (GoF p. 187).
struct ArrivalSteps: ArrivalDesk {
  private let harbor: Harbor

  /// Creates the steps for a harbor.
  init(_ harbor: Harbor) {
    self.harbor = harbor
  }

  func arrive(_ boat: Boat) async throws(ArrivalError) -> String {
    guard let berth = await harbor.berths.take(meters: boat.meters) else {
      throw .noBerth(meters: boat.meters)
    }
    do {
      try await payAndReport(boat, berth)
    } catch {
      await harbor.berths.leave(berth)
      throw error
    }
    await harbor.radio.call(boat.name, "berth \(berth), welcome")
    return berth
  }

  private func payAndReport(_ boat: Boat, _ berth: String) async throws(ArrivalError) {
    guard let receipt = try? await harbor.fees.charge(boat.name, euros: 3 * boat.meters) else {
      throw .notPaid
    }
    guard let country = boat.abroad else { return }
    do {
      try await harbor.customs.report(boat.name, from: country, at: berth)
    } catch {
      await harbor.fees.refund(receipt)
      throw .customs((error as? CustomsPost.Unreachable)?.words ?? "\(error)")
    }
  }
}

/// Checks at night which boats may come in, and passes on only those.
///
/// - Role: protection proxy; subject is `ArrivalDesk` (GoF p. 209).
struct NightGate: ArrivalDesk {
  private let subject: any ArrivalDesk
  private let members: Set<String>

  /// Wraps a desk.
  init(_ subject: some ArrivalDesk, members: Set<String>) {
    self.subject = subject
    self.members = members
  }

  func arrive(_ boat: Boat) async throws(ArrivalError) -> String {
    guard members.contains(boat.name) else { throw .notAMember }
    guard boat.abroad == nil else { throw .customsClosed }
    return try await subject.arrive(boat)
  }
}
