/// Remembers prices, so that the head office is asked once for each.
actor RememberedPrices: PriceList {
  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - list: The price list that knows the prices.
  ///   - capacity: How many prices are remembered at most.
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
