/// The screen where somebody signs in: a few lines of text.
///
/// - Role: client. It knows ``AuthenticationService`` and nothing behind it.
@MainActor
public final class LoginScreen {
  private let service: any AuthenticationService
  private var isSigningIn = false
  private var acts = 0

  /// What the user sees.
  public private(set) var lines: [String] = []

  /// The session, while somebody is signed in.
  public private(set) var session: Session?

  /// Creates a screen that signs in with a service.
  public init(service: some AuthenticationService) {
    self.service = service
  }

  /// Signs in with what stands in the two fields, and signs out whoever was signed in before. It
  /// does nothing while a sign-in is under way, as at a second tap on the button.
  ///
  /// A sign-out meanwhile has the last word: the session that still comes is closed.
  public func logIn(email: String?, password: String?) async {
    guard !isSigningIn else { return }
    let act = begin()
    guard let credentials = Credentials(email: email, password: password) else {
      lines = ["Email and password are required inputs!"]
      return
    }
    do {
      let session = try await open(credentials)
      guard act == acts else { return await service.logOut(session) }
      let former = self.session
      self.session = session
      lines = ["Auth succeeded: \(session.user.email), \(session.token.value)"]
      if let former, former != session { await service.logOut(former) }
    } catch {
      guard act == acts else { return }
      lines = ["Auth failed with error: \(error)"]
    }
  }

  /// Signs out. It does nothing when nobody is signed in, and no sign-in is under way.
  public func logOut() async {
    guard session != nil || isSigningIn else { return }
    let former = session
    session = nil
    let act = begin()
    if let former { await service.logOut(former) }
    if act == acts { lines = ["Signed out."] }
  }

  private func open(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
    isSigningIn = true
    defer { isSigningIn = false }
    return try await service.logIn(email: credentials.email, password: credentials.password)
  }

  /// Counts an act: whoever waited for an answer is then no longer the newest.
  private func begin() -> Int {
    acts += 1
    return acts
  }
}
