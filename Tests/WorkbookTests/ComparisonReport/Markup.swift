/// The markup of a page, parsed with regular expressions. Attribute values contain no `>`.
struct Markup {
  /// The opening tags.
  let tags: [Substring]

  /// The errors in the nesting of elements.
  let flaws: [String]

  init(_ source: String) {
    var open: [Substring] = []
    var tags: [Substring] = []
    var flaws: [String] = []
    for match in source.matches(of: /<(\/?)([a-z0-9]+)([^>]*)>/) {
      let (_, end, name, _) = match.output
      if !end.isEmpty {
        if open.popLast() != name { flaws.append("</\(name)>") }
      } else {
        tags.append(match.output.0)
        if !["meta", "link", "input"].contains(name) { open.append(name) }
      }
    }
    self.tags = tags
    self.flaws = flaws + open.map { "<\($0)>" }
  }

  /// The values of an attribute, in order.
  func values(of attribute: String) -> [String] {
    tags.compactMap { tag in
      guard let start = tag.firstRange(of: " \(attribute)=\"")?.upperBound else { return nil }
      return String(tag[start...].prefix { $0 != "\"" })
    }
  }

  func count(_ name: String) -> Int {
    tags.count { $0.hasPrefix("<\(name) ") || $0 == "<\(name)>" }
  }
}
