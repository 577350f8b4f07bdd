/// A pattern whose program is tried.
enum Pattern: CaseIterable, Sendable {
  case adapter, bridge, facade, proxy, decorator

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
}
