// swift-format-ignore-file
import Foundation

/// Remembers prices, so that the head office is asked once for each.
actor RememberedPrices: PriceList {
  private let list: any PriceList
  private let capacity: Int

  /// What is known about the guest who is signed in. Each begin and each end of a sign-out puts a
  /// new era in its place; whoever still waits in an old one gets the answer from there.
  private var era: Era

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - list: The price list that knows the prices.
  ///   - capacity: How many prices are remembered at most.
  init(of list: any PriceList, capacity: Int) {
    precondition(capacity >= 0, "a capacity of \(capacity) makes no sense")
    self.list = list
    self.capacity = capacity
    era = Era(capacity: capacity)
  }

  func price(of drink: Drink) async throws(PriceError) -> Int {
    if let price = era.memory.price(of: drink) { return price }
    if let question = era.questions[drink] { return try await question.value.get() }
    let question = ask(drink, in: era.id)
    era.questions[drink] = question
    return try await question.value.get()
  }

  func signOut() async {
    era = Era(capacity: capacity)
    await list.signOut()
    era = Era(capacity: capacity)
  }

  /// Asks the list, in a task of its own: it goes on when a caller is cancelled.
  private func ask(_ drink: Drink, in id: UUID) -> Task<PriceAnswer, Never> {
    Task {
      let answer: PriceAnswer
      do throws(PriceError) {
        answer = .success(try await list.price(of: drink))
      } catch {
        answer = .failure(error)
      }
      note(answer, to: drink, in: id)
      return answer
    }
  }

  private func note(_ answer: PriceAnswer, to drink: Drink, in id: UUID) {
    guard id == era.id else { return }
    let question = era.questions.removeValue(forKey: drink)
    assert(question != nil, "nobody asked for \(String(describing: drink))")
    if case .success(let price) = answer { era.memory.remember(price, of: drink) }
  }
}

private typealias PriceAnswer = Result<Int, PriceError>

/// The time between two sign-outs, or while one is under way.
private struct Era: Identifiable {
  let id = UUID()
  var memory: PriceMemory
  var questions: [Drink: Task<PriceAnswer, Never>] = [:]

  init(capacity: Int) {
    memory = PriceMemory(capacity: capacity)
  }
}

/// Some prices, the oldest first.
private struct PriceMemory: Hashable, CustomStringConvertible {
  private let capacity: Int
  private var prices: [Drink: Int] = [:]
  private var order: [Drink] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  func price(of drink: Drink) -> Int? { prices[drink] }

  mutating func remember(_ price: Int, of drink: Drink) {
    precondition(prices[drink] == nil, "\(drink) is remembered already")
    prices[drink] = price
    order.append(drink)
    while order.count > capacity { prices[order.removeFirst()] = nil }
    assert(order.count == prices.count)
  }

  var description: String {
    order.map { "\($0): \(prices[$0].map(String.init(describing:)) ?? "-")" }
      .joined(separator: ", ")
  }
}
