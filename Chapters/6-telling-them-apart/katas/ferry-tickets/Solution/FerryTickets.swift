/// Puts together the seller that the window and the machine ask.
///
/// - Parameters:
///   - north: The north line's program.
///   - south: The south line's program.
func makeSeller(north: NorthFerry, south: SouthLine) -> any TicketSeller {
  Counter(seats: [.north: NorthSeats(north), .south: SouthSeats(south)])
}

/// The few operations that every kind of ticket needs from a line.
///
/// - Role: implementor (GoF p. 154). Each conforming type is an adapter for a line's program.
protocol Seats: Sendable {
  /// The price of one seat, in cents.
  func cents(on day: Int) async -> Int

  /// Takes seats, under one code if the line has group codes, otherwise each under its own.
  func take(_ people: Int, on day: Int) async throws(TicketError) -> [String]

  /// Gives back a code's seats.
  func giveBack(_ code: String, on day: Int) async
}

/// Sells each kind of ticket for each line.
struct Counter: TicketSeller {
  private let seats: [FerryLine: any Seats]

  /// Creates a counter.
  ///
  /// - Parameter seats: The seats of each line.
  init(seats: [FerryLine: any Seats]) {
    self.seats = seats
  }

  func sell(
    _ kind: TicketKind, to people: Int, on day: Int, with line: FerryLine
  ) async throws(TicketError) -> Ticket {
    guard let seats = seats[line] else { throw .closed }
    let full = await people * seats.cents(on: day)
    switch kind {
    case .single:
      return Ticket(codes: try await single(people, day, seats), cents: full)
    case .group:
      let codes = try await seats.take(people, on: day)
      return Ticket(codes: codes, cents: people < 5 ? full : full * 4 / 5)
    }
  }

  /// Takes a seat for each person. After a failure, gives back the seats taken.
  private func single(
    _ people: Int, _ day: Int, _ seats: any Seats
  ) async throws(TicketError) -> [String] {
    var codes: [String] = []
    do {
      for _ in 0..<people { codes += try await seats.take(1, on: day) }
      return codes
    } catch {
      for code in codes { await seats.giveBack(code, on: day) }
      throw error
    }
  }
}

/// The seats of the north line.
///
/// - Role: adapter; adaptee is `NorthFerry` (GoF p. 139).
struct NorthSeats: Seats {
  private let ferry: NorthFerry

  /// Wraps the line's program.
  init(_ ferry: NorthFerry) {
    self.ferry = ferry
  }

  func cents(on day: Int) async -> Int {
    let fare = await ferry.fare(day: day)
    return fare.euros * 100 + fare.cents
  }

  func take(_ people: Int, on day: Int) async throws(TicketError) -> [String] {
    do {
      return [try await ferry.reserve(persons: people, day: day)]
    } catch NorthFerry.Fault.noSeats {
      throw .full
    } catch {
      throw .closed
    }
  }

  func giveBack(_ code: String, on day: Int) async {
    await ferry.cancel(code)
  }
}

/// The seats of the south line.
///
/// - Role: adapter; adaptee is `SouthLine` (GoF p. 139).
struct SouthSeats: Seats {
  private let line: SouthLine

  /// Wraps the line's program.
  init(_ line: SouthLine) {
    self.line = line
  }

  func cents(on day: Int) async -> Int {
    line.seatPrice
  }

  func take(_ people: Int, on day: Int) async throws(TicketError) -> [String] {
    guard await line.isSailing(day) else { throw .closed }
    var taken: [String] = []
    for _ in 0..<people {
      guard let seat = await line.nextSeat(day) else {
        for seat in taken { await line.giveBack(seat, day) }
        throw .full
      }
      taken.append(seat)
    }
    return taken
  }

  func giveBack(_ code: String, on day: Int) async {
    await line.giveBack(code, day)
  }
}
