// swift-format-ignore-file
/// Writes to a log what a desk was asked and how it ended, and never the code of a card.
///
/// - Role: decorator; component is `GiftCardDesk` (GoF p. 177).
struct QuietLog: GiftCardDesk {
  private let inner: any GiftCardDesk
  private let log: @Sendable (String) -> Void

  /// Wraps a desk.
  ///
  /// - Parameters:
  ///   - inner: Any desk.
  ///   - log: Takes a line.
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
      later("sell \(cents) to \(email): sold")
      return card
    } catch {
      later("sell \(cents) to \(email): \(reason(of: error))")
      throw error
    }
  }

  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int {
    do {
      let left = try await inner.pay(cents, code: code)
      later("pay \(cents): paid, \(left) left")
      return left
    } catch {
      later("pay \(cents): \(reason(of: error))")
      throw error
    }
  }

  func offer(for email: String) async -> String? {
    let offer = await inner.offer(for: email)
    later("offer for \(email): \(offer == nil ? "none" : "made")")
    return offer
  }

  /// What may be said about a failure. Anything that an error carries may hold a code, so nothing
  /// of it is used.
  private func reason(of error: GiftCardError) -> String {
    switch error {
    case .unknownCode: "unknown code"
    case .notEnough: "not enough"
    case .offline: "offline"
    }
  }

  /// Writes a line, and doesn't keep the caller waiting for it.
  private func later(_ line: String) {
    Task.detached { [log] in log(line) }
  }
}
