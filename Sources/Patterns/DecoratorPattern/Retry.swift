import Scenario

/// How often something is tried, and how long to wait in between.
public struct Retry: Sendable {
  private let tries: Int
  private let wait: @Sendable (Int) async throws -> Void

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - tries: How often it is tried at most, the first time included. Less than 1 means 1.
  ///   - wait: Waits before the next try; it is told how many failed so far. When it throws, the
  ///     waiting was cancelled, and no try follows.
  public init(tries: Int, wait: @escaping @Sendable (Int) async throws -> Void) {
    self.tries = max(1, tries)
    self.wait = wait
  }

  /// Tries until it works, a failure won't pass, or the tries are used up.
  func run<Answer, Failure: Retryable>(
    _ attempt: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    var first: Failure?
    for failed in 1...tries {
      do {
        return try await attempt()
      } catch {
        guard error.isTransient else { throw error }
        let cause = first ?? error
        guard failed < tries else { throw cause }
        first = cause
      }
      do {
        try await wait(failed)
      } catch {
        throw .cancelled
      }
      guard !Task.isCancelled else { throw .cancelled }
    }
    throw first ?? .cancelled
  }
}

/// A failure that may be gone at the next try, or not.
protocol Retryable: Error {
  var isTransient: Bool { get }
  static var cancelled: Self { get }
}

extension SearchError: Retryable {
  var isTransient: Bool {
    switch self {
    case .unavailable, .peerFailed: true
    case .notSignedIn, .cancelled, .unreadableAnswer, .invalidQuery: false
    }
  }
}

extension AuthenticationError: Retryable {
  var isTransient: Bool {
    if case .unavailable = self { true } else { false }
  }
}
