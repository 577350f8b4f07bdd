import TestSupport
import Testing

@Suite(.kata()) struct FerryTicketsTests {
  // The first requirement.

  @Test func `sells a single ticket of the north line, priced in cents`() async {
    let north = NorthFerry()

    let sold = await sale(of: .single, to: 1, on: 150, with: .north, north: north)

    #expect(sold == .success(Ticket(codes: ["N-101"], cents: 1205)))
    #expect(await north.asked == ["reserve 1 on 150"])
  }

  @Test func `gives each of several people a code of their own`() async {
    let north = NorthFerry()

    let sold = await sale(of: .single, to: 3, on: 7, with: .north, north: north)

    #expect(sold == .success(Ticket(codes: ["N-101", "N-102", "N-103"], cents: 3615)))
    #expect(await north.asked == ["reserve 1 on 7", "reserve 1 on 7", "reserve 1 on 7"])
  }

  @Test func `takes seats for a group under one code, a fifth off from five people on`() async {
    let north = NorthFerry()

    let sold = await sale(of: .group, to: 5, on: 150, with: .north, north: north)

    #expect(sold == .success(Ticket(codes: ["N-101"], cents: 4820)))
    #expect(await north.asked == ["reserve 5 on 150"])
  }

  @Test(arguments: [(6, 1598), (4, 1332), (1, 333)])
  func `rounds the price of a group down, and takes nothing off for fewer than five`(
    _ people: Int, _ cents: Int
  ) async {
    let north = NorthFerry(price: (3, 33))

    let sold = await sale(of: .group, to: people, on: 150, with: .north, north: north)

    #expect(sold == .success(Ticket(codes: ["N-101"], cents: cents)))
  }

  @Test func `takes nothing off for many single tickets`() async {
    let sold = await sale(of: .single, to: 6, on: 150, with: .north, north: NorthFerry())

    #expect((try? sold.get())?.cents == 7230)
  }

  @Test func `asks the fare of each day`() async throws {
    let seller = makeSeller(north: NorthFerry(fares: [151: (20, 40)]), south: SouthLine())

    var paid: [Int] = []
    for day in [150, 151, 150] {
      paid.append(try await seller.sell(.single, to: 1, on: day, with: .north).cents)
    }

    #expect(paid == [1205, 2040, 1205])
  }

  @Test func `gives back what was taken when there isn't a seat for everybody`() async {
    let north = NorthFerry(seats: 2)

    let sold = await sale(of: .single, to: 4, on: 150, with: .north, north: north)

    let asked = await north.asked
    #expect(sold == .failure(.full))
    #expect(asked.prefix(3) == ["reserve 1 on 150", "reserve 1 on 150", "reserve 1 on 150"])
    #expect(Set(asked.dropFirst(3)) == ["cancel N-101", "cancel N-102"] && asked.count == 5)
  }

  @Test func `sells nothing to a group that is too large`() async {
    let north = NorthFerry(seats: 4)

    let sold = await sale(of: .group, to: 5, on: 150, with: .north, north: north)

    #expect(sold == .failure(.full))
    #expect(await north.asked == ["reserve 5 on 150"], "a group sails together or not at all")
  }

  @Test(arguments: TicketKind.allCases)
  func `says that the north line is closed`(_ kind: TicketKind) async {
    let north = NorthFerry(isOpen: false)

    let sold = await sale(of: kind, to: 2, on: 150, with: .north, north: north)

    #expect(sold == .failure(.closed))
  }

  // The second requirement.

  @Test func `second: sells single tickets of the south line, seat by seat`() async {
    let south = SouthLine()

    let sold = await sale(of: .single, to: 2, on: 150, with: .south, south: south)

    #expect(sold == .success(Ticket(codes: ["Deck 1", "Deck 2"], cents: 1998)))
    #expect(await south.asked == ["seat on 150", "seat on 150"])
  }

  @Test func `second: sells a group its seats of the south line, a fifth off from five on`() async {
    let south = SouthLine()

    let sold = await sale(of: .group, to: 5, on: 100, with: .south, south: south)

    let seats = ["Deck 1", "Deck 2", "Saloon 7", "Saloon 8", "Bow 1"]
    #expect(sold == .success(Ticket(codes: seats, cents: 3996)))
  }

  @Test func `second: takes nothing off a small group of the south line`() async {
    let sold = await sale(of: .group, to: 4, on: 300, with: .south, south: SouthLine())

    #expect((try? sold.get())?.cents == 3996)
  }

  @Test(arguments: TicketKind.allCases, [3, 4])
  func `second: gives the seats of the south line back when there aren't enough`(
    _ kind: TicketKind, _ people: Int
  ) async {
    let south = SouthLine(free: ["Deck 9", "Bow 3"])

    let sold = await sale(of: kind, to: people, on: 150, with: .south, south: south)

    let asked = await south.asked
    #expect(sold == .failure(.full))
    #expect(asked.prefix(3) == ["seat on 150", "seat on 150", "seat on 150"])
    #expect(Set(asked.dropFirst(3)) == ["back Deck 9 on 150", "back Bow 3 on 150"])
    #expect(asked.count == 5)
  }

  @Test(arguments: [99, 301])
  func `second: takes no seat on a day on which the south line doesn't sail`(_ day: Int) async {
    let south = SouthLine()

    let single = await sale(of: .single, to: 2, on: day, with: .south, south: south)
    let group = await sale(of: .group, to: 6, on: day, with: .south, south: south)

    #expect(single == .failure(.closed))
    #expect(group == .failure(.closed))
    #expect(await south.asked == [])
  }

  @Test func `second: asks each line for its own tickets only`() async {
    let north = NorthFerry()
    let south = SouthLine()
    let seller = makeSeller(north: north, south: south)

    _ = try? await seller.sell(.group, to: 2, on: 150, with: .south)
    let faresAsked = await north.faresAsked
    let sailingsAsked = await south.sailingsAsked
    _ = try? await seller.sell(.single, to: 1, on: 151, with: .north)

    #expect(
      faresAsked == [], "the north line was asked for its fare, for a ticket of the south line")
    #expect(
      await south.sailingsAsked == sailingsAsked,
      "the south line was asked whether it sails, for a ticket of the north line")
    #expect(await north.asked == ["reserve 1 on 151"])
    #expect(await south.asked == ["seat on 150", "seat on 150"])
  }

  /// What a sale brought, as a value that can be compared.
  private func sale(
    of kind: TicketKind, to people: Int, on day: Int, with line: FerryLine,
    north: NorthFerry = NorthFerry(), south: SouthLine = SouthLine()
  ) async -> Result<Ticket, TicketError> {
    do {
      return .success(
        try await makeSeller(north: north, south: south)
          .sell(kind, to: people, on: day, with: line))
    } catch {
      return .failure(error)
    }
  }
}
