/// What stands between the blocks of a page, taken apart: sentences, code within them, links.
///
/// It knows the part of Markdown that the pages use. It works on bytes: pages are read in every test
/// run, and characters are slow.
struct InlineText: Equatable, Sendable {
  var spans: [CodeSpan] = []
  var links: [Link] = []

  /// The sentences, with the page's line breaks: no code (a backtick stands for it), no comments, no
  /// tags, of a link only the words. A number that begins the words of a link is left out.
  var prose = ""

  private var bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var out: [UInt8] = []

  /// Where the words of the open brackets begin: in the page, and in the prose.
  private var brackets: [(start: Int, out: Int)] = []

  static func == (one: InlineText, other: InlineText) -> Bool {
    one.spans == other.spans && one.links == other.links && one.prose == other.prose
  }

  /// Takes lines apart.
  init(_ lines: [String]) {
    bytes = Array(lines.joined(separator: "\n").utf8)
    while position < bytes.count { step() }
    prose = String(decoding: out, as: UTF8.self)
    bytes = []
    out = []
  }

  private mutating func step() {
    switch bytes[position] {
    case UInt8(ascii: "`"): takeCode()
    case UInt8(ascii: "\\") where position + 1 < bytes.count:
      position += 1
      copy()
    case UInt8(ascii: "<"): takeTag()
    case UInt8(ascii: "["):
      brackets.append((position + 1, out.count + 1))
      copy()
    case UInt8(ascii: "]"): takeLink()
    default: copy()
    }
  }

  private mutating func copy() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      // A bracket that was never closed isn't a link's.
      if isBlankLine(after: position) { brackets = [] }
    }
    out.append(bytes[position])
    position += 1
  }

  /// Goes on without copying anything but the line breaks.
  private mutating func skip(to end: Int) {
    while position < end {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        out.append(bytes[position])
      }
      position += 1
    }
  }

  private mutating func takeCode() {
    let width = runLength(at: position)
    let start = position + width
    var end = start
    while end < bytes.count, !(bytes[end] == UInt8(ascii: "\n") && isBlankLine(after: end)) {
      guard bytes[end] == UInt8(ascii: "`") else {
        end += 1
        continue
      }
      let found = runLength(at: end)
      if found == width {
        spans.append(CodeSpan(text: code(start..<end), line: line))
        out.append(UInt8(ascii: "`"))
        skip(to: end + width)
        return
      }
      end += found
    }
    for _ in 0..<width { copy() }
  }

  private func code(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
      .split(separator: "\n").map(\.trimmed).joined(separator: " ").trimmed
      .replacing("\\|", with: "|")
  }

  private mutating func takeTag() {
    if starts(with: "<!--", at: position) {
      skip(to: end(of: "-->", from: position) ?? bytes.count)
    } else if position + 1 < bytes.count, isTagStart(bytes[position + 1]),
      let end = end(of: ">", from: position)
    {
      skip(to: end)
    } else {
      copy()
    }
  }

  private mutating func takeLink() {
    guard let open = brackets.popLast(), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "("), let end = end(of: ")", from: position)
    else { return copy() }
    let text = String(decoding: bytes[open.start..<position], as: UTF8.self)
    let inside = String(decoding: bytes[(position + 2)..<(end - 1)], as: UTF8.self)
    let target = inside.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    links.append(Link(text: text, target: target, line: line))
    if let first = out[open.out...].first, isDigit(first) {
      let rest = out[open.out...].drop { isDigit($0) || $0 == UInt8(ascii: ".") }
      out.replaceSubrange(open.out..<rest.startIndex, with: [])
    }
    skip(to: end)
    // What follows a link isn't part of its last word.
    out.append(UInt8(ascii: "]"))
  }

  private func runLength(at start: Int) -> Int {
    bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count
  }

  /// Whether the line that begins behind a line break holds nothing.
  private func isBlankLine(after position: Int) -> Bool {
    let rest = bytes[(position + 1)...].drop { $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: "\n")
  }

  private func starts(with text: StaticString, at position: Int) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private func end(of text: StaticString, from start: Int) -> Int? {
    let length = text.utf8CodeUnitCount
    var position = start
    while position + length <= bytes.count {
      if starts(with: text, at: position) { return position + length }
      if length == 1, bytes[position] == UInt8(ascii: "\n"), isBlankLine(after: position) {
        return nil
      }
      position += 1
    }
    return nil
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isTagStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
