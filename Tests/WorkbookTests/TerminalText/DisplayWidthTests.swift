import TerminalText
import TestSupport
import Testing

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("cafés", 5), ("cafe\u{301}s", 5), ("\u{301}", 0), ("a\u{200B}b", 2),
    ("珈琲", 4), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("ｱ", 1),
    ("☕", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("🇩🇪", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2),
    ("…│", 2), ("कि", 2), ("𠀀", 2), ("\u{303F}", 1), ("\u{600}", 1),
  ])
  func `counts the columns of a terminal`(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `replaces control characters, and splits at newlines`() {
    let lines = "a\tb\u{1B}[2J\u{7F}\u{9B}\u{202E}c\r\nd\re".printableLines
    #expect(lines == ["a  b␛[2J␡\u{FFFD}\u{FFFD}c", "d", "e"])
  }

  @Test(arguments: [
    ("coffee", 6, "coffee"), ("coffee", 5, "coff…"), ("珈琲店", 5, "珈琲…"), ("珈琲店", 4, "珈…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("ab", 1, "…"), ("ab", 0, ""),
  ])
  func `cuts off a text that is too wide`(_ text: String, _ width: Int, _ expected: String) {
    #expect(text.truncated(to: width) == expected)
  }

  @Test func `pads by columns, not by characters`() {
    #expect("珈琲".padded(to: 5) == "珈琲 ")
    #expect("e\u{301}".padded(to: 2) == "e\u{301} ")
    #expect("coffee".padded(to: 2) == "coffee")
  }

  @Test(arguments: [
    ("Anchor  Coffee 3.9", 11, ["Anchor", "  Coffee", "  3.9"]),
    ("GET /search?term=coffee&limit=3", 24, ["GET /search?term=coffee&", "  limit=3"]),
    ("GET /search?term=coffee", 14, ["GET /search?", "  term=coffee"]),
    ("abcdefghijklmnopqrstuvw", 12, ["abcdefghijkl", "  mnopqrstuv", "  w"]),
    ("  indented code", 12, ["  indented", "  code"]),
    ("  abcdefghijklmnop", 12, ["  abcdefghij", "  klmnop"]),
    ("no room for an indent", 10, ["no room", "for an", "indent"]),
    ("珈琲店珈琲店珈琲店", 11, ["珈琲店珈琲", "  店珈琲店"]),
    ("an exact fit", 12, ["an exact fit"]), ("", 9, [""]),
  ])
  func `wraps between words, with an indentation`(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(text.wrapped(to: width, hanging: 2) == lines)
  }

  @Test(arguments: 2...60)
  func `wraps without losing or splitting a character`(_ width: Int) {
    for text in Sample.wildText.printableLines {
      let lines = text.wrapped(to: width, hanging: 2)
      #expect(lines.allSatisfy { $0.displayWidth <= width })
      #expect(lines.joined().squeezed == text.squeezed)
    }
  }
}
