// swift-format-ignore-file
/// Writes to a log what a desk was asked and how it ended, and never the code of a card.
final class QuietLog: GiftCardDesk {
  private let inner: any GiftCardDesk
  private let writer: LineWriter

  /// Wraps a desk.
  ///
  /// - Parameters:
  ///   - inner: Any desk.
  ///   - log: Takes a line.
  init(_ inner: some GiftCardDesk, log: @escaping @Sendable (String) -> Void) {
    self.inner = inner
    self.writer = LineWriter(log)
  }

  var isOpen: Bool {
    return inner.isOpen
  }

  func sell(_ cents: Int, to email: String) async throws(GiftCardError) -> GiftCard {
    let action = "sell \(cents) to \(email)"
    do {
      let card = try await inner.sell(cents, to: email)
      writer.write(action, "sold")
      return card
    } catch {
      writer.write(action, error)
      throw error
    }
  }

  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int {
    let action = "pay \(cents)"
    do {
      let left = try await inner.pay(cents, code: code)
      writer.write(action, "paid, \(left) left")
      return left
    } catch {
      writer.write(action, error)
      throw error
    }
  }

  func offer(for email: String) async -> String? {
    let offer = await inner.offer(for: email)
    writer.write("offer for \(email)", offer == nil ? "none" : "made")
    return offer
  }
}

/// Formats the lines for the support team's tool.
private final class LineWriter: Sendable {
  private let log: @Sendable (String) -> Void

  init(_ log: @escaping @Sendable (String) -> Void) {
    self.log = log
  }

  func write(_ action: String, _ ending: String) {
    log("\(action): \(ending)")
  }

  func write(_ action: String, _ error: GiftCardError) {
    write(action, error.logWords)
  }
}

private extension GiftCardError {
  /// Never holds the code.
  var logWords: String {
    switch self {
    case .unknownCode: return "unknown code"
    case .notEnough: return "not enough"
    case .offline: return "offline"
    }
  }
}
