/// A flowchart. A line holds a node, or nodes with arrows between:
///
/// - a node: `a`, `a[words]`, `a{words}`, `a([words])`; words with signs stand in quotation marks: `a["f(x)"]`
/// - an arrow: `-->`, `-->|words|`, `-->|"words"|`, `-- words -->`
///
/// A word such as `CachedSearch`, with a capital inside, is a type of `Sources`.
struct Flowchart: Equatable, Sendable {
  /// The words of a node or an arrow.
  struct Text: Equatable, Sendable {
    var text: String
    var offset: Int
  }

  private(set) var texts: [Text] = []

  /// Reads the lines below the first.
  init(_ rows: some Sequence<Diagram.Row>) throws(Diagram.Unreadable) {
    for row in rows {
      var rest = row.text[...]
      try readNode(&rest, row)
      while !rest.isEmpty {
        try readArrow(&rest, row)
        try readNode(&rest, row)
      }
    }
  }

  private mutating func readNode(
    _ rest: inout Substring, _ row: Diagram.Row
  ) throws(Diagram.Unreadable) {
    guard let found = rest.prefixMatch(of: /(\w+)(\(\[|\[|\{)?/) else { throw odd(rest, row) }
    if Self.keywords.contains(found.1.lowercased()) {
      throw Diagram.Unreadable(
        offset: row.offset, message: "'\(found.1)' can't be a node in Mermaid: use another name")
    }
    rest = rest[found.range.upperBound...]
    let closings: [Substring: String] = ["([": "])", "[": "]", "{": "}"]
    guard let opening = found.2, let closing = closings[opening] else {
      texts.append(Text(text: String(found.1), offset: row.offset))
      return
    }
    if rest.first == "\"" {
      guard let text = rest.prefixMatch(of: /"([^"]+)"/) else {
        throw Diagram.Unreadable(
          offset: row.offset, message: "a quotation mark isn't closed, or nothing stands inside")
      }
      texts.append(Text(text: String(text.1), offset: row.offset))
      rest = rest[text.range.upperBound...]
    } else {
      let text = rest.prefix { !"()[]{}\"|".contains($0) }
      texts.append(Text(text: text.trimmed, offset: row.offset))
      rest = rest.dropFirst(text.count)
      guard let first = text.first, !"/\\".contains(first), rest.hasPrefix(closing) else {
        throw Diagram.Unreadable(
          offset: row.offset,
          message: "a node's words with brackets, '|' or quotation marks stand in quotation marks: "
            + "a[\"f(x)\"], and have none inside; so do words that begin with a slash")
      }
    }
    guard rest.hasPrefix(closing) else {
      throw Diagram.Unreadable(offset: row.offset, message: "'\(closing)' is missing")
    }
    rest = rest.dropFirst(closing.count).drop { $0 == " " }
  }

  private mutating func readArrow(
    _ rest: inout Substring, _ row: Diagram.Row
  ) throws(Diagram.Unreadable) {
    rest = rest.drop { $0 == " " }
    guard
      let found = rest.prefixMatch(
        of: /-->(?:\|(?:"([^"]+)"|([^|"(){}\[\]]+))\|)? ?|-- ([^-|"(){}\[\]]+) --> ?/)
    else { throw odd(rest, row) }
    if let words = found.1 ?? found.2 ?? found.3 {
      texts.append(Text(text: String(words), offset: row.offset))
    }
    rest = rest[found.range.upperBound...]
  }

  /// What no node can be called. Its words can.
  private static let keywords: Set = [
    "call", "class", "classdef", "click", "default", "direction", "end", "flowchart", "graph",
    "href", "linkstyle", "style", "subgraph",
  ]

  private func odd(_ rest: Substring, _ row: Diagram.Row) -> Diagram.Unreadable {
    Diagram.Unreadable(
      offset: row.offset,
      message: "'\(rest)' isn't what a flowchart may hold here, see Flowchart")
  }
}
