/// One desk serves day and night. At night it has a list of members.
struct Desk: ArrivalDesk {
  let harbour: Harbour
  var members: Set<String>?

  func arrive(_ boat: Boat) async throws(ArrivalError) -> String {
    if let members {
      if !members.contains(boat.name) { throw .notAMember }
      if boat.abroad != nil { throw .customsClosed }
    }
    guard let berth = await harbour.berths.take(meters: boat.meters) else {
      throw .noBerth(meters: boat.meters)
    }
    let receipt: Int
    do {
      receipt = try await harbour.fees.charge(boat.name, euros: boat.meters * 3)
    } catch {
      await harbour.berths.leave(berth)
      throw .notPaid
    }
    if let country = boat.abroad {
      do {
        try await harbour.customs.report(boat.name, from: country, at: berth)
      } catch {
        await harbour.berths.leave(berth)
        await harbour.fees.refund(receipt)
        throw .customs((error as? CustomsPost.Unreachable)?.words ?? "")
      }
    }
    await harbour.radio.call(boat.name, "berth \(berth), welcome")
    return berth
  }
}

func makeDayDesk(_ harbour: Harbour) -> any ArrivalDesk {
  Desk(harbour: harbour)
}

func makeNightDesk(_ harbour: Harbour, members: Set<String>) -> any ArrivalDesk {
  Desk(harbour: harbour, members: members)
}
