// swift-format-ignore-file
/// A class with a closure for its line, and two subclasses that define the line.
class Adding: BikeShop {
  private let shop: any BikeShop
  private let line: (Trip, Int) -> (String, Int)

  init(to shop: any BikeShop, _ line: @escaping (_ trip: Trip, _ total: Int) -> (String, Int)) {
    self.shop = shop
    self.line = line
  }

  func freeBikes(on day: String) -> Int {
    return shop.freeBikes(on: day)
  }

  func offer(for trip: Trip) throws(BikeShopError) -> Bill {
    return try bill(for: trip) { (trip) throws(BikeShopError) in try shop.offer(for: trip) }
  }

  func rent(for trip: Trip) throws(BikeShopError) -> Bill {
    return try bill(for: trip) { (trip) throws(BikeShopError) in try shop.rent(for: trip) }
  }

  func advice(for day: String) -> String? {
    if let words = shop.advice(for: day) { return words } else { return nil }
  }

  private func bill(
    for trip: Trip, _ ask: (Trip) throws(BikeShopError) -> Bill
  ) throws(BikeShopError) -> Bill {
    let bill = try ask(trip)
    let (text, cents) = line(trip, bill.total)
    return Bill(number: bill.number, lines: bill.lines + [.init(text: text, cents: cents)])
  }
}

final class Extra: Adding {
  init(_ inner: any BikeShop, _ name: String, centsForEachBike: Int) {
    super.init(to: inner) { trip, _ in (name, trip.bikes * centsForEachBike) }
  }
}

final class Reduction: Adding {
  init(_ inner: any BikeShop, percent: Int) {
    super.init(to: inner) { _, total in ("\(percent) % off", -(total * percent / 100)) }
  }
}

func stack(of additions: [Addition], around shop: any BikeShop) -> any BikeShop {
  var outermost = shop
  for addition in additions {
    if case .extra(let name, let cents) = addition {
      outermost = Extra(outermost, name, centsForEachBike: cents)
    }
    if case .reduction(let percent) = addition {
      outermost = Reduction(outermost, percent: percent)
    }
  }
  return outermost
}
