import Scenario
import TestSupport
import Testing

/// The message of each error: what is wrong, why, and what the user can do.
@Suite(.endsInTime) struct AdviceTests {
  @Test(arguments: [
    (AuthenticationError.wrongCredentials, "Wrong e-mail or password. Check both and try again."),
    (.cancelled, "You cancelled the sign-in. Start again when you like."),
    (.locked, "Too many wrong passwords. Ask us to unlock your account."),
    (.unavailable("why"), "Sign-in is down (why). Try again in a minute."),
    (.unreadableAnswer("why"), "Sign-in went wrong (why). Please update the app."),
  ])
  func `is a sentence about the sign-in`(_ error: AuthenticationError, _ sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test(arguments: [
    (SearchError.notSignedIn, "Sign in to search."),
    (.cancelled, "The search was stopped. Start it again when you like."),
    (.unavailable("why"), "Search is down (why). Try again in a minute."),
    (.unreadableAnswer("why"), "Search went wrong (why). Please update the app."),
    (.invalidQuery("Why."), "This search isn't possible. Why."),
    (.peerFailed("why"), "The search helper failed (why). Please try again."),
  ])
  func `is a sentence about the search`(_ error: SearchError, _ sentence: String) {
    #expect("\(error)" == sentence)
  }
}
