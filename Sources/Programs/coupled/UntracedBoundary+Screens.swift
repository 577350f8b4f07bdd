import FacebookLogin
import GoogleSignIn
import StepRecording
import YelpAPI

extension UntracedBoundary {
  /// The places behind the screens.
  static var behindScreens: [UntracedBoundary] {
    [
      UntracedBoundary(
        from: CoupledLoginScreen.self, to: GoogleAuthenticator.self, server: "google"),
      UntracedBoundary(
        from: CoupledFacebookLoginScreen.self, to: FacebookLoginManager.self, server: "facebook"),
      UntracedBoundary(from: CoupledSearchScreen.self, to: YLPClient.self, server: "yelp"),
    ]
  }
}
