import Locking
import TestSupport
import Testing

// Replaced during grading: "Mia", "Noah", "Window", "Corner".

@Suite(.kata()) struct OneCallTests {
  private let wish = TableWish(name: "Mia", people: 2, hour: 19, card: "blue card")

  // The first part.

  @Test(arguments: [17, 21])
  func `asks only the opening hours when the café is closed`(_ hour: Int) async throws {
    let house = RecordingHouse()

    let outcome = try await outcome(
      at: house, of: TableWish(name: "Mia", people: 2, hour: hour, card: "blue card"))

    #expect(outcome == .failure(.closed))
    #expect(house.calls == [])
  }

  @Test(arguments: wishes)
  func `first holds a table for the requested hour and number of people`(_ wish: TableWish)
    async throws
  {
    let house = RecordingHouse()

    _ = try await outcome(at: house, of: wish)

    #expect(house.calls.first == "hold a table for \(wish.people) at \(wish.hour)")
  }

  @Test func `returns nil and takes no deposit when no table is free`() async throws {
    let house = RecordingHouse(freeTables: [])

    let outcome = try await outcome(at: house)

    #expect(outcome == .success(nil))
    #expect(house.calls == ["hold a table for 2 at 19"])
  }

  @Test(arguments: wishes)
  func `charges the guest's card the deposit that the rules ask for`(
    _ wish: TableWish
  ) async throws {
    let house = RecordingHouse()

    _ = try await outcome(at: house, of: wish)

    #expect(house.calls.dropFirst().first == "charge \(730 * wish.people) to \(wish.card)")
  }

  @Test(arguments: wishes, [730, 0])
  func `asks its parts in order, and each part once`(_ wish: TableWish, _ cents: Int) async throws {
    let house = RecordingHouse(freeTables: [" Window 2 "])

    let outcome = try await outcome(at: house, of: wish, centsForEach: cents)

    let paid = cents * wish.people
    #expect(
      outcome == .success(Booking(number: 41, table: " Window 2 ", depositCents: paid)))
    #expect(
      house.calls == [
        "hold a table for \(wish.people) at \(wish.hour)", "charge \(paid) to \(wish.card)",
        "enter \(wish.name) at \(wish.hour),  Window 2 , \(paid) from \(wish.card)",
      ])
  }

  @Test func `uses the payment that the terminal returned`() async throws {
    let taken = Payment(card: "blue card, in full", cents: 1500)
    let house = RecordingHouse(taken: taken)

    let outcome = try await outcome(at: house)

    #expect(outcome == .success(Booking(number: 41, table: "Window", depositCents: 1500)))
    #expect(house.calls.dropFirst(2) == ["enter Mia at 19, Window, 1500 from blue card, in full"])
  }

  @Test func `returns a booking with the number from the diary`() async throws {
    let outcome = try await outcome(at: RecordingHouse())

    let booking = Booking(number: 41, table: "Window", depositCents: 1460)
    #expect(outcome == .success(booking))
  }

  @Test func `reports why the table plan failed, and asks no other part`() async throws {
    let house = RecordingHouse(planFailures: [.unreachable("storm")])

    let outcome = try await outcome(at: house)

    #expect(outcome == .failure(.tablePlan(.unreachable("storm"))))
    #expect(house.calls == ["hold a table for 2 at 19"])
  }

  @Test(arguments: [CardTerminalError.declined, .unreachable("storm")])
  func `reports why the deposit wasn't paid, and doesn't ask the diary`(
    _ reason: CardTerminalError
  ) async throws {
    let house = RecordingHouse(cardFailures: [reason])

    let outcome = try await outcome(at: house)

    #expect(outcome == .failure(.deposit(reason)))
    #expect(house.calls.prefix(2) == ["hold a table for 2 at 19", "charge 1460 to blue card"])
    #expect(!house.calls.contains { $0.hasPrefix("enter") }, "the desk went on without a deposit")
  }

  @Test(arguments: [DiaryError.busy, .unreachable("storm")])
  func `reports why the diary failed`(_ reason: DiaryError) async throws {
    let outcome = try await outcome(at: RecordingHouse(diaryFailures: [reason]))

    #expect(outcome == .failure(.diary(reason)))
  }

  @Test func `makes a new booking when the same wish comes again`() async throws {
    let house = RecordingHouse(freeTables: ["Window", nil, "Corner"])
    let desk = desk(at: house)

    let outcomes = await promptly(within: .seconds(3)) {
      await self.outcomes(of: 3, at: desk)
    }

    let first = Booking(number: 41, table: "Window", depositCents: 1460)
    let second = Booking(number: 42, table: "Corner", depositCents: 1460)
    #expect(outcomes == [.success(first), .success(nil), .success(second)])
    #expect(house.calls.count == 7)
  }

  // The second part.

  @Test(arguments: [CardTerminalError.declined, .unreachable("storm")])
  func `second: releases the table when the deposit isn't paid`(_ reason: CardTerminalError)
    async throws
  {
    let house = RecordingHouse(cardFailures: [reason])

    _ = try await outcome(at: house)

    #expect(house.open == [], "a table is still held, or a payment wasn't refunded")
    #expect(house.calls.dropFirst(2) == ["release Window"])
  }

  @Test(arguments: [DiaryError.busy, .unreachable("storm")])
  func `second: refunds the deposit and releases the table when the diary fails`(
    _ reason: DiaryError
  ) async throws {
    let house = RecordingHouse(diaryFailures: [reason])

    _ = try await outcome(at: house)

    #expect(house.open == [], "a table is still held, or a payment wasn't refunded")
    #expect(house.calls.count == 5, "the desk should hold, charge, enter, refund and release")
  }

  @Test(arguments: [DiaryError.busy, .unreachable("storm")], [730, 0])
  func `second: undoes the last step first`(_ reason: DiaryError, _ cents: Int) async throws {
    let house = RecordingHouse(diaryFailures: [reason])

    _ = try await outcome(at: house, centsForEach: cents)

    #expect(house.calls.dropFirst(3) == ["refund \(cents * 2) to blue card", "release Window"])
  }

  @Test func `second: refunds exactly the payment that the terminal returned`() async throws {
    let taken = Payment(card: "blue card, in full", cents: 1500)
    let house = RecordingHouse(diaryFailures: [.busy], taken: taken)

    let outcome = try await outcome(at: house)

    #expect(outcome == .failure(.diary(.busy)))
    #expect(house.calls.dropFirst(3) == ["refund 1500 to blue card, in full", "release Window"])
  }

  @Test func `second: undoes each step through the part that did it`() async throws {
    let (plan, terminal) = (RecordingHouse(), RecordingHouse())
    let diary = RecordingHouse(diaryFailures: [.busy])
    let desk = BookingDesk(
      hours: OpeningHours(18..<21), tables: plan, rules: DepositRules(centsForEach: 730),
      terminal: terminal, diary: diary)

    let outcome = await promptly(within: .seconds(3)) { await desk.outcome(of: wish) }

    #expect(outcome == .failure(.diary(.busy)))
    #expect(plan.calls == ["hold a table for 2 at 19", "release Window"])
    #expect(terminal.calls == ["charge 1460 to blue card", "refund 1460 to blue card"])
    #expect(diary.calls == ["enter Mia at 19, Window, 1460 from blue card"])
  }

  @Test func `second: checks only opening hours if the caller is already cancelled`() async throws {
    let house = RecordingHouse()

    let outcome = await promptly(within: .seconds(3)) {
      withUnsafeCurrentTask { $0?.cancel() }
      return await desk(at: house).outcome(of: wish)
    }

    #expect(outcome == .failure(.cancelled))
    #expect(house.calls == [])
  }

  @Test func `second: reports a closed café even to an already cancelled caller`() async throws {
    let house = RecordingHouse()

    let outcome = await promptly(within: .seconds(3)) {
      withUnsafeCurrentTask { $0?.cancel() }
      return await desk(at: house)
        .outcome(of: TableWish(name: "Noah", people: 3, hour: 21, card: "red card"))
    }

    #expect(outcome == .failure(.closed))
    #expect(house.calls == [])
  }

  @Test func `second: releases the table when the caller is cancelled during the hold`()
    async throws
  {
    let gate = Gate()
    let house = RecordingHouse(gates: ["hold a table for 2 at 19": gate])

    let outcome = try await outcome(at: house, cancelledAt: gate)

    #expect(outcome == .failure(.cancelled))
    #expect(house.open == [], "a table is still held, or a payment wasn't refunded")
    #expect(house.calls == ["hold a table for 2 at 19", "release Window"])
  }

  @Test(arguments: [1500, 0])
  func `second: refunds the deposit when the caller is cancelled during the payment`(
    _ cents: Int
  ) async throws {
    let gate = Gate()
    let taken = Payment(card: "blue card, in full", cents: cents)
    let house = RecordingHouse(taken: taken, gates: ["charge 1460 to blue card": gate])

    let outcome = try await outcome(at: house, cancelledAt: gate)

    #expect(outcome == .failure(.cancelled))
    #expect(house.open == [], "a table is still held, or a payment wasn't refunded")
    #expect(
      house.calls == [
        "hold a table for 2 at 19", "charge 1460 to blue card",
        "refund \(cents) to blue card, in full", "release Window",
      ])
  }

  @Test func `second: returns nil when no table is free and the caller is cancelled meanwhile`()
    async throws
  {
    let gate = Gate()
    let house = RecordingHouse(freeTables: [], gates: ["hold a table for 2 at 19": gate])

    let outcome = try await outcome(at: house, cancelledAt: gate)

    #expect(outcome == .success(nil))
    #expect(house.calls == ["hold a table for 2 at 19"])
  }

  @Test(arguments: [
    ("hold a table for 2 at 19", BookingError.tablePlan(.unreachable("storm"))),
    ("charge 1460 to blue card", .deposit(.declined)),
    ("charge 1460 to blue card", .deposit(.unreachable("storm"))),
    ("release Window", .deposit(.declined)),
    ("enter Mia at 19, Window, 1460 from blue card", .diary(.busy)),
    ("enter Mia at 19, Window, 1460 from blue card", .diary(.unreachable("storm"))),
    ("refund 1460 to blue card", .diary(.busy)), ("release Window", .diary(.busy)),
  ])
  func `second: names the failed part even if the caller is cancelled meanwhile`(
    _ step: String, _ failure: BookingError
  ) async throws {
    let gate = Gate()
    let house = house(failing: failure, gates: [step: gate])

    let outcome = try await outcome(at: house, cancelledAt: gate)

    #expect(outcome == .failure(failure))
    #expect(house.calls.contains(step))
    #expect(house.open == [], "a table is still held, or a payment wasn't refunded")
  }

  @Test func `second: keeps a booking if the caller is cancelled in the last step`() async throws {
    let gate = Gate()
    let house = RecordingHouse(gates: ["enter Mia at 19, Window, 1460 from blue card": gate])

    let outcome = try await outcome(at: house, cancelledAt: gate)

    #expect(outcome == .success(Booking(number: 41, table: "Window", depositCents: 1460)))
    #expect(house.open == ["Window", "1460 from blue card"])
  }

  @Test(arguments: [
    (BookingError.deposit(.declined), "release Window"),
    (.deposit(.unreachable("storm")), "release Window"),
    (.diary(.busy), "refund 1460 to blue card"), (.diary(.busy), "release Window"),
    (.diary(.unreachable("storm")), "refund 1460 to blue card"),
    (.diary(.unreachable("storm")), "release Window"),
    (.cancelled, "refund 1460 to blue card"), (.cancelled, "release Window"),
  ])
  func `second: ends only after everything has been undone`(
    _ failure: BookingError, _ step: String
  ) async throws {
    let paying = Gate()
    let gate = Gate()
    let house = house(failing: failure, gates: ["charge 1460 to blue card": paying, step: gate])
    let crowd = Crowd()
    let hasEnded = Locked(false)
    let call = crowd.call {
      let outcome = await self.outcome(atClosingTimeOf: house, in: crowd)
      hasEnded.withLock { $0 = true }
      // A call that didn't reach the gates passes them now, so that nobody waits forever.
      await paying.pass()
      await gate.pass()
      return outcome
    }

    let before = await promptly(within: .seconds(3)) {
      await paying.arrivals(1)
      if failure == .cancelled { call.cancel() }
      await paying.open()
      await gate.arrivals(1)
      await crowd.waits()
      return (hasEnded: hasEnded.withLock(\.self), calls: house.calls)
    }
    await paying.open()
    await gate.open()
    let outcome = await promptly(within: .seconds(3)) { await call.value }

    #expect(before?.hasEnded == false, "the call ended before this step was done")
    #expect(before?.calls.last == step, "the next step began before this step was done")
    #expect(outcome == .failure(failure))
    #expect(house.open == [])
  }

  @Test func `second: remembers no failure from one call to the next`() async throws {
    // The table Window is booked. The table Corner is held and released again and again.
    let house = RecordingHouse(
      freeTables: ["Window", "Corner", "Corner", "Corner", "Corner", "Corner"],
      planFailures: [nil, .unreachable("storm")],
      cardFailures: [nil, .declined, .unreachable("storm")],
      diaryFailures: [nil, .busy, .unreachable("storm")])
    let desk = desk(at: house)

    let outcomes = await promptly(within: .seconds(3)) {
      await self.outcomes(of: 7, at: desk)
    }
    // Another test checks that calls wait until everything is undone.
    await quiet()

    let first = Booking(number: 41, table: "Window", depositCents: 1460)
    let last = Booking(number: 42, table: "Corner", depositCents: 1460)
    #expect(
      outcomes == [
        .success(first), .failure(.tablePlan(.unreachable("storm"))),
        .failure(.deposit(.declined)), .failure(.deposit(.unreachable("storm"))),
        .failure(.diary(.busy)), .failure(.diary(.unreachable("storm"))), .success(last),
      ])
    #expect(house.open == ["Window", "1460 from blue card", "Corner", "1460 from blue card"])
  }

  @Test(arguments: wishes, [true, false])
  func `second: undoes only the failed call's steps when two calls overlap`(
    _ other: TableWish, _ isOtherBooked: Bool
  ) async throws {
    let gate = Gate()
    let house = RecordingHouse(
      diaryFailures: isOtherBooked ? [nil, .busy] : [.busy, nil],
      gates: ["enter Mia at 19, Window, 1460 from blue card": gate])
    let desk = desk(at: house)
    let mias = call(to: desk, waitingAt: gate)

    // While Mia's call writes the table Window into the diary, a second guest with a different wish
    // or the same wish gets the table Corner. The diary fails for one of the two guests.
    let second = await promptly(within: .seconds(3)) {
      await gate.arrivals(1)
      return await desk.outcome(of: other)
    }
    await gate.open()
    let first = await promptly(within: .seconds(3)) { await mias.value }
    // Another test checks that calls wait until everything is undone.
    await quiet()

    let cents = 730 * other.people
    let corner = Booking(number: 41, table: "Corner", depositCents: cents)
    let window = Booking(number: 41, table: "Window", depositCents: 1460)
    if isOtherBooked {
      #expect(second == .success(corner))
      #expect(first == .failure(.diary(.busy)))
      #expect(house.open == ["Corner", "\(cents) from \(other.card)"], "Mia has no booking")
    } else {
      #expect(second == .failure(.diary(.busy)))
      #expect(first == .success(window))
      #expect(house.open == ["Window", "1460 from blue card"], "only Mia has a booking")
    }
  }

  @Test func `second: undoes all steps when two equal, overlapping calls fail`() async throws {
    let gate = Gate()
    let house = RecordingHouse(
      diaryFailures: [.busy, .busy], gates: ["charge 1460 to blue card": gate])
    let desk = desk(at: house)
    let calls = (1...2).map { _ in call(to: desk, waitingAt: gate) }

    let outcomes = await promptly(within: .seconds(3)) {
      await gate.arrivals(2)
      await gate.open()
      return [await calls[0].value, await calls[1].value]
    }
    await gate.open()

    #expect(outcomes == [.failure(.diary(.busy)), .failure(.diary(.busy))])
    #expect(house.open == [], "a table is still held, or a payment wasn't refunded")
    #expect(house.calls.count == 10, "each call should hold, charge, enter, refund and release")
  }

  /// Wishes for the first hour, the last hour, and an hour in between. Two names and two cards have
  /// unusual texts.
  private static let wishes = [
    TableWish(name: "Mia", people: 2, hour: 19, card: "blue card"),
    TableWish(name: " Noah  ÖZ ", people: 5, hour: 18, card: " RED  Card "),
    TableWish(name: "", people: 1, hour: 20, card: "grün"),
  ]

  /// A house in which one part fails. For `cancelled`, no part fails.
  private func house(failing failure: BookingError, gates: [String: Gate]) -> RecordingHouse {
    switch failure {
    case .tablePlan(let reason): RecordingHouse(planFailures: [reason], gates: gates)
    case .deposit(let reason): RecordingHouse(cardFailures: [reason], gates: gates)
    case .diary(let reason): RecordingHouse(diaryFailures: [reason], gates: gates)
    default: RecordingHouse(gates: gates)
    }
  }

  private func desk(at house: RecordingHouse, centsForEach: Int = 730) -> BookingDesk {
    BookingDesk(
      hours: OpeningHours(18..<21), tables: house,
      rules: DepositRules(centsForEach: centsForEach), terminal: house, diary: house)
  }

  /// The result of a call to a desk. When the call ends, the house stops recording.
  private func outcome(
    atClosingTimeOf house: RecordingHouse, of wish: TableWish? = nil, centsForEach: Int = 730,
    in crowd: Crowd = Crowd()
  ) async -> Result<Booking?, BookingError> {
    await crowd.run {
      let desk = self.desk(at: house, centsForEach: centsForEach)
      let outcome = await desk.outcome(of: wish ?? self.wish)
      house.close()
      return outcome
    }
  }

  /// The results of several calls, one after the other.
  private func outcomes(
    of count: Int, at desk: BookingDesk
  ) async -> [Result<Booking?, BookingError>] {
    var outcomes: [Result<Booking?, BookingError>] = []
    for _ in 1...count { outcomes.append(await desk.outcome(of: wish)) }
    return outcomes
  }

  /// A call that waits at a gate.
  private func call(
    to desk: BookingDesk, waitingAt gate: Gate
  ) -> Task<Result<Booking?, BookingError>, Never> {
    Task {
      let outcome = await desk.outcome(of: wish)
      // If the call didn't reach the gate, pass the gate here: the test waits for it.
      await gate.pass()
      return outcome
    }
  }

  /// The result of a call. The test fails if the call never ends.
  private func outcome(
    at house: RecordingHouse, of wish: TableWish? = nil, centsForEach: Int = 730,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Result<Booking?, BookingError> {
    let outcome = await promptly(within: .seconds(3)) {
      await self.outcome(atClosingTimeOf: house, of: wish, centsForEach: centsForEach)
    }
    return try #require(outcome, "the call never ended", sourceLocation: sourceLocation)
  }

  /// The result of a call whose caller is cancelled while a part waits at a gate.
  private func outcome(
    at house: RecordingHouse, cancelledAt gate: Gate,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Result<Booking?, BookingError> {
    let call = Task {
      let outcome = await self.outcome(atClosingTimeOf: house)
      // A call that didn't reach the gate passes it now, so that nobody waits forever.
      await gate.pass()
      return outcome
    }
    let outcome = await promptly(within: .seconds(3)) {
      await gate.arrivals(1)
      call.cancel()
      await gate.open()
      return await call.value
    }
    return try #require(outcome, "the call never ended", sourceLocation: sourceLocation)
  }
}
