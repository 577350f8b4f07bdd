// swift-format-ignore-file
import Foundation

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
    try await logged(.sale(cents: cents, email: email), ending: { _ in .sold }) {
      () async throws(GiftCardError) in try await inner.sell(cents, to: email)
    }
  }

  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int {
    try await logged(.payment(cents: cents), ending: { .paid(left: $0) }) {
      () async throws(GiftCardError) in try await inner.pay(cents, code: code)
    }
  }

  func offer(for email: String) async -> String? {
    let offer = await inner.offer(for: email)
    write(LogLine(event: .offer(email: email), ending: offer == nil ? .none : .made))
    return offer
  }

  /// Asks the desk inside, and writes a line when it is known how it ended.
  private func logged<Value>(
    _ event: LogLine.Event, ending: (Value) -> LogLine.Ending,
    _ ask: () async throws(GiftCardError) -> Value
  ) async throws(GiftCardError) -> Value {
    do throws(GiftCardError) {
      let value = try await ask()
      write(LogLine(event: event, ending: ending(value)))
      return value
    } catch {
      write(LogLine(event: event, ending: .failed(LogLine.Reason(error))))
      throw error
    }
  }

  private func write(_ line: LogLine) {
    log(String(describing: line))
  }
}

/// A line of the log. No part of it has room for a code, or for words of a server.
private struct LogLine: Hashable, CustomStringConvertible {
  let event: Event
  let ending: Ending

  var description: String { "\(event): \(ending)" }

  /// What the desk was asked.
  enum Event: Hashable, CustomStringConvertible {
    case sale(cents: Int, email: String)
    case payment(cents: Int)
    case offer(email: String)

    var description: String {
      switch self {
      case .sale(let cents, let email): "sell \(cents) to \(email)"
      case .payment(let cents): "pay \(cents)"
      case .offer(let email): "offer for \(email)"
      }
    }
  }

  /// How it ended.
  enum Ending: Hashable, CustomStringConvertible {
    case sold
    case paid(left: Int)
    case made
    case none
    case failed(Reason)

    var description: String {
      switch self {
      case .sold: "sold"
      case .paid(let left): "paid, \(left) left"
      case .made: "made"
      case .none: "none"
      case .failed(let reason): reason.rawValue
      }
    }
  }

  /// Why it failed, without what the error carries.
  enum Reason: String {
    case unknownCode = "unknown code"
    case notEnough = "not enough"
    case offline

    init(_ error: GiftCardError) {
      self =
        switch error {
        case .unknownCode: .unknownCode
        case .notEnough: .notEnough
        case .offline: .offline
        }
    }
  }
}
