import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct CredentialsTests {
  static let missing = [nil, "", " ", " \t\n ", "\u{00A0}", "\u{3000}"]

  @Test(arguments: missing)
  func `need an e-mail`(_ email: String?) {
    let credentials = Credentials(email: email, password: "password")
    #expect(credentials == nil)
  }

  @Test(arguments: missing)
  func `need a password`(_ password: String?) {
    let credentials = Credentials(email: "user@example.com", password: password)
    #expect(credentials == nil)
  }

  @Test func `keep both as they were typed`() throws {
    let credentials = try #require(Credentials(email: " user@example.com", password: "a b "))

    #expect(credentials.email == " user@example.com")
    #expect(credentials.password == "a b ")
  }
}
