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
  /// in a text's interpolations stays. Lines have no spaces at their ends. Backticks are left out, and so is
  /// a name that needs them, such as one with spaces.
  public let code: String

  /// All of it, comments and texts too, with spaces in the place of what isn't ASCII.
  public let text: String

  /// The first line that may be read wrongly, from 1 on; nil when there is none. It has a character that
  /// editors don't show, a slash that may either divide or begin a regex, a brace that only one of two
  /// compilers sees, or a name with spaces that isn't a function's.
  public let lineOfOddity: Int?

  /// The line from which on it is too much to be read, from 1 on; nil when it isn't. It has more lines, a
  /// longer one, or more texts within a text, than anybody writes by hand. Then nothing else is read.
  public let lineOfExcess: Int?

  /// What the file declares at its top, and in extensions there, in order.
  public private(set) var declarations: [Declaration] = []

  /// The names of the types that it declares, wherever.
  public private(set) var types: [String] = []

  /// The names of the functions that it declares, wherever.
  public private(set) var functions: Set<String> = []

  /// All its words: names, keywords and operators.
  public private(set) var words: Set<String> = []

  private let bytes: [UInt8]

  /// Reads a text.
  public init(_ text: String) {
    // Some editors put a mark in front of a file, which no compiler minds.
    let text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    var scanner = Scanner(bytes: Array(text.utf8))
    var excess = Self.lineOfLength(in: scanner.bytes)
    if excess == nil {
      scanner.blankCode(inInterpolation: false)
      excess = scanner.lineOfNesting
    }
    lineOfExcess = excess
    guard excess == nil else {
      (code, self.text, lineOfOddity, bytes) = ("", "", nil, [])
      return
    }
    bytes = scanner.bytes
    self.text = String(decoding: text.utf8.map { $0 < 128 ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
    let code = String(decoding: Self.withoutTrailingSpaces(scanner.plainNames), as: UTF8.self)
    self.code = code
    let oddities = [
      scanner.lineOfOddity, Self.lineOfControl(in: Array(text.utf8)),
      Self.lineOfOddSpace(in: code), Self.lineOfOddBrace(in: code),
    ]
    lineOfOddity = oddities.compactMap(\.self).min()
    collect()
  }

  /// Reads a file of UTF-8.
  public init(_ data: Data) {
    self.init(String(decoding: data, as: UTF8.self))
  }

  /// The types and extensions at the top of the file that have a name, or another name for it, each from
  /// its first keyword on, with spaces for comments and texts.
  public func declarations(of type: String) -> [String] {
    let aliases = code.matches(of: /typealias\s+(\w+)\s*=\s*(?:\w+\s*\.\s*)*(\w+)/)
    var names: Set = [type]
    for _ in aliases {
      names.formUnion(aliases.filter { names.contains(String($0.2)) }.map { String($0.1) })
    }
    return declarations.filter {
      Self.typeKinds.contains($0.kind) && names.contains($0.name) && $0.extended == nil
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

  /// The first line that has more than 1,000 bytes, or 5,000 lines before it.
  private static func lineOfLength(in bytes: [UInt8]) -> Int? {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 5000, omittingEmptySubsequences: false)
    return lines.firstIndex { $0.count > 1000 }.map { $0 + 1 }
  }

  /// The text without the spaces at the ends of its lines: patterns would go through them again and again.
  private static func withoutTrailingSpaces(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(
      lines.map { line in
        line.dropLast(line.reversed().prefix { $0 <= UInt8(ascii: " ") }.count)
      }.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// A carriage return counts where no line feed follows: some programs take it for the end of a line,
  /// and others don't.
  private static func lineOfControl(in bytes: [UInt8]) -> Int? {
    var line = 1
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\t"): break
      case UInt8(ascii: "\r") where bytes.dropFirst(index + 1).first == UInt8(ascii: "\n"): break
      case ..<UInt8(ascii: " "), 127: return line
      default: break
      }
    }
    return nil
  }

  /// Spaces, in the code, that aren't the usual one, and characters without a width.
  private static func lineOfOddSpace(in code: String) -> Int? {
    let odd = code.unicodeScalars.firstIndex { scalar in
      !scalar.isASCII
        && (scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
          || scalar.properties.isDefaultIgnorableCodePoint)
    }
    return odd.map { code.unicodeScalars[..<$0].count { $0 == "\n" } + 1 }
  }

  /// Where a part of the file that isn't for each compiler opens or closes more than it closes or opens, or
  /// closes what it hasn't opened.
  private static func lineOfOddBrace(in code: String) -> Int? {
    var (depth, begins) = (0, [Int]())
    for match in code.matches(of: /[{}]|#(?:if|elseif|else|endif)(?!\w)/) {
      let word = match.output
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      if word == "#if" { begins.append(depth) }
      let begin = begins.last ?? .min
      guard word == "}" ? depth >= begin : word == "{" || depth == begin else {
        return code[..<match.range.lowerBound].count(where: \.isNewline) + 1
      }
      if word == "#endif" { begins.removeLast() }
    }
    return nil
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
    var isMember = false
    var extended: Int?
    for token in tokens() {
      let word = token.word
      let isKeyword = !token.isInBackticks && !isMember
      // An extension is one of the last of its names: `extension Kata.Board`.
      if isMember, let extended { declarations[extended].name = word }
      if !isMember, word != "." { extended = nil }
      isMember = word == "."
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
      if isKeyword, word == "private" || word == "fileprivate" { isVisible = false }
      // A function may be called `actor`.
      if isKeyword, kind?.word != "func",
        Self.typeKinds.contains(word) || Self.others.contains(word)
      {
        // `class func` is a function.
        kind = (word, token.range.lowerBound)
      } else if let (found, start) = kind {
        kind = nil
        if found == "func" { functions.insert(word) }
        if ["actor", "class", "enum", "struct"].contains(found) { types.append(word) }
        guard depth == 0 || depth == 1 && outer?.kind == "extension" else { continue }
        declarations.append(
          Declaration(
            kind: found, name: word, extended: outer?.name, line: token.line, isVisible: isVisible,
            range: start..<token.range.upperBound))
        isVisible = true
        if depth == 0, Self.typeKinds.contains(found) { open = declarations.count - 1 }
        if found == "extension" { extended = declarations.count - 1 }
      }
    }
  }

  private struct Token {
    var word: String
    var isInBackticks: Bool
    var line: Int
    var range: Range<Int>
  }

  /// The words, operators and braces. A word in backticks is always a name.
  private func tokens() -> [Token] {
    var tokens: [Token] = []
    var (line, index) = (1, 0)
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      let isInBackticks = byte == UInt8(ascii: "`")
      if isInBackticks {
        index = bytes[index...].firstIndex(of: byte) ?? bytes.count - 1
        index += 1
      } else if byte.isOfWord {
        while index < bytes.count, bytes[index].isOfWord { index += 1 }
      } else if byte.isOfOperator {
        while index < bytes.count, bytes[index].isOfOperator { index += 1 }
      } else if byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") {
        continue
      }
      let word = isInBackticks ? bytes[start + 1..<max(start + 1, index - 1)] : bytes[start..<index]
      tokens.append(
        Token(
          word: String(decoding: word, as: UTF8.self), isInBackticks: isInBackticks, line: line,
          range: start..<index))
    }
    return tokens
  }
}

/// Goes through a text, and writes spaces over what is no code.
private struct Scanner {
  var bytes: [UInt8]

  /// The first line with a slash or a name that may be read wrongly.
  private(set) var lineOfOddity: Int?

  /// Where it gave up, since there is a text in a text in a text, and so on.
  private(set) var lineOfNesting: Int?

  private var index = 0
  private var nesting = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Goes on to the end, or to the parenthesis that closes an interpolation.
  mutating func blankCode(inInterpolation: Bool) {
    var depth = 0
    nesting += 1
    defer { nesting -= 1 }
    while index < bytes.count {
      if isNext("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { blank() }
      } else if isNext("/*") {
        blankComment()
      } else if let hashes = hashes(before: UInt8(ascii: "\"")) {
        index += hashes
        blankText(hashes: hashes)
      } else if let hashes = hashes(before: UInt8(ascii: "/")), hashes > 0 {
        index += hashes + 1
        blankRegex(hashes: hashes)
      } else if isNext("`") {
        let end = bytes[(index + 1)...].firstIndex {
          $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n")
        }
        // A name with spaces is what a test is called by. No rule about names sees it.
        if !bytes[(index + 1)..<(end ?? bytes.count)].allSatisfy(\.isOfWord), !followsFunc {
          lineOfOddity = lineOfOddity ?? line
        }
        index = (end ?? bytes.count - 1) + 1
      } else if isNext("/"), let end = endOfRegex {
        if !isPlain(bytes[index..<end]) { lineOfOddity = lineOfOddity ?? line }
        index = end
      } else if isNext("/"), followsKeyword || followsSign {
        lineOfOddity = lineOfOddity ?? line
        index += 1
      } else {
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
        if inInterpolation, depth < 0 { return }
      }
    }
  }

  /// Whether nobody who counts braces and names is misled by a regex that stays among the code.
  private func isPlain(_ regex: ArraySlice<UInt8>) -> Bool {
    // Before its last slash a space has to be escaped.
    guard regex.dropLast().last != UInt8(ascii: " ") else { return false }
    var depth = 0
    for byte in regex {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      guard depth >= 0, byte != UInt8(ascii: "`") else { return false }
    }
    return depth == 0
  }

  private var line: Int {
    bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
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
    // `#"""#` is a text of one quotation mark.
    let rest = bytes[index...].prefix { $0 != UInt8(ascii: "\n") }.dropFirst()
    let close = "\"" + String(repeating: "#", count: hashes)
    let isShort = hashes > 0 && String(decoding: rest, as: UTF8.self).contains(close)
    let quote = isNext("\"\"\"") && !isShort ? "\"\"\"" : "\""
    index += quote.utf8.count
    let end = quote + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    while index < bytes.count, !isNext(end) {
      if isNext(escape + "(") {
        blank(escape.utf8.count)
        index += 1
        guard nesting < 20 else {
          (lineOfNesting, index) = (line, bytes.count)
          return
        }
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

  /// Goes over a regex between signs of number, which may have several lines.
  private mutating func blankRegex(hashes: Int) {
    let end = "/" + String(repeating: "#", count: hashes)
    while index < bytes.count, !isNext(end) { blank(bytes[index] == UInt8(ascii: "\\") ? 2 : 1) }
    index = min(index + end.utf8.count, bytes.count)
  }

  /// Where the regex that begins here ends; nil when the slash here divides. The rules are the compiler's:
  /// before a regex there is nothing that could be divided. No space follows its first slash. Its last
  /// slash is on the same line. The regex itself isn't blanked: reading too much as code is safer than too
  /// little.
  private var endOfRegex: Int? {
    let operators = bytes[..<index].reversed().prefix { $0.isOfOperator }
    let before = bytes[..<(index - operators.count)].last ?? UInt8(ascii: " ")
    guard before <= UInt8(ascii: " ") || "([{,;:".utf8.contains(before) else { return nil }
    var (end, depth, classes, escaped) = (index + 1, 0, 0, 0)
    guard end < bytes.count, bytes[end] > UInt8(ascii: " ") else { return nil }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), depth >= 0 {
      switch bytes[end] {
      case UInt8(ascii: "/"):
        // Before a comment the slash is none of a regex.
        let isComment = end + 1 < bytes.count && "/*".utf8.contains(bytes[end + 1])
        let isSpace = bytes[end - 1] == UInt8(ascii: " ") && end - 1 != escaped
        return isComment || isSpace ? nil : end + 1
      case UInt8(ascii: "\\") where end + 1 < bytes.count && bytes[end + 1] != UInt8(ascii: "\n"):
        end += 1
        escaped = end
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes <= 0: depth += 1
      case UInt8(ascii: ")") where classes <= 0: depth -= 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Whether the word right before the slash may be a keyword. A regex may follow a keyword, but some of
  /// these words may be names, too, and a name can be divided.
  private var followsKeyword: Bool {
    let before = bytes[..<index].reversed().drop { "?!".utf8.contains($0) }
    let word = before.prefix { $0.isOfWord }.reversed()
    return [
      "any", "as", "await", "borrow", "case", "consume", "copy", "default", "defer", "discard",
      "do",
      "each", "else", "for", "guard", "if", "in", "inout", "is", "let", "repeat", "return", "some",
      "switch", "then", "throw", "try", "unsafe", "var", "where", "while", "yield",
    ].contains(String(decoding: word, as: UTF8.self))
  }

  /// Whether there is a sign before the slash that may be an operator, and is none of ASCII: a regex may
  /// follow it. A letter may have signs of its own.
  private var followsSign: Bool {
    let before = bytes[..<index].reversed().drop(while: \.isOfOperator)
    guard before.first ?? 0 > 127 else { return false }
    let word = String(decoding: before.prefix(while: \.isOfWord).reversed(), as: UTF8.self)
    // This one is a letter for Unicode.
    return !(word.last?.isLetter == true || word.last?.isNumber == true)
      || word.hasSuffix("\u{2E2F}")
  }

  /// Whether the word `func` is right before.
  private var followsFunc: Bool {
    let before = bytes[..<index].reversed().drop { $0 <= UInt8(ascii: " ") }
    return Array(before.prefix(while: \.isOfWord)) == Array("cnuf".utf8)
  }

  /// The text without backticks. A name that can't do without them can't be one of somebody else's.
  var plainNames: [UInt8] {
    var (names, rest) = ([UInt8](), bytes[...])
    while let start = rest.firstIndex(of: UInt8(ascii: "`")) {
      names += rest[..<start]
      let name = rest[(start + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
      names += name.allSatisfy(\.isOfWord) ? Array(name) : name.map { _ in UInt8(ascii: " ") }
      rest = rest[name.endIndex...]
      if rest.first == UInt8(ascii: "`") { rest = rest.dropFirst() }
    }
    return names + rest
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
