import AdapterPattern
import FacebookLogin
import GoogleSignIn
import StepRecording
import YelpAPI

extension UntracedBoundary {
  /// The calls from the adapters to the vendors. These calls can't be traced.
  static var behindAdapters: [UntracedBoundary] {
    [
      UntracedBoundary(
        from: GoogleAuthenticatorAdapter.self, to: GoogleAuthenticator.self, path: "/google/login",
        method: "login(email:password:completion:)"),
      UntracedBoundary(
        from: GoogleAuthenticatorAdapter.self, to: GoogleAuthenticator.self, path: "/google/logout",
        method: "logout(email:)"),
      UntracedBoundary(
        from: FacebookLoginAdapter.self, to: FacebookLoginManager.self, path: "/facebook/login",
        method: "logIn(email:password:)"),
      UntracedBoundary(
        from: YLPClient.self, to: YLPClient.self, path: "/yelp/search",
        method: "search(with:term:limit:offset:sort:completionHandler:)",
        because: "YLPClient is adapter and adaptee in one, so no call passes between them."),
    ]
  }
}
