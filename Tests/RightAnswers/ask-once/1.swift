// swift-format-ignore-file
/// Remembers prices, so that the head office is asked once for each.
actor RememberedPrices: PriceList {
  private typealias Question = Task<Result<Int, PriceError>, Never>

  /// All that belongs to one guest.
  private struct Memory {
    /// The prices that are known, the oldest first.
    var prices: [(drink: Drink, cents: Int)] = []

    /// The questions that have no answer yet.
    var questions: [Drink: Question] = [:]

    func price(of drink: Drink) -> Int? {
      prices.first { $0.drink == drink }?.cents
    }

    mutating func remember(_ cents: Int, for drink: Drink, capacity: Int) {
      prices.append((drink, cents))
      prices.removeFirst(max(0, prices.count - max(0, capacity)))
    }
  }

  private let list: any PriceList
  private let capacity: Int
  private var memory = Memory()

  /// Counts the memories, so that a late answer knows whether its own is still there.
  private var round = 0

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
    if let cents = memory.price(of: drink) { return cents }
    return try await question(for: drink).value.get()
  }

  func signOut() async {
    forgetAll()
    await list.signOut()
    forgetAll()
  }

  /// The question that is under way, or a new one. It is a task of its own: no caller cancels it.
  private func question(for drink: Drink) -> Question {
    if let question = memory.questions[drink] { return question }
    let question = Question { [round] in await ask(for: drink, in: round) }
    memory.questions[drink] = question
    return question
  }

  private func ask(for drink: Drink, in round: Int) async -> Result<Int, PriceError> {
    let answer = await answer(for: drink)
    guard round == self.round else { return answer }
    memory.questions[drink] = nil
    switch answer {
    case .success(let cents): memory.remember(cents, for: drink, capacity: capacity)
    case .failure: break
    }
    return answer
  }

  private func answer(for drink: Drink) async -> Result<Int, PriceError> {
    do {
      return .success(try await list.price(of: drink))
    } catch {
      return .failure(error)
    }
  }

  private func forgetAll() {
    memory = Memory()
    round += 1
  }
}
