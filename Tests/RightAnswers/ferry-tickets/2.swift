// swift-format-ignore-file
/// Each line has a seller that fits the window, and a seller in front chooses between them.
func makeSeller(north: NorthFerry, south: SouthLine) -> any TicketSeller {
  BothLines(north: NorthSeller(ferry: north), south: SouthSeller(line: south))
}

struct BothLines: TicketSeller {
  let north: any TicketSeller
  let south: any TicketSeller

  func sell(
    _ kind: TicketKind, to people: Int, on day: Int, with line: FerryLine
  ) async throws(TicketError) -> Ticket {
    try await (line == .north ? north : south).sell(kind, to: people, on: day, with: line)
  }
}

func price(_ kind: TicketKind, _ people: Int, _ cents: Int) -> Int {
  kind == .group && people > 4 ? people * cents - (people * cents + 4) / 5 : people * cents
}

struct NorthSeller: TicketSeller {
  let ferry: NorthFerry

  func sell(
    _ kind: TicketKind, to people: Int, on day: Int, with line: FerryLine
  ) async throws(TicketError) -> Ticket {
    let fare = await ferry.fare(day: day)
    let parts = kind == .group ? [people] : Array(repeating: 1, count: people)
    var codes: [String] = []
    for part in parts {
      do {
        codes.append(try await ferry.reserve(persons: part, day: day))
      } catch let fault as NorthFerry.Fault {
        for code in codes { await ferry.cancel(code) }
        switch fault {
        case .noSeats: throw .full
        case .harborClosed: throw .closed
        }
      } catch {
        throw .closed
      }
    }
    return Ticket(codes: codes, cents: price(kind, people, fare.euros * 100 + fare.cents))
  }
}

struct SouthSeller: TicketSeller {
  let line: SouthLine

  func sell(
    _ kind: TicketKind, to people: Int, on day: Int, with _: FerryLine
  ) async throws(TicketError) -> Ticket {
    if !(await line.isSailing(day)) { throw .closed }
    var seats: [String] = []
    for _ in 0..<people {
      if let seat = await line.nextSeat(day) { seats.append(seat) } else { break }
    }
    if seats.count < people {
      for seat in seats { await line.giveBack(seat, day) }
      throw .full
    }
    return Ticket(codes: seats, cents: price(kind, people, line.seatPrice))
  }
}
