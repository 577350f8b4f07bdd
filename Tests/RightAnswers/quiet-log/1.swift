// swift-format-ignore-file
/// Writes to a log what a desk was asked and how it ended, and never the code of a card.
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

  var isOpen: Bool { inner.isOpen }

  func sell(_ cents: Int, to email: String) async throws(GiftCardError) -> GiftCard {
    let call = "sell \(cents) to \(email)"
    do {
      let card = try await inner.sell(cents, to: email)
      log("\(call): sold")
      return card
    } catch {
      log("\(call): \(error.quietWords)")
      throw error
    }
  }

  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int {
    let call = "pay \(cents)"
    do {
      let left = try await inner.pay(cents, code: code)
      log("\(call): paid, \(left) left")
      return left
    } catch {
      log("\(call): \(error.quietWords)")
      throw error
    }
  }

  func offer(for email: String) async -> String? {
    let offer = await inner.offer(for: email)
    log("offer for \(email): \(offer == nil ? "none" : "made")")
    return offer
  }
}

extension GiftCardError {
  /// What may stand in a log. It uses nothing that the error carries.
  fileprivate var quietWords: String {
    switch self {
    case .unknownCode: "unknown code"
    case .notEnough: "not enough"
    case .offline: "offline"
    }
  }
}
