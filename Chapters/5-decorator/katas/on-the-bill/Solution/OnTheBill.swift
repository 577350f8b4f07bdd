/// Adds the price of something that comes with each bicycle, such as a helmet.
///
/// - Role: decorator; component is `BikeShop` (GoF p. 177).
struct Extra: BikeShop {
  private let inner: any BikeShop
  private let name: String
  private let centsForEachBike: Int

  /// Wraps a shop.
  ///
  /// - Parameters:
  ///   - inner: Any shop.
  ///   - name: The name of the extra.
  ///   - centsForEachBike: The price of the extra for one bicycle.
  init(_ inner: any BikeShop, _ name: String, centsForEachBike: Int) {
    self.inner = inner
    self.name = name
    self.centsForEachBike = centsForEachBike
  }

  func freeBikes(on day: String) -> Int {
    inner.freeBikes(on: day)
  }

  func offer(for trip: Trip) throws(BikeShopError) -> Bill {
    added(to: try inner.offer(for: trip), for: trip)
  }

  func rent(for trip: Trip) throws(BikeShopError) -> Bill {
    added(to: try inner.rent(for: trip), for: trip)
  }

  func advice(for day: String) -> String? {
    inner.advice(for: day)
  }

  private func added(to bill: Bill, for trip: Trip) -> Bill {
    bill.adding(name, cents: centsForEachBike * trip.bikes)
  }
}

/// Takes a percentage off the bill.
///
/// - Role: decorator; component is `BikeShop` (GoF p. 177).
struct Reduction: BikeShop {
  private let inner: any BikeShop
  private let percent: Int

  /// Wraps a shop.
  ///
  /// - Parameters:
  ///   - inner: Any shop.
  ///   - percent: The percentage that is taken off the inner shop's bill.
  init(_ inner: any BikeShop, percent: Int) {
    self.inner = inner
    self.percent = percent
  }

  func freeBikes(on day: String) -> Int {
    inner.freeBikes(on: day)
  }

  func offer(for trip: Trip) throws(BikeShopError) -> Bill {
    reduced(try inner.offer(for: trip))
  }

  func rent(for trip: Trip) throws(BikeShopError) -> Bill {
    reduced(try inner.rent(for: trip))
  }

  func advice(for day: String) -> String? {
    inner.advice(for: day)
  }

  private func reduced(_ bill: Bill) -> Bill {
    bill.adding("\(percent) % off", cents: -(bill.total * percent / 100))
  }
}

/// Puts a list of additions around a shop. The first addition is the innermost.
func stack(of additions: [Addition], around shop: any BikeShop) -> any BikeShop {
  additions.reduce(shop) { inner, addition in
    switch addition {
    case .extra(let name, let cents): Extra(inner, name, centsForEachBike: cents)
    case .reduction(let percent): Reduction(inner, percent: percent)
    }
  }
}

extension Bill {
  /// The same bill with an additional line at its end.
  fileprivate func adding(_ text: String, cents: Int) -> Bill {
    Bill(number: number, lines: lines + [Line(text: text, cents: cents)])
  }
}
