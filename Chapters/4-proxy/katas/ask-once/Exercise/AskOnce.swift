/// Caches prices, so the head office is asked only once for each price.
actor RememberedPrices: PriceList {
  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - list: The real price list.
  ///   - capacity: The maximum number of cached prices.
  init(of list: any PriceList, capacity: Int) {
    // Your code
  }

  func price(of drink: Drink) async throws(PriceError) -> Int {
    0  // Your code
  }

  func signOut() async {
    // Your code
  }
}
