/// Caches prices, so the head office is asked only once for each price.
///
/// Equal questions that are in flight at the same time share one answer. Failures aren't cached. A
/// price that was requested before the end of a sign-out isn't cached after the sign-out.
///
/// - Role: caching proxy, with a `PriceList` as its subject. The book doesn't name this kind
///   (GoF pp. 208-209).
actor RememberedPrices: PriceList {
  private typealias Answer = Task<Result<Int, PriceError>, Never>

  private let list: any PriceList
  private let capacity: Int
  private var oldestFirst: [(drink: Drink, price: Int)] = []
  private var underWay: [Drink: Answer] = [:]

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - list: The real price list.
  ///   - capacity: The maximum number of cached prices.
  init(of list: any PriceList, capacity: Int) {
    self.list = list
    self.capacity = capacity
  }

  func price(of drink: Drink) async throws(PriceError) -> Int {
    if let known = oldestFirst.first(where: { $0.drink == drink }) { return known.price }
    let answer = underWay[drink] ?? ask(for: drink)
    let result = await answer.value
    // The first caller to get the answer caches it. After a sign-out, the question is no longer in
    // `underWay`, so the answer isn't cached.
    if underWay[drink] == answer {
      underWay[drink] = nil
      if case .success(let price) = result { remember(price, of: drink) }
    }
    return try result.get()
  }

  func signOut() async {
    forget()
    await list.signOut()
    // Another caller may have asked during the wait.
    forget()
  }

  /// Asks in a new task, so the question continues even if the first caller is cancelled.
  private func ask(for drink: Drink) -> Answer {
    let answer = Answer {
      do throws(PriceError) {
        return .success(try await list.price(of: drink))
      } catch {
        return .failure(error)
      }
    }
    // There was no await after the check of `underWay`, so no other call can have asked.
    underWay[drink] = answer
    return answer
  }

  private func remember(_ price: Int, of drink: Drink) {
    oldestFirst.append((drink, price))
    if oldestFirst.count > capacity { oldestFirst.removeFirst() }
  }

  private func forget() {
    oldestFirst = []
    underWay = [:]
  }
}
