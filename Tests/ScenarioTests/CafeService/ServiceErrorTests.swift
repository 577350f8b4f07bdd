import FakeNetwork
import Scenario
import CafeService
import TestSupport
import Testing

@Suite(.endsInTime) struct ServiceErrorTests {
  private static let unreadable = "the server's answer can't be read"

  private static let signIns: [(NetworkError, AuthenticationError)] = [
    (.connectionLost, .unavailable("connection lost")), (.cancelled, .cancelled),
    (.unauthorized, .wrongCredentials), (.status(503), .unavailable("status 503")),
    (.unreadable, .unreadableAnswer(unreadable)),
  ]

  private static let searches: [(NetworkError, SearchError)] = [
    (.connectionLost, .unavailable("connection lost")), (.cancelled, .cancelled),
    (.unauthorized, .notSignedIn), (.status(503), .unavailable("status 503")),
    (.unreadable, .unreadableAnswer(unreadable)),
  ]

  @Test(arguments: signIns)
  func `every failure of the wire is one of a sign-in`(
    _ error: NetworkError, _ meaning: AuthenticationError
  ) {
    let translation = AuthenticationError(error)
    #expect(translation == meaning)
  }

  @Test(arguments: searches)
  func `every failure of the wire is one of a search`(
    _ error: NetworkError, _ meaning: SearchError
  ) {
    let translation = SearchError(error)
    #expect(translation == meaning)
  }
}
