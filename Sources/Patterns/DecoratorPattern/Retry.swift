import Scenario

/// How many times to try a call, and how long to wait in between.
public struct Retry: Sendable {
  private let tries: Int
  private let wait: @Sendable (Int) async throws -> Void

  /// Creates a retry policy.
  ///
  /// - Parameters:
  ///   - tries: The maximum number of tries, including the first. Values below 1 count as 1.
  ///   - wait: Waits before the next try. Its argument is the number of failed tries so far. When
  ///     `wait` throws, no try follows, and the call throws `cancelled`.
  public init(tries: Int, wait: @escaping @Sendable (Int) async throws -> Void) {
    self.tries = max(1, tries)
    self.wait = wait
  }

  /// Repeats the call until it succeeds, fails permanently, or has used up all tries. In the last
  /// case, the first temporary error is thrown.
  func run<Answer, Failure: Retryable>(
    _ attempt: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    var first: Failure?
    for failed in 1..<tries {
      do {
        return try await attempt()
      } catch {
        guard error.isTransient else { throw error }
        first = first ?? error
      }
      do {
        try await wait(failed)
      } catch {
        throw .cancelled
      }
      guard !Task.isCancelled else { throw .cancelled }
    }
    do {
      return try await attempt()
    } catch {
      throw error.isTransient ? first ?? error : error
    }
  }
}

/// An error that is either temporary, so that the next try may succeed, or permanent.
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
