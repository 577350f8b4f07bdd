import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct AdviceTests {
  static let signIn: [AuthenticationError] = [
    .wrongCredentials, .cancelled, .locked, .unavailable("why"), .unreadableAnswer("why"),
  ]

  static let search: [SearchError] = [
    .notSignedIn, .cancelled, .unavailable("why"), .unreadableAnswer("why"), .invalidQuery("why"),
    .peerFailed("why"),
  ]

  @Test func `every error has a sentence of its own`() {
    let sentences = Self.signIn.map { "\($0)" } + Self.search.map { "\($0)" }

    #expect(sentences.allSatisfy { $0.count > 15 })
    #expect(Set(sentences).count == 11)
  }

  @Test func `a sentence holds the reason where there is one`() {
    let sentences = Self.signIn.map { "\($0)" } + Self.search.map { "\($0)" }

    let reasons = sentences.filter { $0.contains("why") }

    #expect(reasons.count == 6)
  }

  @Test func `a sentence tells the user, not the programmer`() {
    let sentences = Self.signIn.map { "\($0)" } + Self.search.map { "\($0)" }

    let jargon = ["Error", "Domain", "Code=", "nil", "Optional", "(\""]
    #expect(sentences.allSatisfy { text in !jargon.contains(where: text.contains) })
  }
}
