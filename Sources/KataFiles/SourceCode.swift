import Foundation

/// A Swift file, read without a compiler. So the result is the same with each compiler.
public struct SourceCode: Sendable {
  /// A declaration at the top level, or in an extension at the top level.
  public struct Declaration: Sendable {
    /// The kind, such as `class`, `func` or `extension`.
    public var kind: String

    /// The name, without parameters.
    public var name: String

    /// The type that the enclosing extension extends, or nil at the top level.
    public var extended: String?

    /// The line of the name, counted from 1.
    public var line: Int

    /// Whether other files can use it.
    public var isVisible: Bool

    fileprivate var range: Range<Int>
  }

  /// The code, line by line, with spaces instead of comments and string literals. Code in a
  /// literal's interpolations stays. Spaces at the ends of lines, backticks, and names that need
  /// backticks are left out.
  public let code: String

  /// The whole text, including comments and literals, with spaces instead of characters that aren't
  /// ASCII.
  public let text: String

  /// The first line that may be misread, counted from 1, or nil for none. It has an invisible
  /// character, a slash that may divide or begin a regex, a brace in only one branch of `#if`, or a
  /// name with spaces that isn't a function's.
  public let lineOfOddity: Int?

  /// The line from which the file is too large to read, counted from 1, or nil when it isn't. A
  /// file is too large if it has more lines, longer lines or more nested literals than anybody
  /// writes by hand. Then nothing else is read.
  public let lineOfExcess: Int?

  /// The declarations at the top level, and in extensions there, in order.
  public private(set) var declarations: [Declaration] = []

  /// The names of all types that the file declares, including nested types.
  public private(set) var types: [String] = []

  /// The names of all functions that the file declares, including methods.
  public private(set) var functions: Set<String> = []

  /// All names, keywords and operators.
  public private(set) var words: Set<String> = []

  private let bytes: [UInt8]

  /// Reads a text.
  public init(_ text: String) {
    // Some editors put a byte order mark at the start of a file. Compilers ignore it.
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

  /// Reads UTF-8 data.
  public init(_ data: Data) {
    self.init(String(decoding: data, as: UTF8.self))
  }

  /// The types and extensions at the top level with a name, or with a type alias of it. Each begins
  /// at its first keyword. Comments and literals are replaced by spaces.
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

  /// The first line that contains a word, counted from 1.
  public func line(of word: String) -> Int? {
    let lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.firstIndex { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    }.map { $0 + 1 }
  }

  private static func lineOfLength(in bytes: [UInt8]) -> Int? {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 5000, omittingEmptySubsequences: false)
    return lines.firstIndex { $0.count > 1000 }.map { $0 + 1 }
  }

  /// The text without spaces at the ends of lines, since regexes would scan them repeatedly.
  private static func withoutTrailingSpaces(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(
      lines.map { line in
        line.dropLast(line.reversed().prefix { $0 <= UInt8(ascii: " ") }.count)
      }.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// A carriage return counts when no line feed follows it, since only some programs treat it as
  /// the end of a line.
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

  /// Unusual spaces in the code, and characters without a width.
  private static func lineOfOddSpace(in code: String) -> Int? {
    let odd = code.unicodeScalars.firstIndex { scalar in
      !scalar.isASCII
        && (scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
          || scalar.properties.isDefaultIgnorableCodePoint)
    }
    return odd.map { code.unicodeScalars[..<$0].count { $0 == "\n" } + 1 }
  }

  /// The line where braces inside one branch of `#if` aren't balanced.
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
      // `extension Kata.Board` extends the last of its names.
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
      // A function may have the name `actor`.
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

/// Scans a text, and replaces everything that isn't code by spaces.
private struct Scanner {
  var bytes: [UInt8]

  /// The first line with a slash or a name that may be misread.
  private(set) var lineOfOddity: Int?

  /// The line where literals are nested too deeply to continue.
  private(set) var lineOfNesting: Int?

  private var index = 0
  private var nesting = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Continues to the end, or to the parenthesis that closes an interpolation.
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
        // Only tests have names with spaces. Rules about names don't see them.
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

  /// Whether a regex that stays in the code can't be mistaken for braces or names.
  private func isPlain(_ regex: ArraySlice<UInt8>) -> Bool {
    // A space before the closing slash has to be escaped.
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
    // `#"""#` is a literal with one quotation mark.
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

  /// Replaces a regex between number signs, which may have several lines.
  private mutating func blankRegex(hashes: Int) {
    let end = "/" + String(repeating: "#", count: hashes)
    while index < bytes.count, !isNext(end) { blank(bytes[index] == UInt8(ascii: "\\") ? 2 : 1) }
    index = min(index + end.utf8.count, bytes.count)
  }

  /// The end of the regex that begins here, or nil when this slash divides. The compiler's rules:
  /// nothing that could be divided comes before, no space follows the first slash, and the last
  /// slash is on the same line. The regex itself stays: reading too much as code is safer than too
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
        // Before a comment, the slash belongs to no regex.
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

  /// Whether the word right before the slash may be a keyword. A regex may follow a keyword. But
  /// some of these words may also be names, and the slash after a name divides.
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

  /// Whether the slash follows an operator that isn't ASCII, so that a regex may begin. The
  /// letter before it may have combining marks.
  private var followsSign: Bool {
    let before = bytes[..<index].reversed().drop(while: \.isOfOperator)
    guard before.first ?? 0 > 127 else { return false }
    let word = String(decoding: before.prefix(while: \.isOfWord).reversed(), as: UTF8.self)
    // Unicode counts this as a letter.
    return !(word.last?.isLetter == true || word.last?.isNumber == true)
      || word.hasSuffix("\u{2E2F}")
  }

  private var followsFunc: Bool {
    let before = bytes[..<index].reversed().drop { $0 <= UInt8(ascii: " ") }
    return Array(before.prefix(while: \.isOfWord)) == Array("cnuf".utf8)
  }

  /// The text without backticks. Names that need backticks are replaced by spaces.
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

  /// The number of `#` here, if this byte follows them, or nil for another byte.
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
      // Line ends stay, so that line numbers stay the same.
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
