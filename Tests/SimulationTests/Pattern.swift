import TestSupport

/// A pattern whose program is tried; the proxy, too, with its search in another process.
enum Pattern: CaseIterable, Sendable {
  case adapter, bridge, facade, proxy, remoteProxy, decorator

  var signInPath: String {
    self == .adapter ? "/google/login" : "/service/session"
  }

  var searchPath: String {
    switch self {
    case .adapter: "/yelp/search"
    case .bridge: "/service/strip"
    default: "/service/search"
    }
  }

  /// Whether a call hears that its caller is cancelled: Google and Yelp have no way to stop one.
  var hearsOfCancellation: Bool { self != .adapter }

  /// Whether the second of two acts that meet waits for the first one's answer, and begins then:
  /// the guard against guessing takes the passwords for one e-mail in turn.
  func takesInTurn(_ act: Act) -> Bool {
    guard self == .proxy || self == .remoteProxy,
      case .meanwhile(let first, let second, after: 0) = act,
      case (let one, .signIn(let first)) = first.placed,
      case (let other, .signIn(let second)) = second.uncancelled.act.placed
    else { return false }
    // The proxy's third window has a guard of its own; the other program's is its first.
    let haveOneGuard = self == .remoteProxy ? one % 2 != other % 2 : (one == 2) == (other == 2)
    return one != other && haveOneGuard && first != .nobody
      && first.email.lowercased() == second.email.lowercased()
  }
}
