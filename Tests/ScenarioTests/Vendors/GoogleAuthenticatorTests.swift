import FakeNetwork
import Foundation
@preconcurrency import GoogleSignIn
import TestSupport
import Testing

@Suite(.endsInTime) struct GoogleAuthenticatorTests {
  /// The arguments of a completion handler, as a value that can be compared.
  struct Answer: Hashable, Sendable {
    var user: [String]?
    var code: Int?
  }

  private static let user = ["user@example.com", "password", "special-token-value"]

  private func logIn(password: String = "password", over network: Network) async -> [Answer]? {
    await everyCall { ear in
      let authenticator = GoogleAuthenticator(network: network)
      authenticator.login(email: "user@example.com", password: password) { user, error in
        let error = error.map { $0 as NSError }
        ear.hear(
          Answer(
            user: user.map { [$0.email, $0.password, $0.token] },
            code: error?.domain == GoogleSignInErrorDomain ? error?.code : error.map { _ in 0 }))
      }
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `can deliver each combination of user and error`(
    _ hasUser: Bool, _ hasError: Bool
  ) async {
    let user = """
      "user": {"email": "user@example.com", "password": "password", "token": "special-token-value"}
      """
    let error = #""error": {"code": "CANCELED"}"#
    let parts = [hasUser ? user : nil, hasError ? error : nil].compactMap(\.self)
    let network = Network()
    network.answerNext(
      to: "/google/login",
      with: Response(status: 200, body: "{\(parts.joined(separator: ", "))}"))

    let answers = await logIn(over: network)

    let code = GoogleSignInErrorCode.canceled.rawValue
    #expect(answers == [Answer(user: hasUser ? Self.user : nil, code: hasError ? code : nil)])
  }

  @Test(arguments: [
    ("", GoogleSignInErrorCode.malformedResponse), ("[]", .malformedResponse),
    ("{\"user\":", .malformedResponse), ("{\"user\": \"me\"}", .malformedResponse),
    ("{\"error\": {\"code\": \"BOREDOM\"}}", .unknown), ("{\"error\": {}}", .unknown),
  ])
  func `has a code for each invalid answer`(_ body: String, _ code: GoogleSignInErrorCode) async {
    let network = Network()
    network.answerNext(to: "/google/login", with: Response(status: 200, body: body))

    let answers = await logIn(over: network)

    #expect(answers == [Answer(user: nil, code: code.rawValue)])
  }

  @Test func `has neither a user nor an error for a user without a token`() async {
    let network = Network()
    let body = #"{"user": {"email": "user@example.com"}}"#
    network.answerNext(to: "/google/login", with: Response(status: 200, body: body))

    let answers = await logIn(over: network)

    #expect(answers == [Answer(user: nil, code: nil)])
  }
}
