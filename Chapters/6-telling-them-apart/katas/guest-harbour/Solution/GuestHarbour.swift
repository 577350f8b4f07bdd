/// Puts together the desk that the office asks by day.
func makeDayDesk(_ harbour: Harbour) -> any ArrivalDesk {
  ArrivalSteps(harbour)
}

/// Puts together the desk that the machine at the gate asks at night.
///
/// - Parameter members: The names of the boats that may come at night.
func makeNightDesk(_ harbour: Harbour, members: Set<String>) -> any ArrivalDesk {
  NightGate(makeDayDesk(harbour), members: members)
}

/// Runs the steps of an arrival in order. If a step fails, gives back what was taken.
///
/// - Role: facade; its parts are those of `Harbour` (GoF p. 187).
struct ArrivalSteps: ArrivalDesk {
  private let harbour: Harbour

  /// Creates the steps for a harbour.
  init(_ harbour: Harbour) {
    self.harbour = harbour
  }

  func arrive(_ boat: Boat) async throws(ArrivalError) -> String {
    guard let berth = await harbour.berths.take(meters: boat.meters) else {
      throw .noBerth(meters: boat.meters)
    }
    do {
      try await payAndReport(boat, berth)
    } catch {
      await harbour.berths.leave(berth)
      throw error
    }
    await harbour.radio.call(boat.name, "berth \(berth), welcome")
    return berth
  }

  private func payAndReport(_ boat: Boat, _ berth: String) async throws(ArrivalError) {
    guard let receipt = try? await harbour.fees.charge(boat.name, euros: 3 * boat.meters) else {
      throw .notPaid
    }
    guard let country = boat.abroad else { return }
    do {
      try await harbour.customs.report(boat.name, from: country, at: berth)
    } catch {
      await harbour.fees.refund(receipt)
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
