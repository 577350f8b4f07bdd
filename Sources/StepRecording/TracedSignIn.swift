import Scenario

/// Writes down each call and its answer, without password and token, and changes nothing.
///
/// It is a decorator of the programs, not one of the workbook's subjects.
struct TracedSignIn: AuthenticationService {
  let inner: any AuthenticationService
  let traced: CallTracer

  /// Asks the inner service once.
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

  /// Asks the inner service once.
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
  /// The same service; its calls and answers are written down.
  public func signIn(_ inner: some AuthenticationService) -> any AuthenticationService {
    TracedSignIn(inner: inner, traced: self)
  }
}
