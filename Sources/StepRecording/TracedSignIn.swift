import Scenario

/// Records each call and its answer, without password and token, and changes nothing.
///
/// This decorator is a tool of the programs, not one of the workbook's examples.
struct TracedSignIn: AuthenticationService {
  let inner: any AuthenticationService
  let traced: CallTracer

  func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    try await traced.trace("logIn(\(email))", of: "\(type(of: inner))", by: client) {
      () async throws(AuthenticationError) in
      try await inner.logIn(email: email, password: password)
    } words: {
      "session of \($0.user.email)"
    } errorWords: {
      $0.caseName
    }
  }

  func logOut(_ session: Session) async {
    await traced.trace("logOut(\(session.user.email))", of: "\(type(of: inner))", by: client) {
      await inner.logOut(session)
    } words: {
      "done"
    }
  }

  private var client: String { "\(LoginScreen.self)" }
}

extension CallTracer {
  /// The same service, with its calls and answers recorded.
  public func signIn(_ inner: some AuthenticationService) -> any AuthenticationService {
    TracedSignIn(inner: inner, traced: self)
  }
}
