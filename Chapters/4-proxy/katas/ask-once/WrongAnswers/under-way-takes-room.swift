// Caught by: shares an answer under way, even when many prices came since

/// Remembers prices, so that the head office is asked once for each.
///
/// Equal questions that are under way at the same time share one answer. Failures aren't
/// remembered. Nothing that was asked before the end of a sign-out is remembered after it.
///
/// - Role: proxy that caches; subject is a `PriceList`. The book names four kinds of proxy
///   (GoF pp. 208-209); this one isn't among them.
actor RememberedPrices: PriceList {
  private typealias Answer = Task<Result<Int, PriceError>, Never>

  private let list: any PriceList
  private let capacity: Int
  private var oldestFirst: [(drink: Drink, answer: Answer)] = []

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
    let answer = oldestFirst.first { $0.drink == drink }?.answer ?? ask(for: drink)
    let result = await answer.value
    switch result {
    case .success: if oldestFirst.count > capacity { oldestFirst.removeFirst() }
    case .failure: oldestFirst.removeAll { $0.answer == answer }
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
    oldestFirst.append((drink, answer))
    return answer
  }

  private func forget() {
    oldestFirst = []
  }
}
