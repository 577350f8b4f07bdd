import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct SecretTests {
  @Test(arguments: Carrier.all, Showing.allCases)
  func `a secret is never shown`(_ carrier: Carrier, _ showing: Showing) {
    let shown = Wrapping.allCases.map { showing.text(of: $0.wrap(carrier.value)) }

    for text in shown {
      #expect(!text.isEmpty)
      #expect(!text.contains(Carrier.secret))
    }
  }

  @Test func `a token shows three stars`() {
    let token = Token(value: Carrier.secret)

    let texts = ["\(token)", token.debugDescription, String(describing: token)]

    #expect(texts == ["***", "***", "***"])
    #expect(token.value == Carrier.secret)
  }

  @Test func `credentials show whose they are`() throws {
    let credentials = try #require(
      Credentials(email: "user@example.com", password: Carrier.secret))

    let texts = ["\(credentials)", credentials.debugDescription]
    let dumped = Showing.dump.text(of: credentials)

    #expect(texts == ["user@example.com, ***", "user@example.com, ***"])
    #expect(dumped == "▿ user@example.com, ***\n  - email: \"user@example.com\"\n")
    #expect(credentials.password == Carrier.secret)
  }

  @Test func `a session shows who is signed in`() {
    let session = Session(user: User(email: "user@example.com"), token: Token(value: "x"))

    let text = "\(session)"

    #expect(text.contains("user@example.com"))
    #expect(text.contains("***"))
  }
}
