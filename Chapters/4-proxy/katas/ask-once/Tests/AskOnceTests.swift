import Locking
import TestSupport
import Testing

// Replaced during grading: "latte", "mocha", "flat white".

@Suite(.kata()) struct AskOnceTests {
  private typealias Answer = Result<Int, PriceError>

  private let latte = Drink(name: "latte", size: .large, milk: .oat)
  private let mocha = Drink(name: "mocha", size: .large, milk: .oat)
  private let flatWhite = Drink(name: "flat white", size: .small, milk: .cow)
  private let espresso = Drink(name: "espresso", size: .small, milk: .none)
  private let storm = PriceError.unavailable("storm")
  private let gate = Gate()
  private let lateGate = Gate()
  private let crowd = Crowd()

  @Test func `answers with the list's price`() async throws {
    let list = RecordingPriceList()
    let prices = RememberedPrices(of: list, capacity: 3)

    let price = try await prices.price(of: latte)

    #expect(price == 100)
    #expect(list.asked == [latte])
  }

  @Test(arguments: [100, 0, -20])
  func `asks only once for the same drink`(_ cents: Int) async throws {
    let list = RecordingPriceList(firstPrice: cents)
    let prices = RememberedPrices(of: list, capacity: 3)

    let first = try await prices.price(of: latte)
    let second = try await prices.price(of: latte)

    #expect(first == cents)
    #expect(second == cents, "a price of 0 is a price, too")
    #expect(list.asked == [latte])
  }

  @Test(arguments: pairs)
  func `distinguishes drinks by name, size and milk`(_ drink: Drink, _ other: Drink) async throws {
    let list = RecordingPriceList()
    let prices = RememberedPrices(of: list, capacity: 3)

    let price = try await prices.price(of: drink)
    let otherPrice = try await prices.price(of: other)

    #expect([price, otherPrice] == [100, 200])
    #expect(list.asked == [drink, other])
  }

  @Test(arguments: [PriceError.unavailable("storm"), .unavailable(""), .cancelled])
  func `asks again after a failure`(_ failure: PriceError) async {
    let list = RecordingPriceList(failing: [1: failure])
    let prices = RememberedPrices(of: list, capacity: 3)

    let first = await answer(of: prices, to: latte)
    let asked = list.asked
    let second = await answer(of: prices, to: latte)

    #expect(first == .failure(failure))
    #expect(asked == [latte], "the failed call itself must not ask again")
    #expect(second == .success(200), "the failure is remembered")
  }

  @Test(arguments: [1, 2, 3, 12])
  func `forgets only the oldest price when there are too many`(
    _ capacity: Int
  ) async throws {
    let list = RecordingPriceList()
    let prices = RememberedPrices(of: list, capacity: capacity)
    let more = (0..<capacity).map { Drink(name: "drink \($0)", size: .large, milk: .oat) }
    let known = ([latte, mocha, flatWhite] + more).prefix(capacity)

    for drink in known + [latte, espresso] { _ = try await prices.price(of: drink) }
    for drink in known.dropFirst() + [espresso, latte] { _ = try await prices.price(of: drink) }

    #expect(list.asked == known + [espresso, latte])
  }

  @Test func `keeps all prices when a question fails`() async throws {
    let list = RecordingPriceList(failing: [3: storm])
    let prices = RememberedPrices(of: list, capacity: 2)

    for drink in [latte, mocha] { _ = try await prices.price(of: drink) }
    _ = await answer(of: prices, to: flatWhite)
    for drink in [latte, mocha] { _ = try await prices.price(of: drink) }

    #expect(list.asked == [latte, mocha, flatWhite])
  }

  @Test func `asks the list to sign out, and waits until the list is done`() async throws {
    let list = RecordingPriceList(exit: gate)
    let prices = RememberedPrices(of: list, capacity: 3)
    let isBack = Locked(false)

    let wasBack = try await promptAnswer {
      let exit = crowd.call {
        await prices.signOut()
        isBack.withLock { $0 = true }
        await gate.pass()
      }
      await gate.arrivals(1)
      await crowd.waits()
      // The list isn't done: its sign-out waits at the gate.
      let wasBack = isBack.withLock(\.self)
      await gate.open()
      await exit.value
      return wasBack
    }

    #expect(list.signOuts == 1)
    #expect(wasBack == false, "signOut() returned before the list was done")
  }

  @Test func `forgets every price at a sign-out`() async throws {
    let list = RecordingPriceList()
    let prices = RememberedPrices(of: list, capacity: 3)

    for drink in [latte, mocha] { _ = try await prices.price(of: drink) }
    for _ in 1...2 {
      await prices.signOut()
      for drink in [latte, mocha] { _ = try await prices.price(of: drink) }
    }

    let asked = [latte, mocha]
    #expect(list.asked == asked + asked + asked, "the next guest got the previous guest's price")
    #expect(list.signOuts == 2)
  }

  @Test func `has its full capacity again after a sign-out`() async throws {
    let list = RecordingPriceList()
    let prices = RememberedPrices(of: list, capacity: 2)

    for drink in [latte, mocha] { _ = try await prices.price(of: drink) }
    await prices.signOut()
    for drink in [latte, latte] { _ = try await prices.price(of: drink) }

    #expect(list.asked == [latte, mocha, latte], "there is room for the next guest's two prices")
  }

  @Test func `asks once if equal questions overlap`() async throws {
    let list = RecordingPriceList(holding: [2: gate])
    let prices = RememberedPrices(of: list, capacity: 2)

    _ = try await prices.price(of: mocha)
    let answers = try await answersToThreeWhoMeet(at: prices)
    #expect(answers == [.success(200), .success(200), .success(200)])
    #expect(list.asked == [mocha, latte], "a question in flight was asked again")

    for drink in [mocha, latte] { _ = try await prices.price(of: drink) }
    #expect(list.asked == [mocha, latte], "a price shared by three callers takes room only once")
  }

  @Test func `reports a failure to all waiting callers, and asks again next time`() async throws {
    let list = RecordingPriceList(failing: [1: storm], holding: [1: gate])
    let prices = RememberedPrices(of: list, capacity: 3)

    let answers = try await answersToThreeWhoMeet(at: prices)
    let later = await answer(of: prices, to: latte)

    #expect(
      answers + [later] == [.failure(storm), .failure(storm), .failure(storm), .success(200)])
  }

  @Test(arguments: pairs)
  func `distinguishes drinks while a question is in flight`(
    _ drink: Drink, _ other: Drink
  ) async throws {
    let list = RecordingPriceList(holding: [1: gate])
    let prices = RememberedPrices(of: list, capacity: 3)

    let answers = try await promptAnswer {
      let first = call(prices, for: drink, waitingAt: gate)
      await gate.arrivals(1)
      let second = call(prices, for: other, waitingAt: gate)
      await crowd.waits()
      await gate.open()
      return [await first.value, await second.value]
    }

    #expect(answers == [.success(100), .success(200)], "a caller got a different drink's price")
    #expect(list.asked == [drink, other])
  }

  @Test func `answers the other callers when some callers are cancelled`() async throws {
    let list = RecordingPriceList(holding: [1: gate])
    let prices = RememberedPrices(of: list, capacity: 3)

    let second = try await promptAnswer {
      let first = call(prices, for: latte, waitingAt: gate)
      await gate.arrivals(1)
      let second = call(prices, for: latte, waitingAt: gate)
      let third = call(prices, for: latte, waitingAt: gate)
      await crowd.waits()
      for cancelled in [first, third] { cancelled.cancel() }
      await gate.open()
      let answer = await second.value
      for cancelled in [first, third] { _ = await cancelled.value }
      return answer
    }

    #expect(second == .success(100), "the second caller lost the answer when others were cancelled")
    #expect(list.asked == [latte])
  }

  @Test func `shares a question in flight, even after other prices have arrived`() async throws {
    let list = RecordingPriceList(holding: [1: gate])
    let prices = RememberedPrices(of: list, capacity: 1)

    let second = try await promptAnswer {
      let first = call(prices, for: latte, waitingAt: gate)
      await gate.arrivals(1)
      for drink in [mocha, flatWhite] { _ = await answer(of: prices, to: drink) }
      let second = call(prices, for: latte, waitingAt: gate)
      await crowd.waits()
      await gate.open()
      _ = await first.value
      return await second.value
    }

    #expect(second == .success(100))
    #expect(list.asked == [latte, mocha, flatWhite])
  }

  @Test func `reserves no room in the cache for a question in flight`() async throws {
    let list = RecordingPriceList(holding: [1: gate])
    let prices = RememberedPrices(of: list, capacity: 2)

    let known = try await promptAnswer {
      var known: [Answer] = []
      let first = call(prices, for: latte, waitingAt: gate)
      await gate.arrivals(1)
      for drink in [mocha, flatWhite, mocha, flatWhite] {
        known.append(await answer(of: prices, to: drink))
      }
      await gate.open()
      known.append(await first.value)
      // The latte's price was requested first, but it came last. So the mocha's price is removed
      // first, and then the flat white's.
      for drink in [flatWhite, latte, mocha, latte, flatWhite] {
        known.append(await answer(of: prices, to: drink))
      }
      return known
    }

    let expected = [200, 300, 200, 300] + [100] + [300, 100, 400, 100, 500]
    #expect(known == expected.map { .success($0) })
    #expect(list.asked == [latte, mocha, flatWhite, mocha, flatWhite])
  }

  @Test func `doesn't remember an answer that comes after the sign-out`() async throws {
    let list = RecordingPriceList(holding: [1: gate])
    let prices = RememberedPrices(of: list, capacity: 3)

    let answers = try await promptAnswer {
      let last = call(prices, for: latte, waitingAt: gate)
      await gate.arrivals(1)
      await prices.signOut()
      await gate.open()
      return [await last.value, await answer(of: prices, to: latte)]
    }

    #expect(answers.first == .success(100), "the previous guest's answer is missing or wrong")
    #expect(answers.last == .success(200), "the next guest got the previous guest's price")
  }

  @Test func `shares no answer between the previous guest and the next guest`() async throws {
    let list = RecordingPriceList(holding: [1: gate])
    let prices = RememberedPrices(of: list, capacity: 3)

    let answers = try await promptAnswer {
      let last = call(prices, for: latte, waitingAt: gate)
      await gate.arrivals(1)
      await prices.signOut()
      let next = call(prices, for: latte, waitingAt: gate)
      await crowd.waits()
      await gate.open()
      return [await last.value, await next.value]
    }

    #expect(answers.first == .success(100))
    #expect(answers.last == .success(200), "the next guest got the previous guest's price")
  }

  @Test func `keeps the next guest's price when the previous guest's call fails`() async throws {
    let list = RecordingPriceList(failing: [1: storm], holding: [1: gate])
    let prices = RememberedPrices(of: list, capacity: 3)

    let answers = try await promptAnswer {
      let last = call(prices, for: latte, waitingAt: gate)
      await gate.arrivals(1)
      await prices.signOut()
      let next = await answer(of: prices, to: latte)
      await gate.open()
      return [await last.value, next, await answer(of: prices, to: latte)]
    }

    #expect(answers == [.failure(storm), .success(200), .success(200)])
    #expect(list.asked == [latte, latte])
  }

  @Test(arguments: [false, true])
  func `remembers the next guest's price when the previous guest's answer comes late`(
    _ isFailure: Bool
  ) async throws {
    let list = RecordingPriceList(
      failing: isFailure ? [1: storm] : [:], holding: [1: gate, 2: lateGate])
    let prices = RememberedPrices(of: list, capacity: 3)

    let answers = try await promptAnswer {
      let last = call(prices, for: latte, waitingAt: gate)
      await gate.arrivals(1)
      await prices.signOut()
      let next = call(prices, for: latte, waitingAt: lateGate)
      await lateGate.arrivals(1)
      await gate.open()
      let lastAnswer = await last.value
      // A caller that arrives now shares the next guest's question.
      let another = call(prices, for: latte, waitingAt: lateGate)
      await crowd.waits()
      await lateGate.open()
      let answers = [lastAnswer, await next.value, await another.value]
      return answers + [await answer(of: prices, to: latte)]
    }

    let late: Answer = isFailure ? .failure(storm) : .success(100)
    #expect(answers == [late, .success(200), .success(200), .success(200)])
    #expect(list.asked == [latte, latte])
  }

  @Test func `keeps the next guest's prices if the previous guest's answer is late`() async throws {
    let list = RecordingPriceList(holding: [1: gate])
    let prices = RememberedPrices(of: list, capacity: 2)

    let answers = try await promptAnswer {
      let last = call(prices, for: latte, waitingAt: gate)
      await gate.arrivals(1)
      await prices.signOut()
      for drink in [mocha, flatWhite] { _ = await answer(of: prices, to: drink) }
      await gate.open()
      var answers = [await last.value]
      for drink in [mocha, flatWhite] { answers.append(await answer(of: prices, to: drink)) }
      return answers
    }

    #expect(answers == [.success(100), .success(200), .success(300)])
    #expect(list.asked == [latte, mocha, flatWhite], "the previous guest's price took up room")
  }

  @Test func `returns no old price during a sign-out`() async throws {
    let list = RecordingPriceList(holding: [2: lateGate], exit: gate)
    let prices = RememberedPrices(of: list, capacity: 3)
    _ = try await prices.price(of: latte)

    let answers = try await promptAnswer {
      let last = call(prices, for: mocha, waitingAt: lateGate)
      await lateGate.arrivals(1)
      let exit = signOut(prices)
      await gate.arrivals(1)
      // The latte's price was cached. The question about the mocha is still in flight.
      let known = await answer(of: prices, to: latte)
      let asked = call(prices, for: mocha, waitingAt: lateGate)
      await crowd.waits()
      await lateGate.open()
      let answers = (known: known, last: await last.value, asked: await asked.value)
      await gate.open()
      await exit.value
      return answers
    }

    #expect(answers.last == .success(200), "the previous guest's answer is missing or wrong")
    #expect(answers.known == .success(300), "a price from before the sign-out was returned")
    #expect(answers.asked == .success(400), "a question from before the sign-out was shared")
    #expect(list.asked == [latte, mocha, latte, mocha])
  }

  @Test func `asks once if equal questions overlap during a sign-out`() async throws {
    let list = RecordingPriceList(holding: [1: lateGate], exit: gate)
    let prices = RememberedPrices(of: list, capacity: 3)

    let answers = try await promptAnswer {
      let exit = signOut(prices)
      await gate.arrivals(1)
      let first = call(prices, for: latte, waitingAt: lateGate)
      await lateGate.arrivals(1)
      let second = call(prices, for: latte, waitingAt: lateGate)
      await crowd.waits()
      await lateGate.open()
      let answers = [await first.value, await second.value]
      await gate.open()
      await exit.value
      return answers
    }

    #expect(answers == [.success(100), .success(100)])
    #expect(list.asked == [latte], "a question in flight was asked again")
  }

  @Test func `keeps no price that was requested during a sign-out`() async throws {
    let list = RecordingPriceList(holding: [2: lateGate, 3: lateGate], exit: gate)
    let prices = RememberedPrices(of: list, capacity: 3)

    let answers = try await promptAnswer {
      let exit = signOut(prices)
      await gate.arrivals(1)
      // All three questions are asked during the sign-out, but only one is answered during it.
      _ = await answer(of: prices, to: latte)
      let late = call(prices, for: mocha, waitingAt: lateGate)
      await lateGate.arrivals(1)
      let last = call(prices, for: flatWhite, waitingAt: lateGate)
      await lateGate.arrivals(2)
      await gate.open()
      await exit.value
      let next = call(prices, for: flatWhite, waitingAt: lateGate)
      await crowd.waits()
      await lateGate.open()
      _ = await late.value
      let answers = (last: await last.value, next: await next.value)
      let again = [await answer(of: prices, to: latte), await answer(of: prices, to: mocha)]
      return (last: answers.last, next: answers.next, again: again)
    }

    #expect(answers.last == .success(300))
    #expect(answers.next == .success(400), "the next guest shared the previous guest's question")
    #expect(answers.again == [.success(500), .success(600)])
    #expect(
      list.asked == [latte, mocha, flatWhite, flatWhite, latte, mocha],
      "the next guest shared the previous guest's price or question")
  }

  /// Pairs of drinks that differ in one property. The drinks of the last pair differ in two, but
  /// have equal descriptions.
  private static let pairs: [(Drink, Drink)] =
    [
      Drink(name: "mocha", size: .large, milk: .oat),
      Drink(name: "latte", size: .small, milk: .oat),
      Drink(name: "latte", size: .large, milk: .cow),
      Drink(name: "LATTE", size: .large, milk: .oat),
      Drink(name: " latte", size: .large, milk: .oat),
      Drink(name: "", size: .large, milk: .oat),
    ].map { (Drink(name: "latte", size: .large, milk: .oat), $0) } + [
      (
        Drink(name: "latte", size: .small, milk: .oat),
        Drink(name: "latte with oat milk", size: .small, milk: .none)
      )
    ]

  private func answer(of prices: RememberedPrices, to drink: Drink) async -> Answer {
    do {
      return .success(try await prices.price(of: drink))
    } catch {
      return .failure(error)
    }
  }

  /// Lets a caller in the crowd ask for a price. The list's answer waits at the gate.
  private func call(
    _ prices: RememberedPrices, for drink: Drink, waitingAt gate: Gate
  ) -> Task<Answer, Never> {
    crowd.call {
      let answer = await answer(of: prices, to: drink)
      // A caller that gets an answer although the list wasn't asked reaches the gate here, so that
      // the test doesn't wait forever.
      await gate.pass()
      return answer
    }
  }

  /// Starts a sign-out.
  private func signOut(_ prices: RememberedPrices) -> Task<Void, Never> {
    crowd.call {
      await prices.signOut()
      await gate.pass()
    }
  }

  /// The answers to three calls that all arrive before the list can answer the first.
  private func answersToThreeWhoMeet(at prices: RememberedPrices) async throws -> [Answer] {
    try await promptAnswer {
      let calls = (1...3).map { _ in call(prices, for: latte, waitingAt: gate) }
      await gate.arrivals(1)
      await crowd.waits()
      await gate.open()
      var answers: [Answer] = []
      for call in calls { answers.append(await call.value) }
      return answers
    }
  }

  /// The result of `act`, unless `act` waits forever.
  private func promptAnswer<Value: Sendable>(
    to act: @escaping @Sendable () async -> Value
  ) async throws -> Value {
    let value = await promptly(within: .seconds(3), act)
    await gate.open()
    await lateGate.open()
    return try #require(value, "a caller waits forever, or asks again and again")
  }
}
