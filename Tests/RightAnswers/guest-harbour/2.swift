/// The steps are a function. Any function that lets boats in can become a desk.
struct AnyDesk: ArrivalDesk {
  let letIn: @Sendable (Boat) async -> Result<String, ArrivalError>

  func arrive(_ boat: Boat) async throws(ArrivalError) -> String {
    try await letIn(boat).get()
  }
}

func stay(_ boat: Boat, in harbour: Harbour) async -> Result<String, ArrivalError> {
  guard let berth = await harbour.berths.take(meters: boat.meters) else {
    return .failure(.noBerth(meters: boat.meters))
  }
  var undo: [@Sendable () async -> Void] = [{ await harbour.berths.leave(berth) }]
  func failed(_ error: ArrivalError) async -> Result<String, ArrivalError> {
    while let step = undo.popLast() { await step() }
    return .failure(error)
  }
  do {
    let receipt = try await harbour.fees.charge(boat.name, euros: 3 * boat.meters)
    undo.append { await harbour.fees.refund(receipt) }
    if let country = boat.abroad {
      try await harbour.customs.report(boat.name, from: country, at: berth)
    }
  } catch let fault as CustomsPost.Unreachable {
    return await failed(.customs(fault.words))
  } catch {
    return await failed(.notPaid)
  }
  await harbour.radio.call(boat.name, "berth \(berth), welcome")
  return .success(berth)
}

func makeDayDesk(_ harbour: Harbour) -> any ArrivalDesk {
  AnyDesk { await stay($0, in: harbour) }
}

func makeNightDesk(_ harbour: Harbour, members: Set<String>) -> any ArrivalDesk {
  AnyDesk { boat in
    if !members.contains(boat.name) { return .failure(.notAMember) }
    return boat.abroad == nil ? await stay(boat, in: harbour) : .failure(.customsClosed)
  }
}
