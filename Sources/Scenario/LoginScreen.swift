/// The screen where somebody signs in: a few lines of text.
///
/// - Role: client. It knows ``AuthenticationService`` and nothing behind it.
@MainActor
public final class LoginScreen {
  private let service: any AuthenticationService

  /// What the user sees.
  public private(set) var lines: [String] = []

  /// The session, while somebody is signed in.
  public private(set) var session: Session?

  /// Creates a screen that signs in with a service.
  public init(service: some AuthenticationService) {
    self.service = service
  }

  /// Signs in with what stands in the two fields.
  public func logIn(email: String?, password: String?) async {
    guard let credentials = Credentials(email: email, password: password) else {
      lines = ["Email and password are required inputs!"]
      return
    }
    do {
      let session = try await service.logIn(
        email: credentials.email, password: credentials.password)
      self.session = session
      lines = ["Auth succeeded: \(session.user.email), \(session.token.value)"]
    } catch {
      lines = ["Auth failed with error: \(error)"]
    }
  }

  /// Signs out. It does nothing when nobody is signed in.
  public func logOut() async {
    guard let session else { return }
    self.session = nil
    await service.logOut(session)
    lines = ["Signed out."]
  }
}
