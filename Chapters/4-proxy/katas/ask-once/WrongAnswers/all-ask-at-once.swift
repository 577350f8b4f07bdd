// Caught by: asks once when equal questions meet

/// Remembers prices, so that the head office is asked once for each.
///
/// Failures aren't
/// remembered. Nothing that was asked before the end of a sign-out is remembered after it.
///
/// - Role: proxy that caches; subject is a `PriceList`. The book names four kinds of proxy
///   (GoF pp. 208-209); this one isn't among them.
actor RememberedPrices: PriceList {
  private let list: any PriceList
  private let capacity: Int
  private var lastSignOut = 0
  private var oldestFirst: [(drink: Drink, price: Int)] = []

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - list: The price list that knows the prices.
  ///   - capacity: How many prices are remembered at most.
  init(of list: any PriceList, capacity: Int) {
    self.list = list
    self.capacity = capacity
  }

  func price(of drink: Drink) async throws(PriceError) -> Int {
    if let known = oldestFirst.first(where: { $0.drink == drink }) { return known.price }
    let signOut = lastSignOut
    let price = try await list.price(of: drink)
    if signOut == lastSignOut { remember(price, of: drink) }
    return price
  }

  func signOut() async {
    forget()
    await list.signOut()
    // Somebody may have asked while we waited.
    forget()
  }

  private func remember(_ price: Int, of drink: Drink) {
    oldestFirst.append((drink, price))
    if oldestFirst.count > capacity { oldestFirst.removeFirst() }
  }

  private func forget() {
    oldestFirst = []
    lastSignOut += 1
  }
}
