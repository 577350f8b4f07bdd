import Foundation

/// A file of Swift as far as its words and braces tell. No compiler is asked, so it reads the same
/// with each of them.
public struct SourceCode: Sendable {
  /// Something that the file declares at its top, or in an extension at its top.
  public struct Declaration: Sendable {
    /// What it is, such as `class`, `func` or `extension`.
    public var kind: String

    /// Its name, without what stands in parentheses.
    public var name: String

    /// The type that the extension around it extends; nil at the top of the file.
    public var extended: String?

    /// The line of its name, from 1 on.
    public var line: Int

    /// Whether other files see it.
    public var isVisible: Bool

    fileprivate var range: Range<Int>
  }

  /// The same text line by line, with spaces in the place of comments and of what texts say. The code
  /// in a text's interpolations stays.
  public let code: String

  /// What the file declares at its top, and in extensions there, in order.
  public private(set) var declarations: [Declaration] = []

  /// The names of the types that it declares, wherever.
  public private(set) var types: [String] = []

  /// All its words: names, keywords and operators.
  public private(set) var words: Set<String> = []

  private let bytes: [UInt8]

  /// Reads a text.
  public init(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.blankCode(inInterpolation: false)
    bytes = scanner.bytes
    code = String(decoding: bytes, as: UTF8.self)
    collect()
  }

  /// Reads a file of UTF-8.
  public init(_ data: Data) {
    self.init(String(decoding: data, as: UTF8.self))
  }

  /// The types and extensions at the top of the file that have a name, each from its first keyword
  /// on, with spaces for comments and texts.
  public func declarations(of type: String) -> [String] {
    declarations.filter {
      Self.typeKinds.contains($0.kind) && $0.name == type && $0.extended == nil
    }
    .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// The first line that has a word, from 1 on.
  public func line(of word: String) -> Int? {
    let lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.firstIndex { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    }.map { $0 + 1 }
  }

  private static let typeKinds: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
  private static let others: Set = [
    "func", "let", "macro", "operator", "precedencegroup", "typealias", "var",
  ]

  /// Goes through the words, and counts the braces.
  private mutating func collect() {
    var depth = 0
    var kind: (word: String, start: Int)?
    var isVisible = true
    var open: Int?
    for token in tokens() {
      let word = token.word
      if word == "{" || word == "}" {
        depth += word == "{" ? 1 : -1
        (kind, isVisible) = (nil, true)
        if depth == 0, let type = open {
          let start = declarations[type].range.lowerBound
          declarations[type].range = start..<token.range.upperBound
          open = nil
        }
        continue
      }
      words.insert(word)
      let outer = depth == 0 ? nil : open.map { declarations[$0] }
      if word == "private" || word == "fileprivate" { isVisible = false }
      if Self.typeKinds.contains(word) || Self.others.contains(word) {
        // `class func` is a function.
        kind = (word, token.range.lowerBound)
      } else if let (found, start) = kind {
        kind = nil
        if ["actor", "class", "enum", "struct"].contains(found) { types.append(word) }
        guard depth == 0 || depth == 1 && outer?.kind == "extension" else { continue }
        declarations.append(
          Declaration(
            kind: found, name: word, extended: outer?.name, line: token.line, isVisible: isVisible,
            range: start..<token.range.upperBound))
        isVisible = true
        if depth == 0, Self.typeKinds.contains(found) { open = declarations.count - 1 }
      }
    }
  }

  /// The words, operators and braces, with their lines.
  private func tokens() -> [(word: String, line: Int, range: Range<Int>)] {
    var tokens: [(String, Int, Range<Int>)] = []
    var (line, index) = (1, 0)
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte.isOfWord {
        while index < bytes.count, bytes[index].isOfWord { index += 1 }
      } else if byte.isOfOperator {
        while index < bytes.count, bytes[index].isOfOperator { index += 1 }
      } else if byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") {
        continue
      }
      tokens.append((String(decoding: bytes[start..<index], as: UTF8.self), line, start..<index))
    }
    return tokens
  }
}

/// Goes through a text, and writes spaces over what is no code.
private struct Scanner {
  var bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Goes on to the end, or to the parenthesis that closes an interpolation.
  mutating func blankCode(inInterpolation: Bool) {
    var depth = 0
    while index < bytes.count {
      if isNext("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { blank() }
      } else if isNext("/*") {
        blankComment()
      } else if let hashes = hashes(before: UInt8(ascii: "\"")) {
        index += hashes
        blankText(hashes: hashes)
      } else if let hashes = hashes(before: UInt8(ascii: "/")), hashes > 0 || isRegex {
        index += hashes + 1
        blankRegex(hashes: hashes)
      } else {
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
        if inInterpolation, depth < 0 { return }
      }
    }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        blank(2)
      } else if isNext("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func blankText(hashes: Int) {
    let quote = isNext("\"\"\"") ? "\"\"\"" : "\""
    index += quote.utf8.count
    let end = quote + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    while index < bytes.count, !isNext(end) {
      if isNext(escape + "(") {
        blank(escape.utf8.count)
        index += 1
        blankCode(inInterpolation: true)
      } else if isNext(escape) {
        blank(escape.utf8.count + 1)
      } else if quote.utf8.count == 1, bytes[index] == UInt8(ascii: "\n") {
        return
      } else {
        blank()
      }
    }
    index = min(index + end.utf8.count, bytes.count)
  }

  private mutating func blankRegex(hashes: Int) {
    let end = "/" + String(repeating: "#", count: hashes)
    while index < bytes.count, !isNext(end) {
      if hashes == 0, bytes[index] == UInt8(ascii: "\n") { return }
      blank(bytes[index] == UInt8(ascii: "\\") ? 2 : 1)
    }
    index = min(index + end.utf8.count, bytes.count)
  }

  /// Whether a stroke begins a regex, and doesn't divide: then something stands before it that can be
  /// divided, or a space behind it.
  private var isRegex: Bool {
    guard index + 1 < bytes.count, bytes[index + 1] > UInt8(ascii: " ") else { return false }
    let before = bytes[..<index].reversed().drop { $0 == UInt8(ascii: " ") }
    guard let last = before.first else { return true }
    if "([{,;:=!&|?~<>+-*%^\n".utf8.contains(last) { return true }
    let word = String(decoding: before.prefix { $0.isOfWord }.reversed(), as: UTF8.self)
    return ["await", "case", "else", "in", "return", "try", "where"].contains(word)
  }

  /// How many `#` stand here with a byte behind them; nil where it is another one.
  private func hashes(before byte: UInt8) -> Int? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == byte ? end - index : nil
  }

  private func isNext(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      // Line ends stay, so that lines keep their numbers.
      if bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
        bytes[index] = UInt8(ascii: " ")
      }
      index += 1
    }
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    self > 127 || self == UInt8(ascii: "_") || (48...57).contains(self)
      || (65...90).contains(self) || (97...122).contains(self)
  }

  fileprivate var isOfOperator: Bool { "=!<>+-*/%&|^~?.".utf8.contains(self) }
}
