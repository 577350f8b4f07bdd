import Locking
import TestSupport

/// A desk that records its calls, and answers as the test wants.
final class RecordingDesk: GiftCardDesk {
  /// A call to the desk.
  enum Call: Hashable {
    case sell(Int, String)
    case pay(Int, String)
    case offer(String)
  }

  private let asked = Notes<Call>()
  private let looked = Notes<Void>()
  private let open = Locked(true)
  private let failure: GiftCardError?
  private let offer: String?
  private let gate: Gate?

  /// Creates a desk that is open.
  ///
  /// - Parameters:
  ///   - failure: The error of each sale and each payment. If it is nil, each sold card has the
  ///     code `MOKA-7741`, and is worth 100 cents more than the caller asked for. Each card with
  ///     which somebody pays is worth 2000 cents.
  ///   - offer: The offer for every customer.
  ///   - gate: The gate at which the first payment waits.
  init(
    failing failure: GiftCardError? = nil, offering offer: String? = "free coffee",
    holding gate: Gate? = nil
  ) {
    self.failure = failure
    self.offer = offer
    self.gate = gate
  }

  /// All calls in order, except for the questions about whether the desk is open.
  var calls: [Call] {
    asked.all
  }

  /// How often somebody asked whether the desk is open.
  var looks: Int {
    looked.all.count
  }

  var isOpen: Bool {
    looked.write(())
    return open.withLock(\.self)
  }

  /// Closes the desk for the day.
  func close() {
    open.withLock { $0 = false }
  }

  /// Opens the desk again.
  func reopen() {
    open.withLock { $0 = true }
  }

  func sell(_ cents: Int, to email: String) async throws(GiftCardError) -> GiftCard {
    asked.write(.sell(cents, email))
    if let failure { throw failure }
    return GiftCard(code: "MOKA-7741", cents: cents + 100)
  }

  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int {
    if asked.number(of: .pay(cents, code)) == 1 { await gate?.pass() }
    if let failure { throw failure }
    return 2000 - cents
  }

  func offer(for email: String) async -> String? {
    asked.write(.offer(email))
    return offer
  }
}
