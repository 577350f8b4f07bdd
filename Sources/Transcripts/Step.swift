/// One row of the comparison: something that every version of the app is asked to do.
///
/// The steps run in this order, in every program.
public enum Step: String, NamedStep {
  case noInput = "no-input"
  case wrongPassword = "wrong-password"
  case searchSignedOut = "search-signed-out"
  case signIn = "sign-in"
  case search = "search"
  case sameSearch = "same-search"
  case nextPage = "next-page"
  case bestRated = "best-rated"
  case outage = "outage"
  case recombine = "recombine"
  case signOut = "sign-out"
  case handOver = "hand-over"

  /// What happens in the step, for a heading.
  public var title: String {
    switch self {
    case .noInput: "sign in without an e-mail and a password"
    case .wrongPassword: "sign in with a wrong password"
    case .searchSignedOut: "search before signing in"
    case .signIn: "sign in"
    case .search: "search for coffee"
    case .sameSearch: "the same search again"
    case .nextPage: "the next page of the search"
    case .bestRated: "the best rated first"
    case .outage: "a search elsewhere, while the next search request fails"
    case .recombine: "the client unchanged, over other parts"
    case .signOut: "search after signing out; then sign in again"
    case .handOver: "the first search of the new session: what is passed on, and to what"
    }
  }
  /// The step's name in the matrix.
  public var shortTitle: String {
    self == .searchSignedOut ? "signed out" : spacedName
  }
}
