import TerminalText

/// A piece of an HTML page.
///
/// Texts and attribute values are escaped in the source text. The names of elements and attributes
/// are literals. So data can't add markup.
package enum HTML {
  case text(String)
  case element(StaticString, [(name: StaticString, value: String)], [HTML])
  case void(StaticString, [(name: StaticString, value: String)])

  /// A style sheet, which contains no data.
  case style(String)

  /// An element and its content.
  package static func tag(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ content: [HTML] = []
  ) -> HTML {
    .element(name, attributes.map { ($0.key, $0.value) }, content)
  }

  /// An element that can't have content.
  package static func void(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>
  ) -> HTML {
    .void(name, attributes.map { ($0.key, $0.value) })
  }

  /// A table with a row of headings. The first cell of each row is a heading, too.
  package static func table(_ headings: [String], _ rows: [[HTML]]) -> HTML {
    let head = headings.map { HTML.tag("th", ["scope": "col"], [.text($0)]) }
    let body = rows.map { HTML.tag("tr", [:], $0) }
    return .tag(
      "table", [:],
      [.tag("thead", [:], [.tag("tr", [:], head)]), .tag("tbody", [:], body)])
  }

  /// The source text of a page, for screens of any size, light or dark.
  package static func page(
    _ title: String, style: String, head: [HTML] = [], _ body: HTML
  ) -> String {
    let start: [HTML] = [
      .void("meta", ["charset": "utf-8"]),
      .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .void("meta", ["name": "color-scheme", "content": "light dark"]),
    ]
    let end: [HTML] = [.tag("title", [:], [.text(title)]), .style(style)]
    let page = HTML.tag("html", ["lang": "en"], [.tag("head", [:], start + head + end), body])
    return "<!DOCTYPE html>\n\(page.source)\n"
  }

  /// The source text.
  package var source: String {
    switch self {
    case .text(let text): text.escaped
    case .void(let name, let attributes): "<\(name)\(Self.source(of: attributes))>"
    case .style(let rules): "<style>\n\(rules)</style>\n"
    case .element(let name, let attributes, let content):
      "<\(name)\(Self.source(of: attributes))>" + content.map(\.source).joined()
        + "</\(name)>" + (Self.lineEnds.contains("\(name)") ? "\n" : "")
    }
  }

  private static func source(of attributes: [(name: StaticString, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\($0.value.escaped)\"" }.joined()
  }

  /// The elements after which a line break doesn't change the page.
  private static let lineEnds: Set = [
    "article", "dd", "div", "dt", "figure", "g", "h1", "h2", "h3", "head", "header", "li", "main",
    "nav",
    "ol", "p", "pre", "section", "svg", "table", "tbody", "td", "text", "th", "thead", "title",
    "tr",
    "ul",
  ]
}

extension HTML: ExpressibleByStringLiteral {
  /// A text.
  package init(stringLiteral text: String) {
    self = .text(text)
  }
}

extension String {
  /// The string with all special characters of HTML escaped.
  fileprivate var escaped: String {
    // By scalars: a `<` with a combining accent is a different character, but still markup.
    printableLines.joined(separator: "\n").unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
