import AdapterPattern
import FacebookLogin
import GoogleSignIn
import Walk
import YelpAPI

extension UnwatchedSeam {
  /// The places behind the adapters.
  static var behindAdapters: [UnwatchedSeam] {
    [
      UnwatchedSeam(
        from: GoogleAuthenticatorAdapter.self, to: GoogleAuthenticator.self, server: "google"),
      UnwatchedSeam(
        from: FacebookLoginAdapter.self, to: FacebookLoginManager.self, server: "facebook"),
      UnwatchedSeam(
        from: YLPClient.self, to: YLPClient.self, server: "yelp",
        because: "YLPClient is adapter and adaptee in one: there is no place between them."),
    ]
  }
}
