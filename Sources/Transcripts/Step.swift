/// A row of the comparison: a step that every version of the app is asked to take.
///
/// The steps run in this order, in every program.
public enum Step: String, NamedStep {
  case emptyForm = "empty-form"
  case wrongPassword = "wrong-password"
  case beforeSignIn = "before-sign-in"
  case signIn = "sign-in"
  case search = "search"
  case repeatSearch = "repeat-search"
  case nextPage = "next-page"
  case bestRated = "best-rated"
  case lostRequest = "lost-request"
  case swapAPart = "swap-a-part"
  case afterSignOut = "after-sign-out"
  case forwarded = "forwarded"

  /// What happens in the step, for a heading.
  public var title: String {
    switch self {
    case .emptyForm: "sign in with an empty form"
    case .wrongPassword: "sign in with a wrong password"
    case .beforeSignIn: "search before signing in"
    case .signIn: "sign in"
    case .search: "search for coffee"
    case .repeatSearch: "the same search again"
    case .nextPage: "the next page of the search"
    case .bestRated: "the best-rated cafés first"
    case .lostRequest: "search near another place, while one request gets lost"
    case .swapAPart: "swap a part, as far as the pattern allows"
    case .afterSignOut: "search after signing out, then sign in again"
    case .forwarded:
      "the first search of the new session: which calls it becomes, and on which object"
    }
  }

  /// The step's name in a table.
  public var shortTitle: String {
    switch self {
    case .beforeSignIn: "before sign-in"
    case .afterSignOut: "after sign-out"
    case .forwarded: "what's forwarded"
    default: spacedName
    }
  }
}
