import AdapterPattern
import FacebookLogin
import GoogleSignIn
import StepRecording
import YelpAPI

extension UntracedBoundary {
  /// The places behind the adapters.
  static var behindAdapters: [UntracedBoundary] {
    [
      UntracedBoundary(
        from: GoogleAuthenticatorAdapter.self, to: GoogleAuthenticator.self, server: "google"),
      UntracedBoundary(
        from: FacebookLoginAdapter.self, to: FacebookLoginManager.self, server: "facebook"),
      UntracedBoundary(
        from: YLPClient.self, to: YLPClient.self, server: "yelp",
        because: "YLPClient is adapter and adaptee in one: there is no place between them."),
    ]
  }
}
