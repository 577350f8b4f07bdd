// swift-format-ignore-file
/// One type serves both lines, with a switch in each step.
struct Till: TicketSeller {
  let north: NorthFerry
  let south: SouthLine

  func sell(
    _ kind: TicketKind, to people: Int, on day: Int, with line: FerryLine
  ) async throws(TicketError) -> Ticket {
    let price: Int
    switch line {
    case .north:
      let fare = await north.fare(day: day)
      price = 100 * fare.euros + fare.cents
    case .south:
      price = south.seatPrice
    }
    let codes = try await codes(kind, people, day, line)
    let off = kind == .group && people >= 5
    return Ticket(codes: codes, cents: off ? (people * price * 80) / 100 : people * price)
  }

  func codes(
    _ kind: TicketKind, _ people: Int, _ day: Int, _ line: FerryLine
  ) async throws(TicketError) -> [String] {
    if line == .south {
      guard await south.isSailing(day) else { throw .closed }
      var seats: [String] = []
      while seats.count < people {
        if let seat = await south.nextSeat(day) {
          seats.append(seat)
        } else {
          for seat in seats.reversed() { await south.giveBack(seat, day) }
          throw .full
        }
      }
      return seats
    }
    var codes: [String] = []
    do {
      switch kind {
      case .group:
        codes = [try await north.reserve(persons: people, day: day)]
      case .single:
        for _ in 1...people { codes.append(try await north.reserve(persons: 1, day: day)) }
      }
    } catch {
      for code in codes { await north.cancel(code) }
      if case NorthFerry.Fault.noSeats = error { throw .full }
      throw .closed
    }
    return codes
  }
}

func makeSeller(north: NorthFerry, south: SouthLine) -> any TicketSeller {
  Till(north: north, south: south)
}
