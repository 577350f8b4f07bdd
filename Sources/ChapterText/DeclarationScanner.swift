/// Finds in the tokens of a Swift file what it declares: types, their members, sentences that name tests.
struct DeclarationScanner {
  /// The types of the file.
  private(set) var types: [String: TypeFacts] = [:]

  /// The tests of the file, each with the types that hold it: ``Suite/`does this` ``.
  private(set) var sentences: [(holders: [String], name: String)] = []

  /// Whether every brace was closed.
  var isBalanced: Bool { scopes.isEmpty }

  private let path: String
  private let tokens: [SwiftToken]
  private var position = 0

  /// The open braces: the type that each belongs to; nil for a body.
  private var scopes: [String?] = []

  /// Scans the tokens of a file.
  init(path: String, tokens: [SwiftToken]) {
    self.path = path
    self.tokens = tokens
    while position < tokens.count { step() }
  }

  private mutating func step() {
    let previous = position > 0 ? tokens[position - 1] : nil
    let token = tokens[position]
    position += 1
    switch token {
    case .symbol(UInt8(ascii: "{")): scopes.append(nil)
    case .symbol(UInt8(ascii: "}")): _ = scopes.popLast()
    case .word(let word) where previous != .symbol("."):
      // `actor name: String` can also be a parameter.
      let isParameter = previous == .symbol("(") || previous == .symbol(",")
      declare(word, isParameter: isParameter)
    default: break
    }
  }

  private mutating func declare(_ keyword: String, isParameter: Bool) {
    switch keyword {
    case "struct", "class", "actor", "enum", "protocol", "extension":
      if !isParameter { declareType(keyword) }
    case "typealias", "associatedtype":
      if case .word(let name)? = next { add(to: name) { $0.kinds.insert(keyword) } }
    case "func": declareFunction()
    case "init":
      if next == .symbol("(") || next == .symbol("?") || next == .symbol("<") {
        addMember { $0.functions.insert("init") }
      }
    case "let", "var": declareProperties()
    case "case": declareCases()
    default: break
    }
  }

  private var next: SwiftToken? { position < tokens.count ? tokens[position] : nil }

  private mutating func declareType(_ keyword: String) {
    // `class func`, `class var`, and a parameter that is called `extension`.
    guard case .word(var name)? = next, name != "func", name != "var", name != "let" else { return }
    position += 1
    while next == .symbol("."), position + 1 < tokens.count,
      case .word(let nested) = tokens[position + 1]
    {
      name = nested
      position += 2
    }
    skipAngles()
    var inherits: Set<String> = []
    if next == .symbol(":") {
      position += 1
      inherits = names(until: "where")
    }
    while let token = next, token != .symbol("{") {
      // Not a declaration after all: a statement ends, or a scope does.
      if token == .symbol("}") || token == .symbol(";") { return }
      position += 1
    }
    position += 1
    scopes.append(name)
    add(to: name) { facts in
      if keyword != "extension" { facts.kinds.insert(keyword) }
      facts.inherits.formUnion(inherits)
    }
  }

  /// The names up to a word or a brace, without what stands between angle brackets.
  private mutating func names(until end: String) -> Set<String> {
    var names: Set<String> = []
    while let token = next, token != .symbol("{"), token != .word(end) {
      if token == .symbol("<") {
        skipAngles()
        continue
      }
      if case .word(let name) = token { names.insert(name) }
      position += 1
    }
    return names
  }

  private mutating func skipAngles() {
    guard next == .symbol("<") else { return }
    var depth = 0
    while let token = next {
      if token == .symbol("<") { depth += 1 }
      if token == .symbol(">"), tokens[position - 1] != .symbol("-") { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
  }

  private mutating func declareFunction() {
    switch next {
    case .word(let name):
      addMember { $0.functions.insert(name) }
    case .rawWord(let name):
      addMember { $0.functions.insert(name) }
      sentences.append((scopes.compactMap(\.self), name))
    default: break
    }
  }

  /// `let a`, `var a: Int, b: Int`, `let (a, b)`.
  private mutating func declareProperties() {
    guard isInType else { return }
    if next == .symbol("(") {
      var place = position + 1
      while place < tokens.count, tokens[place] != .symbol(")") {
        if case .word(let name) = tokens[place] { addMember { $0.properties.insert(name) } }
        place += 1
      }
    } else if case .word(let name)? = next {
      addMember { $0.properties.insert(name) }
    } else if case .rawWord(let name)? = next {
      addMember { $0.properties.insert(name) }
    }
  }

  /// `case a`, `case a(Int), b = "x"`: names at the start and behind each comma, outside brackets.
  private mutating func declareCases() {
    guard isInType else { return }
    var depth = 0
    var place = position
    var isName = true
    while place < tokens.count {
      switch tokens[place] {
      case .word(let name) where isName:
        addMember { $0.cases.append(name) }
        isName = false
      case .rawWord(let name) where isName:
        addMember { $0.cases.append(name) }
        isName = false
      case .symbol(UInt8(ascii: "(")): depth += 1
      case .symbol(UInt8(ascii: ")")): depth -= 1
      case .symbol(UInt8(ascii: ",")) where depth == 0: isName = true
      case .symbol(UInt8(ascii: "=")) where depth == 0: break
      case .text where depth == 0: break
      default:
        if depth == 0 { return }
      }
      place += 1
    }
  }

  /// Whether the next declaration is a member of a type, not of a body.
  private var isInType: Bool { scopes.last.flatMap(\.self) != nil }

  private mutating func addMember(_ change: (inout TypeFacts) -> Void) {
    guard let type = scopes.last.flatMap(\.self) else { return }
    add(to: type, change)
  }

  private mutating func add(to type: String, _ change: (inout TypeFacts) -> Void) {
    types[type, default: TypeFacts()].files.insert(path)
    change(&types[type, default: TypeFacts()])
  }
}
