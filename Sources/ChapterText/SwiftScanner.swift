/// Takes a Swift file apart into its words, texts and signs.
///
/// It knows what may hold a sign that means nothing: comments, texts with texts inside, regular
/// expressions. It doesn't know Swift's grammar. It works on bytes: two megabytes are read in every
/// test run.
struct SwiftScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var tokens: [SwiftToken] = []

  /// Whether what stands before may be divided by something, so that a slash means that.
  private var isOperand = false

  /// The tokens of a text.
  static func tokens(of text: String) -> [SwiftToken] {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = SwiftScanner(bytes: bytes)
      scanner.scan()
      return scanner.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func scan() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        position += 1
      } else if Self.isWord[Int(byte)] {
        takeWord()
      } else if byte == UInt8(ascii: "\"") {
        takeText(hashes: 0)
      } else if byte == UInt8(ascii: "/") {
        takeSlash()
      } else if byte == UInt8(ascii: "#") {
        takeHash()
      } else if byte == UInt8(ascii: "`") {
        takeRawWord()
      } else {
        tokens.append(.symbol(byte))
        isOperand = byte == 0x29 || byte == 0x5D || byte == 0x7D || byte == 0x3F || byte == 0x21
        position += 1
      }
    }
  }

  private mutating func takeWord() {
    let start = position
    while position < bytes.count, Self.isWord[Int(bytes[position])] { position += 1 }
    // A number: 2, 0xFF, 1_000.
    if bytes[start] >= 0x30, bytes[start] <= 0x39 {
      isOperand = true
      return
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(.word(word))
    isOperand = !Self.leading.contains(word)
  }

  private mutating func takeRawWord() {
    let start = position + 1
    position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "`") { position += 1 }
    tokens.append(.rawWord(String(decoding: bytes[start..<position], as: UTF8.self)))
    position += 1
    isOperand = true
  }

  private mutating func takeHash() {
    var hashes = 0
    while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if at(hashes) == UInt8(ascii: "\"") {
      position += hashes
      takeText(hashes: hashes)
    } else if at(hashes) == UInt8(ascii: "/"), !isOperand {
      position += hashes + 1
      takeExpression(hashes: hashes)
    } else {
      // `#expect` and its like: the word is a token of its own.
      position += hashes
      isOperand = false
    }
  }

  private mutating func takeText(hashes: Int) {
    let end = self.end(ofTextAt: position, hashes: hashes)
    let width = isTripled(at: position) ? 3 : 1
    let inside = (position + width)..<max(position + width, end - width - hashes)
    tokens.append(.text(String(decoding: bytes[inside], as: UTF8.self)))
    position = end
    isOperand = true
  }

  /// Where a text ends that begins with quotation marks at a place.
  private func end(ofTextAt start: Int, hashes: Int) -> Int {
    let width = isTripled(at: start) ? 3 : 1
    var place = start + width
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), areHashes(hashes, at: place + 1) {
        let next = place + 1 + hashes
        place =
          next < bytes.count && bytes[next] == UInt8(ascii: "(")
          ? end(ofCodeAt: next) : next + 1
      } else if byte == UInt8(ascii: "\""), width == 1 || isTripled(at: place),
        areHashes(hashes, at: place + width)
      {
        return place + width + hashes
      } else if byte == 0x0A, width == 1 {
        // A text on one line never goes on: what looked like one was none.
        return place
      } else {
        place += 1
      }
    }
    return bytes.count
  }

  /// Where the brackets end that hold code within a text.
  private func end(ofCodeAt start: Int) -> Int {
    var depth = 0
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return place + 1 }
      case UInt8(ascii: "\""):
        place = end(ofTextAt: place, hashes: 0)
        continue
      default: break
      }
      place += 1
    }
    return bytes.count
  }

  private mutating func takeSlash() {
    if at(1) == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    } else if at(1) == UInt8(ascii: "*") {
      skipComment()
    } else if !isOperand, let next = at(1), next != 0x20, hasSlashOnLine {
      position += 1
      takeExpression(hashes: 0)
    } else {
      tokens.append(.symbol("/"))
      isOperand = false
      position += 1
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// Whether the slash here has another one on its line that no backslash hides.
  private var hasSlashOnLine: Bool {
    var place = position + 1
    while place < bytes.count, bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: "/") { return true }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  /// Goes on behind the end of a regular expression.
  private mutating func takeExpression(hashes: Int) {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
      } else if bytes[position] == UInt8(ascii: "/"), areHashes(hashes, at: position + 1) {
        position += 1 + hashes
        break
      } else {
        position += 1
      }
    }
    tokens.append(.text(""))
    isOperand = true
  }

  private func at(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func isTripled(at place: Int) -> Bool {
    place + 2 < bytes.count && bytes[place..<(place + 3)].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  private func areHashes(_ count: Int, at place: Int) -> Bool {
    count == 0
      || place + count <= bytes.count
        && bytes[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Which bytes belong to a word: letters, digits, the underscore, the dollar sign, all beyond ASCII.
  private static let isWord: [Bool] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// The keywords that a value follows.
  private static let leading: Set = [
    "return", "case", "in", "if", "guard", "while", "where", "else", "throw", "try", "await", "is",
    "as", "switch",
  ]
}
