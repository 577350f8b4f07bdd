import Scenario

/// Leave this protocol unchanged: the old sign-in screen uses it.
protocol ClassicSignIn {
  /// Signs somebody in, and calls exactly one of the two closures, once.
  func logIn(
    email: String, password: String,
    success: @escaping (Session) -> Void, failure: @escaping (AuthenticationError) -> Void)
}

/// Signs staff in with the café's till.
struct ClassicSignInWithTill: ClassicSignIn {
  init(_ till: TillLogin) {
    // Your code
  }

  func logIn(
    email: String, password: String,
    success: @escaping (Session) -> Void, failure: @escaping (AuthenticationError) -> Void
  ) {
    // Your code: call the till, and pass its answer to the screen.
  }
}
