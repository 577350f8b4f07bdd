import TerminalText
import TestSupport
import Testing

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct BrokenLinesTests {
  @Test(arguments: [
    ("3 cafés", ["3 cafés"]),
    ("search(coffee, 3 from 0)", ["search(coffee,", "3 from 0)"]),
    ("logIn(user@example.com)", ["logIn(", "user@example.com)"]),
    ("session of user@example.com", ["session of", "user@example.com"]),
    ("GET /service/search", ["GET", "/service/search"]),
    ("GoogleAuthenticatorAdapter", ["Google", "Authenticator", "Adapter"]),
    ("", [""]),
    ("aaaaaaaaaaaaaaaaaaaaaaaa", ["aaaaaaaaaaaaaaaaaa", "aaaaaa"]),
    ("珈琲珈琲珈琲珈琲珈琲", ["珈琲珈琲珈琲珈琲珈", "琲"]),
  ])
  func `break where a reader would`(_ text: String, _ lines: [String]) {
    #expect(text.brokenLines(to: 18) == lines)
  }

  @Test(arguments: [
    Sample.wildText, String(repeating: "x", count: 1000), "a, b, c, d, e", "((((", "  ",
  ])
  func `fit, and are few`(_ text: String) {
    for width in 2...40 {
      let lines = text.printable.brokenLines(to: width)

      #expect(lines.allSatisfy { $0.displayWidth <= width })
      #expect((1...4).contains(lines.count))
    }
  }

  @Test func `tell that there is more`() {
    let lines = "one, two, three, four, five, six".brokenLines(to: 6, most: 3)

    #expect(lines.count == 3)
    #expect(lines.last?.hasSuffix("…") == true)
  }
}
