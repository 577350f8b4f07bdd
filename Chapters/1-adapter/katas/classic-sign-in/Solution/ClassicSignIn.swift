import Scenario

/// Leave this protocol unchanged: the old sign-in screen uses it.
protocol ClassicSignIn {
  /// Signs somebody in, and calls exactly one of the two closures, once.
  func logIn(
    email: String, password: String,
    success: @escaping (Session) -> Void, failure: @escaping (AuthenticationError) -> Void)
}

/// Signs staff in with the café's till.
///
/// - Role: adapter; target is `ClassicSignIn`, adaptee is `TillLogin` (GoF p. 139).
struct ClassicSignInWithTill: ClassicSignIn {
  private let till: TillLogin

  init(_ till: TillLogin) {
    self.till = till
  }

  func logIn(
    email: String, password: String,
    success: @escaping (Session) -> Void, failure: @escaping (AuthenticationError) -> Void
  ) {
    till.open(secret: password, name: email) { badge, code in
      switch translate(badge, code) {
      case .success(let session): success(session)
      case .failure(let error): failure(error)
      }
    }
  }

  private func translate(_ badge: Badge?, _ code: Int) -> Result<Session, AuthenticationError> {
    switch (code, badge) {
    case (TillCode.open, let badge?):
      .success(Session(user: User(email: badge.name), token: Token(value: badge.number)))
    case (TillCode.open, nil): .failure(.unreadableAnswer("the till gave no badge"))
    case (TillCode.refused, _): .failure(.wrongCredentials)
    case (TillCode.closed, _): .failure(.unavailable("the till is closed"))
    case (TillCode.stopped, _): .failure(.cancelled)
    default: .failure(.unreadableAnswer("the till said \(code)"))
    }
  }
}
