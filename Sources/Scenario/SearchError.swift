/// Why a search failed.
public enum SearchError: Error, Hashable, Sendable {
  /// The search requires a sign-in, and nobody is signed in.
  case notSignedIn

  /// The user or the app cancelled the search.
  case cancelled

  /// The server couldn't be reached, or it failed. The text gives the reason.
  case unavailable(String)

  /// The server's answer couldn't be understood. The text describes the problem.
  case unreadableAnswer(String)

  /// The query isn't valid. The text describes the problem.
  case invalidQuery(String)

  /// The separate search process failed, or didn't answer in time. The text gives the reason.
  case peerFailed(String)
}

extension SearchError: CustomStringConvertible {
  /// A message for the user: what went wrong, and what they can do.
  public var description: String {
    switch self {
    case .notSignedIn: "Sign in to search."
    case .cancelled: "The search was stopped. Start it again when you like."
    case .unavailable(let reason): "Search is down (\(reason)). Try again in a minute."
    case .unreadableAnswer(let reason): "Search went wrong (\(reason)). Please update the app."
    case .invalidQuery(let reason): "This search isn't possible. \(reason)"
    case .peerFailed(let reason): "The search helper failed (\(reason)). Please try again."
    }
  }
}
