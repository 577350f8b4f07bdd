// swift-format-ignore-file
import Dispatch
import Foundation

/// Caches prices, so the head office is asked only once for each price.
final class RememberedPrices: PriceList, @unchecked Sendable {
  private let list: any PriceList

  // Everything below is touched on this queue only.
  private let queue = DispatchQueue(label: "remembered-prices")
  private let cache: PriceCache
  private var pending: [Drink: PendingQuestion] = [:]

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - list: The real price list.
  ///   - capacity: The maximum number of cached prices.
  init(of list: any PriceList, capacity: Int) {
    self.list = list
    self.cache = PriceCache(capacity: capacity)
  }

  func price(of drink: Drink) async throws(PriceError) -> Int {
    switch lookUp(drink) {
    case .hit(let cents):
      return cents
    case .miss(let question):
      return try await question.future.value.get()
    }
  }

  func signOut() async {
    reset()
    await list.signOut()
    // again, because callers may have asked meanwhile
    reset()
  }
}

private extension RememberedPrices {
  enum LookUp {
    case hit(Int)
    case miss(PendingQuestion)
  }

  func lookUp(_ drink: Drink) -> LookUp {
    return queue.sync {
      if let cents = cache.get(drink) {
        return .hit(cents)
      }
      if let running = pending[drink] {
        return .miss(running)
      }
      let question = PendingQuestion()
      pending[drink] = question
      // The question isn't a child of the caller, so it survives the caller's cancellation.
      question.future = Task {
        let answer = await self.ask(drink)
        self.finish(question, drink, answer)
        return answer
      }
      return .miss(question)
    }
  }

  func ask(_ drink: Drink) async -> Result<Int, PriceError> {
    do {
      return .success(try await list.price(of: drink))
    } catch {
      return .failure(error)
    }
  }

  func finish(_ question: PendingQuestion, _ drink: Drink, _ answer: Result<Int, PriceError>) {
    queue.sync {
      // There was a sign-out: this answer is for the previous guest.
      guard pending[drink] === question else { return }
      pending.removeValue(forKey: drink)
      guard case .success(let cents) = answer else { return }
      cache.put(drink, cents)
    }
  }

  func reset() {
    queue.sync {
      cache.clear()
      pending.removeAll()
    }
  }
}

/// A question in flight. Compared by identity.
private final class PendingQuestion: @unchecked Sendable {
  var future: Task<Result<Int, PriceError>, Never>!
}

/// A map with a limit. Not thread-safe: the owner guards it.
private final class PriceCache {
  private let capacity: Int
  private var prices: [Drink: Int] = [:]
  private var order: [Drink] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  func get(_ drink: Drink) -> Int? {
    return prices[drink]
  }

  func put(_ drink: Drink, _ cents: Int) {
    guard capacity > 0 else { return }
    if prices[drink] == nil {
      if order.count >= capacity {
        let oldest = order.removeFirst()
        prices[oldest] = nil
        print("cache is full, forgot \(oldest)")
      }
      order.append(drink)
    }
    prices[drink] = cents
  }

  func clear() {
    prices.removeAll()
    order.removeAll()
  }
}
