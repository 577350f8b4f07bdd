// swift-format-ignore-file
/// Remembers prices, so that the head office is asked once for each.
actor RememberedPrices: PriceList {
  private let list: any PriceList
  private let capacity: Int
  private var memory = Memory()

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
    if let price = memory.price(of: drink) { return price }
    return try await (memory.questions[drink] ?? ask(for: drink)).value.get()
  }

  func signOut() async {
    memory = Memory()
    await list.signOut()
    memory = Memory()
  }

  /// Begins a question. Its answer goes into the memory that was there when it began: after a
  /// sign-out nobody looks into that one any more.
  private func ask(for drink: Drink) -> Question {
    let memory = memory
    let question = Question {
      let answer = await answer { [list] () async throws(PriceError) in
        try await list.price(of: drink)
      }
      memory.questions[drink] = nil
      if case .success(let price) = answer {
        memory.remember(price, of: drink, atMost: capacity)
      }
      return answer
    }
    memory.questions[drink] = question
    return question
  }
}

/// A question that is under way, and its answer when it comes.
private typealias Question = Task<Result<Int, PriceError>, Never>

/// What is known of the prices for one guest.
private final class Memory {
  /// The questions that are under way.
  var questions: [Drink: Question] = [:]

  /// The prices, the oldest first.
  private var prices: [(drink: Drink, cents: Int)] = []

  func price(of drink: Drink) -> Int? {
    prices.first { $0.drink == drink }?.cents
  }

  func remember(_ cents: Int, of drink: Drink, atMost capacity: Int) {
    prices = (prices + [(drink, cents)]).suffix(max(0, capacity))
  }
}

/// What a call brings, as a value.
private func answer<Value, Failure: Error>(
  to call: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do { return .success(try await call()) } catch { return .failure(error) }
}
