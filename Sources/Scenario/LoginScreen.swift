/// The screen where a user signs in, as a few lines of text.
///
/// - Role: client. It knows only ``AuthenticationService``, not the object that implements it.
@MainActor
public final class LoginScreen {
  private let service: any AuthenticationService
  private var isSigningIn = false
  private var acts = NewestAct()

  /// The text that the user sees.
  public private(set) var lines: [String] = []

  /// The session, while a user is signed in.
  public private(set) var session: Session?

  /// Creates a screen that signs in with a service.
  public init(service: some AuthenticationService) {
    self.service = service
  }

  /// Signs in with the text of the two fields, and closes the session that was open before. While a
  /// sign-in is in progress, a second call does nothing, so a double tap is harmless.
  ///
  /// If the user signs out during a sign-in, the sign-out wins: the new session is closed as soon
  /// as it arrives.
  public func logIn(email: String?, password: String?) async {
    guard !isSigningIn else { return }
    let act = acts.begin()
    guard let credentials = Credentials(email: email, password: password) else {
      lines = ["Email and password are required inputs!"]
      return
    }
    do {
      let session = try await open(credentials)
      guard acts.isNewest(act) else { return await service.logOut(session) }
      let former = self.session
      self.session = session
      lines = ["Auth succeeded: \(session.user.email), \(session.token.value)"]
      if let former, former != session { await service.logOut(former) }
    } catch {
      guard acts.isNewest(act) else { return }
      lines = ["Auth failed with error: \(error)"]
    }
  }

  /// Signs out. Without a session and without a sign-in in progress, the call does nothing.
  public func logOut() async {
    guard session != nil || isSigningIn else { return }
    let former = session
    session = nil
    let act = acts.begin()
    if let former { await service.logOut(former) }
    if acts.isNewest(act) { lines = ["Signed out."] }
  }

  private func open(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
    isSigningIn = true
    defer { isSigningIn = false }
    return try await service.logIn(email: credentials.email, password: credentials.password)
  }
}
