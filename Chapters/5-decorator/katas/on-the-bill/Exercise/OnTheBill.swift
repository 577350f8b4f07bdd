/// Adds the price of something that comes with each bicycle, such as a helmet.
struct Extra: BikeShop {
  /// Wraps a shop.
  ///
  /// - Parameters:
  ///   - inner: Any shop.
  ///   - name: The name of the extra.
  ///   - centsForEachBike: The price of the extra for one bicycle.
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

/// Takes a percentage off the bill.
struct Reduction: BikeShop {
  /// Wraps a shop.
  ///
  /// - Parameters:
  ///   - inner: Any shop.
  ///   - percent: The percentage that is taken off the inner shop's bill.
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

/// Puts a list of additions around a shop. The first addition is the innermost.
func stack(of additions: [Addition], around shop: any BikeShop) -> any BikeShop {
  shop  // Your code
}
