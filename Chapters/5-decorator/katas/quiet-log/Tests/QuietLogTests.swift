import TestSupport
import Testing

// Drawn anew for a grade: "moka", "7741", "mia", "noa", "free coffee", "1500", "example".

@Suite(.kata()) struct QuietLogTests {
  private let code = "MOKA-7741"
  private let desk = RecordingDesk()
  private let lines = Notes<String>()

  @Test func `sells a card of the desk inside, just as it is`() async throws {
    let card = try await QuietLog(desk, log: lines.write).sell(1500, to: "mia@example.com")
    _ = await lines.all(after: 1)

    #expect(card == GiftCard(code: code, cents: 1500 + 100))
  }

  @Test(arguments: zip(emails, amounts))
  func `asks the desk inside for one card, not for two`(
    _ email: String, _ cents: Int
  ) async throws {
    _ = try await QuietLog(desk, log: lines.write).sell(cents, to: email)
    _ = await lines.all(after: 1)

    let asked = desk.calls
    #expect(asked == [.sell(cents, email)])
  }

  @Test func `writes no code of a card that is sold`() async throws {
    _ = try await QuietLog(desk, log: lines.write).sell(1500, to: "mia@example.com")

    let written = await lines.all(after: 1)
    #expect(written.count == 1)
    #expect(leaks(in: written) == [], "whoever reads this line can spend the money")
  }

  @Test(arguments: zip(emails, amounts))
  func `writes one line for a card`(_ email: String, _ cents: Int) async throws {
    _ = try await QuietLog(desk, log: lines.write).sell(cents, to: email)

    let written = await lines.all(after: 1)
    #expect(written == ["sell \(cents) to \(email): sold"])
  }

  @Test(arguments: [" moka-7741", "MOKA-7741", "Moka 7741 ", ""])
  func `pays once, with the code as it was typed`(_ code: String) async throws {
    let left = try await QuietLog(desk, log: lines.write).pay(350, code: code)
    _ = await lines.all(after: 1)

    let asked = desk.calls
    #expect(left == 1650)
    #expect(asked == [.pay(350, code)])
  }

  @Test func `writes no code of a card that somebody pays with`() async throws {
    _ = try await QuietLog(desk, log: lines.write).pay(350, code: code)

    let written = await lines.all(after: 1)
    #expect(written.count == 1)
    #expect(leaks(in: written) == [], "whoever reads this line can spend the money")
  }

  @Test(arguments: [(350, 1650), (0, 2000), (2000, 0)])
  func `writes one line for each payment, also when two are alike`(
    _ cents: Int, _ left: Int
  ) async throws {
    let log = QuietLog(desk, log: lines.write)
    for _ in 1...2 { _ = try await log.pay(cents, code: code) }

    let written = await lines.all(after: 2)
    let line = "pay \(cents): paid, \(left) left"
    #expect(written == [line, line])
  }

  @Test func `writes the line of each payment when it has ended, also when two overlap`() async {
    let gate = Gate()
    let desk = RecordingDesk(holding: gate)
    let log = QuietLog(desk, log: lines.write)
    let slow = Task {
      let left: Int? = try? await log.pay(350, code: code)
      // A call that never came to the gate comes now: so nobody waits for it in vain.
      await gate.pass()
      return left
    }

    // While the desk thinks about one payment, it takes another one.
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
  func `passes a failure on as it came, after one try`(_ failure: GiftCardError) async {
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
    #expect(log.isOpen, "only the desk knows, and it says so each time")
  }

  @Test(arguments: failures.prefix(3))
  func `writes no code that an error carries`(_ failure: GiftCardError) async {
    let log = QuietLog(RecordingDesk(failing: failure), log: lines.write)

    _ = try? await log.pay(350, code: code)

    let written = await lines.all(after: 1)
    #expect(written.count == 1)
    #expect(leaks(in: written) == [], "whoever reads this line can spend the money")
  }

  @Test(arguments: failures.suffix(2))
  func `writes no code that the server spells in its own way`(_ failure: GiftCardError) async {
    let log = QuietLog(RecordingDesk(failing: failure), log: lines.write)

    _ = try? await log.pay(350, code: code)

    let written = await lines.all(after: 1)
    #expect(written.count == 1)
    #expect(leaks(in: written) == [], "whoever reads this line can spend the money")
  }

  @Test(
    arguments: zip(failures, ["unknown code", "not enough", "offline", "offline", "offline"]))
  func `writes a failure in words of its own`(_ failure: GiftCardError, _ words: String) async {
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
  func `asks the desk inside for an offer, although there is a default`(_ email: String) async {
    let offer = await QuietLog(desk, log: lines.write).offer(for: email)
    _ = await lines.all(after: 1)

    let asked = desk.calls
    #expect(offer == "free coffee")
    #expect(asked == [.offer(email)])
  }

  @Test(arguments: emails)
  func `writes whether an offer was made`(_ email: String) async {
    for (index, offer) in ["free coffee", nil, ""].enumerated() {
      let log = QuietLog(RecordingDesk(offering: offer), log: lines.write)
      let told = await log.offer(for: email)
      #expect(told == offer)
      _ = await lines.all(after: index + 1)
    }

    let written = await lines.all(after: 3)
    #expect(written == ["made", "none", "made"].map { "offer for \(email): \($0)" })
  }

  @Test func `is open as long as the desk inside is, without a line`() async {
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

  @Test func `asks a closed desk, too: it is the desk that says no`() async throws {
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

  @Test func `wraps any desk, also one that has a log already`() async throws {
    let outerLines = Notes<String>()
    let log = QuietLog(QuietLog(desk, log: lines.write), log: outerLines.write)

    _ = try await log.pay(350, code: code)

    let asked = desk.calls
    #expect(asked == [.pay(350, code)])
    let written = await lines.all(after: 1)
    let outerWritten = await outerLines.all(after: 1)
    #expect(written == ["pay 350: paid, 1650 left"], "the log inside lost its line")
    #expect(outerWritten == ["pay 350: paid, 1650 left"], "the log outside wrote no line")
  }

  @Test func `asks and writes nothing before somebody calls`() async throws {
    let log = QuietLog(desk, log: lines.write)

    let before = await lines.all(after: 0)
    let (asked, looks) = (desk.calls, desk.looks)
    _ = try await log.pay(350, code: code)
    _ = await lines.all(after: 1)

    #expect(asked == [])
    #expect(looks == 0, "the desk was asked whether it is open before somebody wanted to know")
    #expect(before == [])
    #expect(desk.calls == [.pay(350, code)])
  }

  /// An e-mail as most are, one that somebody typed with capitals and a space on each side, and two
  /// that are none.
  private static let emails = ["mia@example.com", " Noa@Example.com ", "ZOË", ""]

  /// What a card is worth, for each e-mail.
  private static let amounts = [1500, 0, 1_000_000, 5]

  /// Three failures that carry a code, and two whose words hold it in another spelling.
  private static let failures = [
    GiftCardError.unknownCode("MOKA-7741"),
    .notEnough(GiftCard(code: "MOKA-7741", cents: 100)),
    .offline("no answer for MOKA-7741"),
    .offline("no answer to /pay?code=moka%2D7741"),
    .offline("there is no gift card MOKA 7741 with enough money at this hour"),
  ]

  /// The lines that hold a code, however it is spelled.
  private func leaks(in lines: [String]) -> [String] {
    lines.filter { $0.contains("7741") }
  }

  /// What a call brought, as a value that can be compared.
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
