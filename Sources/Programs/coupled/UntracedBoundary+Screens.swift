import FacebookLogin
import GoogleSignIn
import StepRecording
import YelpAPI

extension UntracedBoundary {
  /// The screens' calls to the vendors. These calls can't be traced.
  static var behindScreens: [UntracedBoundary] {
    [
      UntracedBoundary(
        from: CoupledLoginScreen.self, to: GoogleAuthenticator.self, path: "/google/login",
        method: "login(email:password:completion:)"),
      UntracedBoundary(
        from: CoupledLoginScreen.self, to: GoogleAuthenticator.self, path: "/google/logout",
        method: "logout(email:)"),
      UntracedBoundary(
        from: CoupledFacebookLoginScreen.self, to: FacebookLoginManager.self,
        path: "/facebook/login", method: "logIn(email:password:)"),
      UntracedBoundary(
        from: CoupledSearchScreen.self, to: YLPClient.self, path: "/yelp/search",
        method: "search(with:term:limit:offset:sort:completionHandler:)"),
    ]
  }
}
