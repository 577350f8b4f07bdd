/// The steps are a function. Any function that lets boats in can become a desk.
struct AnyDesk: ArrivalDesk {
  let letIn: @Sendable (Boat) async -> Result<String, ArrivalError>

  func arrive(_ boat: Boat) async throws(ArrivalError) -> String {
    try await letIn(boat).get()
  }
}

func stay(_ boat: Boat, in harbor: Harbor) async -> Result<String, ArrivalError> {
  guard let berth = await harbor.berths.take(meters: boat.meters) else {
    return .failure(.noBerth(meters: boat.meters))
  }
  var undo: [@Sendable () async -> Void] = [{ await harbor.berths.leave(berth) }]
  func failed(_ error: ArrivalError) async -> Result<String, ArrivalError> {
    while let step = undo.popLast() { await step() }
    return .failure(error)
  }
  do {
    let receipt = try await harbor.fees.charge(boat.name, euros: 3 * boat.meters)
    undo.append { await harbor.fees.refund(receipt) }
    if let country = boat.abroad {
      try await harbor.customs.report(boat.name, from: country, at: berth)
    }
  } catch let fault as CustomsPost.Unreachable {
    return await failed(.customs(fault.words))
  } catch {
    return await failed(.notPaid)
  }
  await harbor.radio.call(boat.name, "berth \(berth), welcome")
  return .success(berth)
}

func makeDayDesk(_ harbor: Harbor) -> any ArrivalDesk {
  AnyDesk { await stay($0, in: harbor) }
}

func makeNightDesk(_ harbor: Harbor, members: Set<String>) -> any ArrivalDesk {
  AnyDesk { boat in
    if !members.contains(boat.name) { return .failure(.notAMember) }
    return boat.abroad == nil ? await stay(boat, in: harbor) : .failure(.customsClosed)
  }
}
