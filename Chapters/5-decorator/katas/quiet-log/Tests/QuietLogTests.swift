import TestSupport
import Testing

// Drawn anew for a grade: "moka", "7741", "mia", "noa", "free coffee", "1500", "example".

@Suite(.kata()) struct QuietLogTests {
  private let code = "MOKA-7741"
  private let desk = RecordingDesk()
  private let lines = Notes<String>()

  @Test func `sells a card of the desk inside, just as it is`() async throws {
    let card = try await QuietLog(desk, log: lines.write).sell(1500, to: "mia@example.com")

    #expect(card == GiftCard(code: code, cents: 1500))
  }

  @Test(arguments: emails)
  func `asks the desk inside for one card, not for two`(_ email: String) async throws {
    _ = try await QuietLog(desk, log: lines.write).sell(1500, to: email)

    let asked = desk.calls
    #expect(asked == [.sell(1500, email)])
  }

  @Test func `writes no code of a card that is sold`() async throws {
    _ = try await QuietLog(desk, log: lines.write).sell(1500, to: "mia@example.com")

    let leaks = lines.all.filter { $0.contains("7741") }
    #expect(leaks == [], "whoever reads this line can spend the money")
  }

  @Test(arguments: emails)
  func `writes one line for a card`(_ email: String) async throws {
    _ = try await QuietLog(desk, log: lines.write).sell(1500, to: email)

    let written = lines.all
    #expect(written == ["sell 1500 to \(email): sold"])
  }

  @Test func `pays once, with the code as it was typed`() async throws {
    let left = try await QuietLog(desk, log: lines.write).pay(350, code: " moka-7741")

    let asked = desk.calls
    #expect(left == 1650)
    #expect(asked == [.pay(350, " moka-7741")])
  }

  @Test func `writes no code of a card that somebody pays with`() async throws {
    _ = try await QuietLog(desk, log: lines.write).pay(350, code: code)

    let leaks = lines.all.filter { $0.contains("7741") }
    #expect(leaks == [], "whoever reads this line can spend the money")
  }

  @Test func `writes one line for a payment`() async throws {
    _ = try await QuietLog(desk, log: lines.write).pay(350, code: code)

    let written = lines.all
    #expect(written == ["pay 350: paid, 1650 left"])
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

    let asked = desk.calls
    #expect(sale == .failure(failure))
    #expect(payment == .failure(failure))
    #expect(asked == [.sell(1500, "mia@example.com"), .pay(350, code)])
  }

  @Test(arguments: failures.prefix(2))
  func `writes no code that an error carries`(_ failure: GiftCardError) async {
    let log = QuietLog(RecordingDesk(failing: failure), log: lines.write)

    _ = try? await log.pay(350, code: code)

    let leaks = lines.all.filter { $0.contains("7741") }
    #expect(leaks == [], "whoever reads this line can spend the money")
  }

  @Test(arguments: failures.suffix(2))
  func `writes no code that the server spells in its own way`(_ failure: GiftCardError) async {
    let log = QuietLog(RecordingDesk(failing: failure), log: lines.write)

    _ = try? await log.pay(350, code: code)

    let leaks = lines.all.filter { $0.contains("7741") }
    #expect(leaks == [], "whoever reads this line can spend the money")
  }

  @Test(arguments: zip(failures, ["unknown code", "not enough", "offline", "offline"]))
  func `writes a failure in words of its own`(_ failure: GiftCardError, _ words: String) async {
    let log = QuietLog(RecordingDesk(failing: failure), log: lines.write)

    for email in Self.emails { _ = try? await log.sell(1500, to: email) }
    _ = try? await log.pay(350, code: code)

    let written = lines.all
    #expect(
      written == [
        "sell 1500 to mia@example.com: \(words)", "sell 1500 to  Noa@Example.com : \(words)",
        "pay 350: \(words)",
      ])
  }

  @Test(arguments: emails)
  func `asks the desk inside for an offer, although there is a default`(_ email: String) async {
    let offer = await QuietLog(desk, log: lines.write).offer(for: email)

    let asked = desk.calls
    #expect(offer == "free coffee")
    #expect(asked == [.offer(email)])
  }

  @Test(arguments: emails)
  func `writes whether an offer was made`(_ email: String) async {
    for offer in ["free coffee", nil] {
      let log = QuietLog(RecordingDesk(offering: offer), log: lines.write)
      _ = await log.offer(for: email)
    }

    let written = lines.all
    #expect(written == ["offer for \(email): made", "offer for \(email): none"])
  }

  @Test func `is open as long as the desk inside is, without a line`() {
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
    #expect(lines.all == [])
  }

  @Test func `asks a closed desk, too: it is the desk that says no`() async throws {
    desk.close()
    let log = QuietLog(desk, log: lines.write)

    let card = try await log.sell(1500, to: "mia@example.com")
    let left = try await log.pay(350, code: code)
    let offer = await log.offer(for: "mia@example.com")

    let asked = desk.calls
    #expect(card == GiftCard(code: code, cents: 1500))
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
    #expect(lines.all == ["pay 350: paid, 1650 left"], "the log inside lost its line")
    #expect(outerLines.all == ["pay 350: paid, 1650 left"], "the log outside wrote no line")
  }

  @Test func `asks and writes nothing before somebody calls`() {
    _ = QuietLog(desk, log: lines.write)

    #expect(desk.calls == [])
    #expect(desk.looks == 0, "the desk was asked whether it is open before somebody wanted to know")
    #expect(lines.all == [])
  }

  /// An e-mail as most are, and one that somebody typed with capitals and a space on each side.
  private static let emails = ["mia@example.com", " Noa@Example.com "]

  /// Two failures that carry a code, and two whose words hold it in another spelling.
  private static let failures = [
    GiftCardError.unknownCode("MOKA-7741"),
    .notEnough(GiftCard(code: "MOKA-7741", cents: 100)),
    .offline("no answer to /pay?code=moka%2D7741"),
    .offline("card MOKA 7741 is being looked at by somebody else"),
  ]

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
