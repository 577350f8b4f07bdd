// swift-format-ignore-file
/// Logs each call to a desk and how the call ended, but never the code of a card.
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

  var isOpen: Bool { inner.isOpen }

  func sell(_ cents: Int, to email: String) async throws(GiftCardError) -> GiftCard {
    try await logged("sell \(cents) to \(email)", { _ in "sold" }) {
      () async throws(GiftCardError) in try await inner.sell(cents, to: email)
    }
  }

  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int {
    try await logged("pay \(cents)", { "paid, \($0) left" }) {
      () async throws(GiftCardError) in try await inner.pay(cents, code: code)
    }
  }

  func offer(for email: String) async -> String? {
    await logged("offer for \(email)", { $0.map { _ in "made" } ?? "none" }) {
      await inner.offer(for: email)
    }
  }

  /// Makes a call, and writes a line when the call has ended. Nobody waits for the line.
  private func logged<Answer, Failure: Error>(
    _ call: String, _ success: (Answer) -> String, _ act: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    do {
      let answer = try await act()
      later("\(call): \(success(answer))")
      return answer
    } catch {
      later("\(call): \((error as? GiftCardError)?.quietWords ?? "failed")")
      throw error
    }
  }

  private func later(_ line: String) {
    Task.detached { [log] in log(line) }
  }
}

extension GiftCardError {
  /// What a log can show: nothing that the error carries.
  fileprivate var quietWords: String {
    switch self {
    case .unknownCode: "unknown code"
    case .notEnough: "not enough"
    case .offline: "offline"
    }
  }
}
