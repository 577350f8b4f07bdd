/// Adds something to the bill that comes with each bicycle, such as a helmet.
struct Extra: BikeShop {
  /// Wraps a shop.
  ///
  /// - Parameters:
  ///   - inner: Any shop.
  ///   - name: What comes with each bicycle.
  ///   - centsForEachBike: What one of it costs.
  init(_ inner: any BikeShop, _ name: String, centsForEachBike: Int) {
    // Your code
  }

  func freeBikes(on day: String) -> Int {
    0  // Your code
  }

  func offer(for trip: Trip) throws(BikeShopError) -> Bill {
    Bill(number: nil, lines: [])  // Your code
  }

  func rent(for trip: Trip) throws(BikeShopError) -> Bill {
    Bill(number: nil, lines: [])  // Your code
  }
}

/// Takes a part of the bill off.
struct Reduction: BikeShop {
  /// Wraps a shop.
  ///
  /// - Parameters:
  ///   - inner: Any shop.
  ///   - percent: How much of its bill is taken off.
  init(_ inner: any BikeShop, percent: Int) {
    // Your code
  }

  func freeBikes(on day: String) -> Int {
    0  // Your code
  }

  func offer(for trip: Trip) throws(BikeShopError) -> Bill {
    Bill(number: nil, lines: [])  // Your code
  }

  func rent(for trip: Trip) throws(BikeShopError) -> Bill {
    Bill(number: nil, lines: [])  // Your code
  }
}

/// Puts a list of additions around a shop: the first one is the innermost.
func stack(of additions: [Addition], around shop: any BikeShop) -> any BikeShop {
  shop  // Your code
}
