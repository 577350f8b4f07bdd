import CoupledScreens
import FacebookLogin
import GoogleSignIn
import Walk
import YelpAPI

extension UnwatchedSeam {
  /// The places behind the screens.
  static var behindScreens: [UnwatchedSeam] {
    [
      UnwatchedSeam(from: CoupledLoginScreen.self, to: GoogleAuthenticator.self, server: "google"),
      UnwatchedSeam(
        from: CoupledFacebookLoginScreen.self, to: FacebookLoginManager.self, server: "facebook"),
      UnwatchedSeam(from: CoupledSearchScreen.self, to: YLPClient.self, server: "yelp"),
    ]
  }
}
