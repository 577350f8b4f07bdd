import TestSupport
import Testing

// Replaced during grading: "moka", "7741", "mia", "noa", "free coffee", "1500", "example".

@Suite(.kata()) struct QuietLogTests {
  private let code = "MOKA-7741"
  private let desk = RecordingDesk()
  private let lines = Notes<String>()

  @Test func `returns the card from the inner desk, unchanged`() async throws {
    let card = try await QuietLog(desk, log: lines.write).sell(1500, to: "mia@example.com")
    _ = await lines.all(after: 1)

    #expect(card == GiftCard(code: code, cents: 1500 + 100))
  }

  @Test(arguments: zip(emails, amounts))
  func `asks the inner desk for one card, not for two`(
    _ email: String, _ cents: Int
  ) async throws {
    _ = try await QuietLog(desk, log: lines.write).sell(cents, to: email)
    _ = await lines.all(after: 1)

    let asked = desk.calls
    #expect(asked == [.sell(cents, email)])
  }

  @Test func `logs a sale without the code of the card`() async throws {
    _ = try await QuietLog(desk, log: lines.write).sell(1500, to: "mia@example.com")

    let written = await lines.all(after: 1)
    #expect(written.count == 1)
    #expect(leaks(in: written) == [], "anybody who reads this line can spend the money")
  }

  @Test(arguments: zip(emails, amounts))
  func `writes one line for a sale`(_ email: String, _ cents: Int) async throws {
    _ = try await QuietLog(desk, log: lines.write).sell(cents, to: email)

    let written = await lines.all(after: 1)
    #expect(written == ["sell \(cents) to \(email): sold"])
  }

  @Test(arguments: [" moka-7741", "MOKA-7741", "Moka 7741 ", ""])
  func `pays once, with the code unchanged`(_ code: String) async throws {
    let left = try await QuietLog(desk, log: lines.write).pay(350, code: code)
    _ = await lines.all(after: 1)

    let asked = desk.calls
    #expect(left == 1650)
    #expect(asked == [.pay(350, code)])
  }

  @Test func `logs a payment without the code of the card`() async throws {
    _ = try await QuietLog(desk, log: lines.write).pay(350, code: code)

    let written = await lines.all(after: 1)
    #expect(written.count == 1)
    #expect(leaks(in: written) == [], "anybody who reads this line can spend the money")
  }

  @Test(arguments: [(350, 1650), (0, 2000), (2000, 0)])
  func `writes one line for each payment, even for two equal payments`(
    _ cents: Int, _ left: Int
  ) async throws {
    let log = QuietLog(desk, log: lines.write)
    for _ in 1...2 { _ = try await log.pay(cents, code: code) }

    let written = await lines.all(after: 2)
    let line = "pay \(cents): paid, \(left) left"
    #expect(written == [line, line])
  }

  @Test func `writes a line when a payment ends, even if two payments overlap`() async {
    let gate = Gate()
    let desk = RecordingDesk(holding: gate)
    let log = QuietLog(desk, log: lines.write)
    let slow = Task {
      let left: Int? = try? await log.pay(350, code: code)
      // If the payment never reached the gate, pass the gate here: the test waits for an arrival.
      await gate.pass()
      return left
    }

    // While one payment is in flight, the desk takes a second payment.
    let second = await promptly(within: .seconds(3)) {
      await gate.arrivals(1)
      let left: Int? = try? await log.pay(700, code: "MOKA-2")
      return left
    }
    let between = await lines.all(after: 1)
    await gate.open()
    let first = await promptly(within: .seconds(3)) { await slow.value }

    #expect([first, second] == [1650, 1300])
    #expect(between == ["pay 700: paid, 1300 left"])
    let written = await lines.all(after: 2)
    #expect(written == ["pay 700: paid, 1300 left", "pay 350: paid, 1650 left"])
  }

  @Test(arguments: failures)
  func `passes an error on unchanged, after one try`(_ failure: GiftCardError) async {
    let desk = RecordingDesk(failing: failure)
    let log = QuietLog(desk, log: lines.write)

    let sale = await outcome { () async throws(GiftCardError) in
      try await log.sell(1500, to: "mia@example.com").cents
    }
    let payment = await outcome { () async throws(GiftCardError) in
      try await log.pay(350, code: code)
    }
    _ = await lines.all(after: 2)

    let asked = desk.calls
    #expect(sale == .failure(failure))
    #expect(payment == .failure(failure))
    #expect(asked == [.sell(1500, "mia@example.com"), .pay(350, code)])
    #expect(log.isOpen, "only the desk knows whether it is open, so ask it each time")
  }

  @Test(arguments: failures.prefix(3))
  func `logs an error, but not the code inside the error`(_ failure: GiftCardError) async {
    let log = QuietLog(RecordingDesk(failing: failure), log: lines.write)

    _ = try? await log.pay(350, code: code)

    let written = await lines.all(after: 1)
    #expect(written.count == 1)
    #expect(leaks(in: written) == [], "anybody who reads this line can spend the money")
  }

  @Test(arguments: failures.suffix(2))
  func `logs errors without the card's code, however they spell it`(_ failure: GiftCardError) async
  {
    let log = QuietLog(RecordingDesk(failing: failure), log: lines.write)

    _ = try? await log.pay(350, code: code)

    let written = await lines.all(after: 1)
    #expect(written.count == 1)
    #expect(leaks(in: written) == [], "anybody who reads this line can spend the money")
  }

  @Test(
    arguments: zip(failures, ["unknown code", "not enough", "offline", "offline", "offline"]))
  func `logs a fixed text for each kind of error`(_ failure: GiftCardError, _ words: String) async {
    let log = QuietLog(RecordingDesk(failing: failure), log: lines.write)

    for (index, email) in Self.emails.enumerated() {
      _ = try? await log.sell(1500, to: email)
      _ = await lines.all(after: index + 1)
    }
    _ = try? await log.pay(350, code: code)

    let written = await lines.all(after: Self.emails.count + 1)
    #expect(
      written == Self.emails.map { "sell 1500 to \($0): \(words)" } + ["pay 350: \(words)"])
  }

  @Test(arguments: emails)
  func `asks the inner desk for an offer, in spite of the default`(_ email: String) async {
    let offer = await QuietLog(desk, log: lines.write).offer(for: email)
    _ = await lines.all(after: 1)

    let asked = desk.calls
    #expect(offer == "free coffee")
    #expect(asked == [.offer(email)])
  }

  @Test(arguments: emails)
  func `logs whether an offer was made`(_ email: String) async {
    for (index, offer) in ["free coffee", nil, ""].enumerated() {
      let log = QuietLog(RecordingDesk(offering: offer), log: lines.write)
      let told = await log.offer(for: email)
      #expect(told == offer)
      _ = await lines.all(after: index + 1)
    }

    let written = await lines.all(after: 3)
    #expect(written == ["made", "none", "made"].map { "offer for \(email): \($0)" })
  }

  @Test func `is open while the inner desk is open, and writes no line when asked`() async {
    let log = QuietLog(desk, log: lines.write)

    let before = log.isOpen
    desk.close()
    let after = log.isOpen
    let wrappedLater = QuietLog(desk, log: lines.write)
    desk.reopen()
    let atLast = [log.isOpen, wrappedLater.isOpen]

    #expect(before == true)
    #expect(after == false, "the desk was closed after it was wrapped")
    #expect(atLast == [true, true], "the desk was opened again after it was wrapped")
    let written = await lines.all(after: 0)
    #expect(written == [])
  }

  @Test func `asks even a closed desk, because only the desk can refuse`() async throws {
    desk.close()
    let log = QuietLog(desk, log: lines.write)

    let card = try await log.sell(1500, to: "mia@example.com")
    let left = try await log.pay(350, code: code)
    let offer = await log.offer(for: "mia@example.com")
    _ = await lines.all(after: 3)

    let asked = desk.calls
    #expect(card == GiftCard(code: code, cents: 1500 + 100))
    #expect(left == 1650)
    #expect(offer == "free coffee")
    #expect(asked == [.sell(1500, "mia@example.com"), .pay(350, code), .offer("mia@example.com")])
  }

  @Test func `wraps any desk, even a desk that already has a log`() async throws {
    let outerLines = Notes<String>()
    let log = QuietLog(QuietLog(desk, log: lines.write), log: outerLines.write)

    _ = try await log.pay(350, code: code)

    let asked = desk.calls
    #expect(asked == [.pay(350, code)])
    let written = await lines.all(after: 1)
    let outerWritten = await outerLines.all(after: 1)
    #expect(written == ["pay 350: paid, 1650 left"], "the inner log lost its line")
    #expect(outerWritten == ["pay 350: paid, 1650 left"], "the outer log wrote no line")
  }

  @Test func `neither asks the desk nor writes a line before the first call`() async throws {
    let log = QuietLog(desk, log: lines.write)

    let before = await lines.all(after: 0)
    let (asked, looks) = (desk.calls, desk.looks)
    _ = try await log.pay(350, code: code)
    _ = await lines.all(after: 1)

    #expect(asked == [])
    #expect(looks == 0, "before any call, the desk was asked whether it is open")
    #expect(before == [])
    #expect(desk.calls == [.pay(350, code)])
  }

  /// An ordinary e-mail address, one with capitals and a space on each side, and two texts that
  /// aren't addresses.
  private static let emails = ["mia@example.com", " Noa@Example.com ", "ZOË", ""]

  /// The value of a card, for each address.
  private static let amounts = [1500, 0, 1_000_000, 5]

  /// Three errors that carry a code, and two whose text has the code in a different spelling.
  private static let failures = [
    GiftCardError.unknownCode("MOKA-7741"),
    .notEnough(GiftCard(code: "MOKA-7741", cents: 100)),
    .offline("no answer for MOKA-7741"),
    .offline("no answer to /pay?code=moka%2D7741"),
    .offline("there is no gift card MOKA 7741 with enough money at this hour"),
  ]

  /// The lines that contain a code, in any spelling.
  private func leaks(in lines: [String]) -> [String] {
    lines.filter { $0.contains("7741") }
  }

  /// The outcome of a call, as a value that can be compared.
  private func outcome(
    of call: () async throws(GiftCardError) -> Int
  ) async -> Result<Int, GiftCardError> {
    do {
      return .success(try await call())
    } catch {
      return .failure(error)
    }
  }
}
