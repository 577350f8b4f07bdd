/// One desk serves day and night. At night it has a list of members.
struct Desk: ArrivalDesk {
  let harbor: Harbor
  var members: Set<String>?

  func arrive(_ boat: Boat) async throws(ArrivalError) -> String {
    if let members {
      if !members.contains(boat.name) { throw .notAMember }
      if boat.abroad != nil { throw .customsClosed }
    }
    guard let berth = await harbor.berths.take(meters: boat.meters) else {
      throw .noBerth(meters: boat.meters)
    }
    let receipt: Int
    do {
      receipt = try await harbor.fees.charge(boat.name, euros: boat.meters * 3)
    } catch {
      await harbor.berths.leave(berth)
      throw .notPaid
    }
    if let country = boat.abroad {
      do {
        try await harbor.customs.report(boat.name, from: country, at: berth)
      } catch {
        await harbor.berths.leave(berth)
        await harbor.fees.refund(receipt)
        throw .customs((error as? CustomsPost.Unreachable)?.words ?? "")
      }
    }
    await harbor.radio.call(boat.name, "berth \(berth), welcome")
    return berth
  }
}

func makeDayDesk(_ harbor: Harbor) -> any ArrivalDesk {
  Desk(harbor: harbor)
}

func makeNightDesk(_ harbor: Harbor, members: Set<String>) -> any ArrivalDesk {
  Desk(harbor: harbor, members: members)
}
