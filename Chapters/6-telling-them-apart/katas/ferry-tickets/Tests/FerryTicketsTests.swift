import TestSupport
import Testing

@Suite(.kata()) struct FerryTicketsTests {
  // The first requirement.

  @Test func `sells a single ticket for the north line, priced in cents`() async {
    let north = NorthFerry()

    let sold = await sale(of: .single, to: 1, on: 150, with: .north, north: north)

    #expect(sold == .success(Ticket(codes: ["N-101"], cents: 1205)))
    let asked = await north.asked
    #expect(asked == ["reserve 1 on 150"])
  }

  @Test func `gives each of several people a separate code`() async {
    let north = NorthFerry()

    let sold = await sale(of: .single, to: 3, on: 7, with: .north, north: north)

    #expect(sold == .success(Ticket(codes: ["N-101", "N-102", "N-103"], cents: 3615)))
    let asked = await north.asked
    #expect(asked == ["reserve 1 on 7", "reserve 1 on 7", "reserve 1 on 7"])
  }

  @Test func `reserves a group under one code, with a fifth off for five or more people`() async {
    let north = NorthFerry()

    let sold = await sale(of: .group, to: 5, on: 150, with: .north, north: north)

    #expect(sold == .success(Ticket(codes: ["N-101"], cents: 4820)))
    let asked = await north.asked
    #expect(asked == ["reserve 5 on 150"])
  }

  @Test(arguments: [
    (6, 3, 1598), (4, 3, 1332), (1, 3, 333), (7, 0, 184), (3, 0, 99), (18, 3, 4795),
  ])
  func `rounds the price of a group down, and takes nothing off for fewer than five people`(
    _ people: Int, _ euros: Int, _ cents: Int
  ) async {
    let north = NorthFerry(price: (euros, 33))

    let sold = await sale(of: .group, to: people, on: 150, with: .north, north: north)

    #expect(sold == .success(Ticket(codes: ["N-101"], cents: cents)))
  }

  @Test func `takes nothing off for many single tickets`() async {
    let sold = await sale(of: .single, to: 6, on: 150, with: .north, north: NorthFerry())

    #expect(sold.map(\.cents) == .success(7230))
  }

  @Test func `asks for the fare of each day`() async throws {
    let north = NorthFerry(fares: [151: (20, 40), 152: (0, 0)])
    let seller = makeSeller(north: north, south: SouthLine())

    var sold: [Ticket] = []
    for day in [150, 151, 152, 150] {
      sold.append(try await seller.sell(.single, to: 1, on: day, with: .north))
    }

    #expect(sold.map(\.cents) == [1205, 2040, 0, 1205])
    #expect(sold.map(\.codes) == [["N-101"], ["N-102"], ["N-103"], ["N-104"]])
  }

  @Test func `cancels the reserved seats when there isn't a seat for everybody`() async {
    let north = NorthFerry(seats: 3)
    let seller = makeSeller(north: north, south: SouthLine())

    let before = await sale(of: .single, to: 1, on: 150, with: .north, by: seller)
    let sold = await sale(of: .single, to: 4, on: 150, with: .north, by: seller)

    let asked = await north.asked
    #expect(before == .success(Ticket(codes: ["N-101"], cents: 1205)))
    #expect(sold == .failure(.full))
    #expect(asked.prefix(4) == Array(repeating: "reserve 1 on 150", count: 4)[...])
    #expect(
      asked.dropFirst(4).sorted() == ["cancel N-102", "cancel N-103"],
      "only the codes of the failed sale are cancelled")
  }

  @Test func `sells nothing to a group that is too large`() async {
    let north = NorthFerry(seats: 4)

    let sold = await sale(of: .group, to: 5, on: 150, with: .north, north: north)

    #expect(sold == .failure(.full))
    let asked = await north.asked
    #expect(asked == ["reserve 5 on 150"], "a refused group isn't tried person by person")
  }

  @Test(arguments: TicketKind.allCases)
  func `throws closed when the north line's harbor is closed`(_ kind: TicketKind) async {
    let north = NorthFerry(isOpen: false)

    let sold = await sale(of: kind, to: 2, on: 150, with: .north, north: north)

    let people = kind == .single ? 1 : 2
    #expect(sold == .failure(.closed))
    let asked = await north.asked
    #expect(asked.first == "reserve \(people) on 150", "only the line knows if its harbor is shut")
  }

  // The second requirement.

  @Test func `second: sells single tickets for the south line, seat by seat`() async {
    let south = SouthLine()

    let sold = await sale(of: .single, to: 2, on: 150, with: .south, south: south)

    #expect(sold == .success(Ticket(codes: ["Deck 1", "Deck 2"], cents: 1998)))
    let asked = await south.asked
    #expect(asked == ["seat on 150", "seat on 150"])
  }

  @Test func `second: sells south-line seats to a group of five, with a fifth off`() async {
    let seats = ["Deck 1", "saloon 7", "Bow 2", "Deck 10", "Bow 1", "Öre 4"]
    let south = SouthLine(free: seats, seatPrice: 333)
    let seller = makeSeller(north: NorthFerry(), south: south)

    let single = await sale(of: .single, to: 1, on: 100, with: .south, by: seller)
    let sold = await sale(of: .group, to: 5, on: 100, with: .south, by: seller)

    #expect(single == .success(Ticket(codes: ["Deck 1"], cents: 333)))
    #expect(sold == .success(Ticket(codes: Array(seats.dropFirst()), cents: 1332)))
  }

  @Test func `second: charges a small group the full fare of the south line`() async {
    let sold = await sale(of: .group, to: 4, on: 300, with: .south, south: SouthLine())

    #expect(sold.map(\.cents) == .success(3996))
  }

  @Test(arguments: TicketKind.allCases, [3, 4])
  func `second: gives back the seats of the south line when there aren't enough`(
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
  func `second: takes no seat on a day when the south line doesn't sail`(_ day: Int) async {
    let south = SouthLine()

    let single = await sale(of: .single, to: 2, on: day, with: .south, south: south)
    let group = await sale(of: .group, to: 6, on: day, with: .south, south: south)

    #expect(single == .failure(.closed))
    #expect(group == .failure(.closed))
    let (asked, sailingsAsked) = await (south.asked, south.sailingsAsked)
    #expect(asked == [])
    #expect(sailingsAsked.contains(day), "only the line knows on which days it sails")
  }

  @Test func `second: asks each line only for its own tickets`() async {
    let north = NorthFerry()
    let south = SouthLine()
    let seller = makeSeller(north: north, south: south)

    let group = await sale(of: .group, to: 2, on: 150, with: .south, by: seller)
    let faresAsked = await north.faresAsked
    let sailingsAsked = await south.sailingsAsked
    let single = await sale(of: .single, to: 1, on: 151, with: .north, by: seller)

    #expect(group == .success(Ticket(codes: ["Deck 1", "Deck 2"], cents: 1998)))
    #expect(single == .success(Ticket(codes: ["N-101"], cents: 1205)))
    #expect(
      faresAsked == [], "the north line was asked for its fare in a sale for the south line")
    let sailingsAskedSince = await south.sailingsAsked
    #expect(
      sailingsAskedSince == sailingsAsked,
      "the south line was asked whether it sails in a sale for the north line")
    let (askedNorth, askedSouth) = await (north.asked, south.asked)
    #expect(askedNorth == ["reserve 1 on 151"])
    #expect(askedSouth == ["seat on 150", "seat on 150"])
  }

  /// The outcome of a sale, as a value that can be compared.
  private func sale(
    of kind: TicketKind, to people: Int, on day: Int, with line: FerryLine,
    north: NorthFerry = NorthFerry(), south: SouthLine = SouthLine()
  ) async -> Result<Ticket, TicketError> {
    let seller = makeSeller(north: north, south: south)
    return await sale(of: kind, to: people, on: day, with: line, by: seller)
  }

  /// The outcome of a sale by a seller that can make other sales, too.
  private func sale(
    of kind: TicketKind, to people: Int, on day: Int, with line: FerryLine,
    by seller: any TicketSeller
  ) async -> Result<Ticket, TicketError> {
    do {
      return .success(try await seller.sell(kind, to: people, on: day, with: line))
    } catch {
      return .failure(error)
    }
  }
}
