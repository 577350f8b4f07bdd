import CafeService
import FakeNetwork
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct ServiceErrorTests {
  private static let unreadable = "the server's answer can't be read"

  private static let statuses = [100, 201, 204, 400, 403, 404, 409, 423, 429, 500, 503]

  private static let signIns: [(NetworkError, AuthenticationError)] =
    [
      (.connectionLost, .unavailable("connection lost")), (.cancelled, .cancelled),
      (.unauthorized, .wrongCredentials), (.unreadable, .unreadableAnswer(unreadable)),
    ] + statuses.map { (.status($0), .unavailable("status \($0)")) }

  private static let searches: [(NetworkError, SearchError)] =
    [
      (.connectionLost, .unavailable("connection lost")), (.cancelled, .cancelled),
      (.unauthorized, .notSignedIn), (.unreadable, .unreadableAnswer(unreadable)),
    ] + statuses.map { (.status($0), .unavailable("status \($0)")) }

  @Test(arguments: signIns)
  func `every network error becomes a sign-in error`(
    _ error: NetworkError, _ meaning: AuthenticationError
  ) {
    let translation = AuthenticationError(error)
    #expect(translation == meaning)
  }

  @Test(arguments: searches)
  func `every network error becomes a search error`(
    _ error: NetworkError, _ meaning: SearchError
  ) {
    let translation = SearchError(error)
    #expect(translation == meaning)
  }
}
