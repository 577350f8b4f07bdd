/// Why there are no posts.
public enum PostsError: Error, Hashable, Sendable {
  /// The server couldn't be reached, or failed; with its reason.
  case unavailable(String)

  /// The server answered something that isn't posts; with what is wrong, and where.
  case unreadable(String)

  /// The caller gave up waiting.
  case cancelled

  /// None of several sources answered; with the reason of each, in the order in which they were
  /// asked.
  case noneAnswered([PostsError])
}

extension PostsError: CustomStringConvertible {
  /// A sentence for the user that says what they can do.
  public var description: String {
    switch self {
    case .unavailable(let reason): "There are no posts now (\(reason)). Try again in a minute."
    case .unreadable(let reason): "The posts can't be read (\(reason)). Please update the app."
    case .cancelled: "Loading was stopped. Start it again when you like."
    case .noneAnswered:
      "There are no posts now (\(reason)). Try again in a minute."
    }
  }

  /// The reason alone, without what to do.
  private var reason: String {
    switch self {
    case .unavailable(let reason), .unreadable(let reason): reason
    case .cancelled: "stopped"
    case .noneAnswered(let errors): errors.map(\.reason).joined(separator: "; ")
    }
  }
}
