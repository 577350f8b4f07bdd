// Caught by: asks again after a failure

/// Remembers prices, so that the head office is asked once for each.
///
/// Equal questions that are under way at the same time share one answer.
/// Nothing that was asked before the end of a sign-out is remembered after it.
///
/// - Role: proxy that caches; subject is a `PriceList`. The book names four kinds of proxy
///   (GoF pp. 208-209); this one isn't among them.
actor RememberedPrices: PriceList {
  private typealias Answer = Task<Result<Int, PriceError>, Never>

  private let list: any PriceList
  private let capacity: Int
  private var oldestFirst: [(drink: Drink, price: Int)] = []
  private var underWay: [Drink: Answer] = [:]

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
    let answer = underWay[drink] ?? ask(for: drink)
    let result = await answer.value
    // Whoever hears of it first keeps it. After a sign-out it isn't under way any more: nobody
    // keeps it then.
    if underWay[drink] == answer, case .success(let price) = result {
      underWay[drink] = nil
      remember(price, of: drink)
    }
    return try result.get()
  }

  func signOut() async {
    forget()
    await list.signOut()
    // Somebody may have asked while we waited.
    forget()
  }

  /// Asks in a task of its own: it doesn't end with the caller who came first.
  private func ask(for drink: Drink) -> Answer {
    let answer = Answer {
      do throws(PriceError) {
        return .success(try await list.price(of: drink))
      } catch {
        return .failure(error)
      }
    }
    // No await since somebody looked: nobody else can have asked.
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
