import DecoratorPattern
import Scenario

/// The decorators of a search, each around any client.
enum SearchDecorator: CaseIterable {
  case logged
  case retried
  case ranked

  func wrap(
    _ inner: some BusinessSearchClient, log: @escaping @Sendable (String) -> Void = { _ in }
  ) -> any BusinessSearchClient {
    switch self {
    case .logged: LoggedSearch(inner, log: log)
    case .retried: RetriedSearch(inner, retry: .threeTimesAtOnce)
    case .ranked: RankedSearch(inner)
    }
  }
}

/// The decorators of a sign-in, each around any service.
enum SignInDecorator: CaseIterable {
  case logged
  case retried

  func wrap(
    _ inner: some AuthenticationService, log: @escaping @Sendable (String) -> Void = { _ in }
  ) -> any AuthenticationService {
    switch self {
    case .logged: LoggedSignIn(inner, log: log)
    case .retried: RetriedSignIn(inner, retry: .threeTimesAtOnce)
    }
  }
}

extension Retry {
  /// Three tries without a wait.
  static let threeTimesAtOnce = Retry(tries: 3) { _ in }
}
