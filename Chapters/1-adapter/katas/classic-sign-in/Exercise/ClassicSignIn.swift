import Scenario

/// What the old sign-in screen knows. Leave it as it is: the screen works.
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
    // Your code: ask the till, and tell the screen what it said.
  }
}
