import Scenario

/// The part of the finder that failed, and why.
public enum CoffeeFinderError: Error, Hashable, Sendable {
  /// The e-mail or the password is missing.
  case missingInput

  /// The place isn't known.
  case place(unknown: String)

  /// The sign-in failed.
  case signIn(AuthenticationError)

  /// The search failed.
  case search(SearchError)

  /// The caller was cancelled before the sign-in began.
  case cancelled
}

extension CoffeeFinderError: CustomStringConvertible {
  /// A message for the user: what went wrong, and what they can do.
  public var description: String {
    switch self {
    case .missingInput: "Email and password are required inputs!"
    case .place(let name): "There is no place called \(name) on the map."
    case .signIn(let error): "At the sign-in: \(error)"
    case .search(let error): "At the search: \(error)"
    case .cancelled: "The search was stopped before it began. Start it again when you like."
    }
  }
}
