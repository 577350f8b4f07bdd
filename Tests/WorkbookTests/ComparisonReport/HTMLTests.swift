import TestSupport
import Testing

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct HTMLTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("a & b", "a &amp; b"), ("&lt;", "&amp;lt;"), ("\"'", "&quot;&#39;"), ("]]>", "]]&gt;"),
    ("<!--", "&lt;!--"), ("\u{0}\u{1B}", "␀␛"), ("a\u{202E}b\u{2066}", "a\u{FFFD}b\u{FFFD}"),
    ("two\nlines", "two\nlines"), ("<\u{301}>", "&lt;\u{301}&gt;"), ("&\u{301}", "&amp;\u{301}"),
    ("コーヒー", "コーヒー"),
  ])
  func `escapes texts`(_ text: String, _ escaped: String) {
    let source = HTML.tag("p", [:], [.text(text)]).source

    #expect(source.unicodeScalars.elementsEqual("<p>\(escaped)</p>\n".unicodeScalars))
  }

  @Test func `escapes attribute values`() {
    let source = HTML.void("meta", ["content": "\" onload=\"x()"]).source

    #expect(source == #"<meta content="&quot; onload=&quot;x()">"#)
  }
}
