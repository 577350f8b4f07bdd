import Scenario
import TestSupport

/// The order in which several parts were called.
actor CallOrder {
  private(set) var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
  }
}

struct OrderedSignIn: AuthenticationService {
  let order: CallOrder

  func logIn(email: String, password: String) async throws(AuthenticationError) -> Session {
    await order.note("sign in")
    return .signedIn
  }

  func logOut(_ session: Session) async {
    // It takes a moment, so a caller that doesn't wait for it finishes earlier.
    try? await Task.sleep(for: .milliseconds(20))
    await order.note("sign out")
  }
}

struct OrderedSearch: BusinessSearchClient {
  let order: CallOrder

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    await order.note("search")
    return .cafes
  }
}
