import TestSupport
import Testing

// Replaced during grading: "Mia", "helmet", "basket".

@Suite(.kata()) struct OnTheBillTests {
  private typealias Line = Bill.Line

  private let trip = Trip(guest: "Mia", bikes: 2, day: "Friday")
  private let shop = RecordingShop()

  @Test(arguments: trips)
  func `adds a line for an extra to an offer, and charges for every bicycle`(_ trip: Trip) throws {
    let bill = try Extra(shop, "helmet", centsForEachBike: 250).offer(for: trip)

    let helmets = Line(text: "helmet", cents: 250 * trip.bikes)
    #expect(bill == Bill(number: nil, lines: [bicycles, helmets]))
    #expect(shop.asked == ["offer \(trip.bikes) to \(trip.guest) on \(trip.day)"])
  }

  @Test(arguments: trips)
  func `adds the same line to the bill for a rental, and rents only once`(_ trip: Trip) throws {
    let bill = try Extra(shop, " Ünique BASKET ", centsForEachBike: 90).rent(for: trip)

    let baskets = Line(text: " Ünique BASKET ", cents: 90 * trip.bikes)
    #expect(bill == Bill(number: 41, lines: [bicycles, baskets]))
    #expect(shop.asked == ["rent \(trip.bikes) to \(trip.guest) on \(trip.day)"])
  }

  @Test(arguments: reductions)
  func `takes a percentage of the whole bill off an offer`(
    _ lines: [Int], _ percent: Int, _ off: Int
  ) throws {
    shop.lines = lines.map { Line(text: "bicycle", cents: $0) }

    let bill = try Reduction(shop, percent: percent).offer(for: trip)

    #expect(bill.lines == shop.lines + [Line(text: "\(percent) % off", cents: -off)])
    #expect(bill.number == nil)
    #expect(shop.asked == ["offer 2 to Mia on Friday"])
  }

  @Test(arguments: reductions)
  func `takes the same percentage off the bill for a rental, and rents only once`(
    _ lines: [Int], _ percent: Int, _ off: Int
  ) throws {
    shop.lines = lines.map { Line(text: "bicycle", cents: $0) }

    let bill = try Reduction(shop, percent: percent).rent(for: trip)

    #expect(bill.lines == shop.lines + [Line(text: "\(percent) % off", cents: -off)])
    #expect(bill.number == 41, "the shop gives the bill a number")
    #expect(shop.asked == ["rent 2 to Mia on Friday"])
  }

  @Test func `leaves all other lines unchanged, even those that look like its own`() throws {
    shop.lines = [
      Line(text: "tandem", cents: 3100), Line(text: "helmet", cents: 250),
      Line(text: "10 % off", cents: -335), Line(text: "helmet", cents: 250),
      Line(text: "bell", cents: 0),
    ]

    let extra = try Extra(shop, "helmet", centsForEachBike: 0).offer(for: trip)
    let reduction = try Reduction(shop, percent: 10).offer(for: trip)

    #expect(extra.lines == shop.lines + [Line(text: "helmet", cents: 0)])
    #expect(reduction.lines == shop.lines + [Line(text: "10 % off", cents: -326)])
  }

  @Test func `reduces the price of an extra inside the reduction`() throws {
    let shop = Reduction(Extra(shop, "helmet", centsForEachBike: 250), percent: 10)

    let bills = [try shop.offer(for: trip), try shop.rent(for: trip)]

    let lines = [bicycles, Line(text: "helmet", cents: 500), Line(text: "10 % off", cents: -250)]
    #expect(bills.map(\.lines) == [lines, lines])
    #expect(bills.map(\.total) == [2250, 2250])
  }

  @Test func `doesn't reduce the price of an extra outside the reduction`() throws {
    let shop = Extra(Reduction(shop, percent: 10), "helmet", centsForEachBike: 250)

    let bills = [try shop.offer(for: trip), try shop.rent(for: trip)]

    let lines = [bicycles, Line(text: "10 % off", cents: -200), Line(text: "helmet", cents: 500)]
    #expect(bills.map(\.lines) == [lines, lines])
    #expect(bills.map(\.total) == [2300, 2300])
  }

  @Test func `adds a line for each of two equal decorators`() throws {
    let extras = Extra(
      Extra(shop, "helmet", centsForEachBike: 250), "helmet", centsForEachBike: 250)
    let reductions = Reduction(Reduction(shop, percent: 10), percent: 10)

    let dear = try extras.rent(for: trip)
    let cheap = try reductions.rent(for: trip)

    let helmets = Line(text: "helmet", cents: 500)
    #expect(dear.lines == [bicycles, helmets, helmets])
    #expect(
      cheap.lines == [
        bicycles, Line(text: "10 % off", cents: -200), Line(text: "10 % off", cents: -180),
      ], "the second reduction is a percentage of the reduced total")
  }

  @Test func `asks the shop at each call, and uses the new answer`() throws {
    let extra = Extra(shop, "helmet", centsForEachBike: 250)
    let reduction = Reduction(shop, percent: 10)
    var totals: [Int] = []

    for cents in [2000, 1500, 1500, 2600] {
      shop.lines = [Line(text: "bicycles", cents: cents)]
      totals += [try extra.offer(for: trip).total, try extra.rent(for: trip).total]
      totals += [try reduction.offer(for: trip).total, try reduction.rent(for: trip).total]
    }

    #expect(
      totals == [
        2500, 2500, 1800, 1800, 2000, 2000, 1350, 1350, 2000, 2000, 1350, 1350, 3100, 3100, 2340,
        2340,
      ])
    #expect(shop.asked.count == 16, "each call has to ask the shop")
  }

  @Test(arguments: [BikeShopError.closed("Friday"), .closed(""), .notEnough(free: 1)])
  func `passes the shop's error on unchanged, after one call`(_ failure: BikeShopError) throws {
    shop.failure = failure
    let shops: [any BikeShop] = [
      Extra(shop, "helmet", centsForEachBike: 250), Reduction(shop, percent: 10),
    ]

    let toOffers = shops.map { shop in error { _ = try shop.offer(for: trip) } }
    let toRent = shops.map { shop in error { _ = try shop.rent(for: trip) } }
    let asked = shop.asked
    shop.failure = nil
    let later = shops.map { shop in error { _ = try shop.rent(for: trip) } }

    #expect(toOffers == [failure, failure], "nil: the caller got a bill, but the shop made none")
    #expect(toRent == [failure, failure], "nil: the caller got a bill, but the shop made none")
    #expect(
      asked == [
        "offer 2 to Mia on Friday", "offer 2 to Mia on Friday", "rent 2 to Mia on Friday",
        "rent 2 to Mia on Friday",
      ])
    #expect(later == [nil, nil], "the shop works again")
  }

  @Test func `lets the shop decide whether there are enough bicycles`() throws {
    shop.free = 0

    let dear = try Extra(shop, "helmet", centsForEachBike: 250).rent(for: trip)
    let cheap = try Reduction(shop, percent: 10).offer(for: trip)

    #expect([dear.total, cheap.total] == [2500, 1800])
    #expect(
      shop.asked == ["rent 2 to Mia on Friday", "offer 2 to Mia on Friday"],
      "only the shop knows whether a bicycle comes back in time")
  }

  @Test(arguments: ["Friday", " freitag ", ""])
  func `asks the shop each time how many bicycles are free`(_ day: String) {
    let shops: [any BikeShop] = [
      Extra(shop, "helmet", centsForEachBike: 250), Reduction(shop, percent: 10),
    ]

    let first = shops.map { $0.freeBikes(on: day) }
    shop.free = 3
    let second = shops.map { $0.freeBikes(on: day) }

    #expect(first == [7, 7])
    #expect(second == [3, 3])
    #expect(shop.asked == Array(repeating: "free on \(day)", count: 4))
  }

  @Test func `passes on the shop's advice, or nil when there is none`() {
    let shops: [any BikeShop] = [
      Extra(shop, "helmet", centsForEachBike: 250), Reduction(shop, percent: 10),
    ]

    let silence = shops.map { $0.advice(for: "Friday") }
    shop.words = "Mind the tram rails!"
    let words = shops.map { $0.advice(for: "Friday") }
    shop.words = ""
    let nothing = shops.map { $0.advice(for: " samstag ") }

    #expect(silence == [nil, nil])
    #expect(
      words == ["Mind the tram rails!", "Mind the tram rails!"],
      "nil: the default answered, and nobody asked the shop")
    #expect(nothing == ["", ""], "an empty text isn't the same as no advice")
    #expect(
      shop.asked
        == ["Friday", "Friday", "Friday", "Friday", " samstag ", " samstag "].map {
          "advice for \($0)"
        })
  }

  @Test func `puts a list of additions around a shop, with the first one innermost`() throws {
    let helmets = Line(text: "helmet", cents: 500)
    let baskets = Line(text: "basket", cents: 180)

    let reduced = try lines(of: [helmet, tenOff])
    let added = try lines(of: [tenOff, helmet])
    let high = try lines(of: [tenOff, basket, helmet, tenOff, basket])

    #expect(reduced == [helmets, Line(text: "10 % off", cents: -250)])
    #expect(added == [Line(text: "10 % off", cents: -200), helmets])
    #expect(
      high == [
        Line(text: "10 % off", cents: -200), baskets, helmets, Line(text: "10 % off", cents: -248),
        baskets,
      ])
    #expect(shop.asked.count == 3, "each stack asks the shop once, however many decorators it has")
  }

  @Test func `puts an addition around a shop as often as the list contains it`() throws {
    let helmets = Line(text: "helmet", cents: 500)

    let dear = try lines(of: [helmet, helmet, helmet])
    let cheap = try lines(of: [tenOff, tenOff])

    #expect(dear == [helmets, helmets, helmets])
    #expect(
      cheap == [Line(text: "10 % off", cents: -200), Line(text: "10 % off", cents: -180)])
  }

  @Test func `puts nothing around a shop when the list is empty`() throws {
    shop.words = "Mind the tram rails!"
    let plain = stack(of: [], around: shop)

    let bill = try plain.rent(for: trip)
    let words = plain.advice(for: "Friday")

    #expect(bill == Bill(number: 41, lines: [bicycles]))
    #expect(words == "Mind the tram rails!")
    #expect(shop.asked == ["rent 2 to Mia on Friday", "advice for Friday"])
  }

  @Test func `changes neither the shop nor another stack around it`() throws {
    let school = stack(of: [tenOff], around: shop)
    let campsite = stack(of: [helmet, basket], around: shop)
    let before = shop.asked

    let totals = [
      try campsite.offer(for: trip).total, try school.rent(for: trip).total,
      try shop.offer(for: trip).total, try campsite.rent(for: trip).total,
    ]

    #expect(before == [], "building a stack doesn't ask the shop anything")
    #expect(totals == [2680, 1800, 2000, 2680], "without a stack, guests pay the shop's price")
    #expect(
      shop.asked == [
        "offer 2 to Mia on Friday", "rent 2 to Mia on Friday", "offer 2 to Mia on Friday",
        "rent 2 to Mia on Friday",
      ])
  }

  /// What guests want to rent. One name is unusual, and one is empty.
  private static let trips = [
    Trip(guest: "Mia", bikes: 2, day: "Friday"), Trip(guest: " noa ÖZ", bikes: 3, day: " freitag "),
    Trip(guest: "", bikes: 1, day: ""), Trip(guest: "Mia", bikes: 0, day: "Friday"),
  ]

  /// The cents of a bill's lines, the percentage, and the cents that the reduction takes off.
  private static let reductions = [
    ([2000], 10, 200), ([1995], 10, 199), ([1996, 3], 10, 199), ([1005, 1005], 10, 201),
    ([9, 9, 9], 33, 8), ([2000, -500], 20, 300), ([100], 29, 29), ([700], 0, 0), ([700], 100, 700),
    ([], 10, 0),
  ]

  private let bicycles = Line(text: "bicycles", cents: 2000)
  private let helmet = Addition.extra("helmet", centsForEachBike: 250)
  private let basket = Addition.extra("basket", centsForEachBike: 90)
  private let tenOff = Addition.reduction(percent: 10)

  /// The lines below the shop's own line, when a list of additions is around the shop.
  private func lines(of additions: [Addition]) throws -> [Line] {
    let bill = try stack(of: additions, around: shop).offer(for: trip)
    #expect(bill.lines.first == bicycles)
    return Array(bill.lines.dropFirst())
  }

  /// The error that `act` throws, or nil when it works.
  private func error(of act: () throws -> Void) -> BikeShopError? {
    do {
      try act()
      return nil
    } catch {
      return error as? BikeShopError
    }
  }
}
