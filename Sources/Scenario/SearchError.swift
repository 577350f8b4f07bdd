/// Why a search failed.
public enum SearchError: Error, Hashable, Sendable {
  /// The search needs a sign-in, and nobody is signed in.
  case notSignedIn

  /// The user, or the program, stopped the search.
  case cancelled

  /// The server couldn't be reached, or failed. The text is the reason.
  case unavailable(String)

  /// The server's answer makes no sense. The text says what is wrong with it.
  case unreadableAnswer(String)

  /// The query itself is wrong. The text says what is wrong with it.
  case invalidQuery(String)

  /// The process that searches for us failed, or didn't answer in time. The text says what it did.
  case peerFailed(String)
}

extension SearchError: CustomStringConvertible {
  /// A sentence or two for the user.
  public var description: String {
    switch self {
    case .notSignedIn: "Sign in to search."
    case .cancelled: "The search was stopped. Start it again when you like."
    case .unavailable(let reason): "Search is down (\(reason)). Try again in a minute."
    case .unreadableAnswer(let reason): "Search went wrong (\(reason)). Please update the app."
    case .invalidQuery(let reason): "That can't be searched. \(reason)"
    case .peerFailed(let reason): "The search helper failed (\(reason)). Please try again."
    }
  }
}
