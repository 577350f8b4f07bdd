/// Logs each call to a desk and how the call ended, but never the code of a card.
///
/// - Role: decorator; component is `GiftCardDesk` (GoF p. 177).
struct QuietLog: GiftCardDesk {
  private let inner: any GiftCardDesk
  private let log: @Sendable (String) -> Void

  /// Wraps a desk.
  ///
  /// - Parameters:
  ///   - inner: Any desk.
  ///   - log: Writes a line.
  init(_ inner: some GiftCardDesk, log: @escaping @Sendable (String) -> Void) {
    self.inner = inner
    self.log = log
  }

  var isOpen: Bool {
    inner.isOpen
  }

  func sell(_ cents: Int, to email: String) async throws(GiftCardError) -> GiftCard {
    do {
      let card = try await inner.sell(cents, to: email)
      log("sell \(cents) to \(email): sold")
      return card
    } catch {
      log("sell \(cents) to \(email): \(reason(of: error))")
      throw error
    }
  }

  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int {
    do {
      let left = try await inner.pay(cents, code: code)
      log("pay \(cents): paid, \(left) left")
      return left
    } catch {
      log("pay \(cents): \(reason(of: error))")
      throw error
    }
  }

  func offer(for email: String) async -> String? {
    let offer = await inner.offer(for: email)
    log("offer for \(email): \(offer == nil ? "none" : "made")")
    return offer
  }

  /// What a log can safely show about an error. Values inside an error may contain a code, so they
  /// aren't used.
  private func reason(of error: GiftCardError) -> String {
    switch error {
    case .unknownCode: "unknown code"
    case .notEnough: "not enough"
    case .offline: "offline"
    }
  }
}
