/// What the Swift files of the package declare and mention.
struct SourceIndex: Sendable {
  /// The types that `Sources` declares.
  private(set) var types: [String: TypeFacts] = [:]

  /// The same, and what tests and katas declare.
  private var allTypes: [String: TypeFacts] = [:]

  /// The tests, as `swift test --filter` sees them: ``Target.Suite/`does this`()``.
  private(set) var tests: Set<String> = []

  /// The sentences that name tests and cases of tests.
  private(set) var sentences: Set<String> = []

  /// The sentences that name the tests of each file.
  private(set) var testsOfFiles: [String: Set<String>] = [:]

  /// All names and keywords of all files.
  private(set) var words: Set<String> = []

  /// The names of each file.
  private(set) var wordsOfFiles: [String: Set<String>] = [:]

  /// The files in which a brace stays open: the index can't be trusted there.
  private(set) var oddFiles: [String] = []

  private var templates: [TextTemplate] = []
  private let texts: Haystack
  private var quotations = Haystack("")

  /// Reads files.
  ///
  /// - Parameter files: The files' texts by their paths, from the package's folder on.
  init(_ files: [String: String]) {
    texts = Haystack(files.values.joined(separator: "\n"))
    var quoted: [String] = []
    let katas = Self.katas(among: files.keys)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let tokens = SwiftScanner.tokens(of: text)
      var words: Set<String> = []
      for token in tokens {
        switch token {
        case .word(let word): words.insert(word)
        case .text(let text):
          quoted.append(text)
          templates += TextTemplate.templates(in: text)
        case .rawWord, .symbol: break
        }
      }
      wordsOfFiles[path] = words
      self.words.formUnion(words)

      let declarations = DeclarationScanner(path: path, tokens: tokens)
      if !declarations.isBalanced { oddFiles.append(path) }
      testsOfFiles[path] = Set(declarations.sentences.map(\.name))
      sentences.formUnion(declarations.sentences.map(\.name))
      if path.hasPrefix("Sources/") { Self.add(declarations.types, to: &types) }
      Self.add(declarations.types, to: &allTypes)
      if let target = Self.target(of: path, katas: katas) {
        for sentence in declarations.sentences {
          let holders = sentence.holders.map { "\($0)/" }.joined()
          tests.insert("\(target).\(holders)`\(sentence.name)`()")
        }
      }
    }
    quotations = Haystack(quoted.joined(separator: "\n"))
  }

  /// Whether a text stands in a file, not as a part of a longer word.
  func holds(_ text: String) -> Bool {
    texts.holds(text)
  }

  /// Whether a text stands between quotation marks in a file, not as a part of a longer word.
  func quotes(_ text: String) -> Bool {
    quotations.holds(text)
  }

  /// Whether a text can come of one in quotation marks that has values inside: `no \(name) is left`.
  func composes(_ text: String) -> Bool {
    templates.contains { $0.matches(text) }
  }

  /// Whether a type has a function, by itself or by a protocol or superclass of ours.
  func hasFunction(_ name: String, in type: String) -> Bool {
    family(of: type, in: types).contains { $0.functions.contains(name) || $0.cases.contains(name) }
  }

  /// Whether a type has a property or a case, by itself or by a protocol or superclass of ours.
  func hasProperty(_ name: String, in type: String) -> Bool {
    family(of: type, in: types).contains { $0.properties.contains(name) || $0.cases.contains(name) }
  }

  /// Whether a type of ours has a member, one that tests give it included; nil when it isn't ours.
  func hasMember(_ name: String, in type: String) -> Bool? {
    guard allTypes[type] != nil else { return nil }
    return Self.given.contains(name) || allTypes[name] != nil
      || family(of: type, in: allTypes).contains { facts in
        facts.functions.contains(name) || facts.properties.contains(name)
          || facts.cases.contains(name)
      }
  }

  /// The members that the compiler gives to types.
  private static let given: Set = ["Type", "allCases", "init", "rawValue", "self"]

  /// The type and all of ours that it inherits from.
  private func family(of type: String, in types: [String: TypeFacts]) -> [TypeFacts] {
    var seen: Set<String> = []
    var open = [type]
    var family: [TypeFacts] = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let facts = types[name] else { continue }
      family.append(facts)
      open += facts.inherits
    }
    return family
  }

  private static func add(_ found: [String: TypeFacts], to types: inout [String: TypeFacts]) {
    for (name, facts) in found {
      var known = types[name] ?? TypeFacts()
      known.kinds.formUnion(facts.kinds)
      known.files.formUnion(facts.files)
      known.functions.formUnion(facts.functions)
      known.properties.formUnion(facts.properties)
      known.inherits.formUnion(facts.inherits)
      known.cases += facts.cases
      types[name] = known
    }
  }

  /// The test target that a file belongs to: `Tests/XTests/...`, or a kata's folder.
  private static func target(of path: String, katas: [String: String]) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    if parts.first == "Tests", parts.count > 2, parts[1] != "Support" { return parts[1] }
    guard parts.count > 4, ["Exercise", "Tests"].contains(parts[4]) else { return nil }
    return katas[parts[..<4].joined(separator: "/")]
  }

  /// The test target of each kata's folder: it is named after the exercise.
  private static func katas(among paths: some Sequence<String>) -> [String: String] {
    var katas: [String: String] = [:]
    for path in paths {
      let parts = path.split(separator: "/")
      guard parts.count == 6, parts[2] == "katas", parts[4] == "Exercise" else { continue }
      let folder = parts[..<4].joined(separator: "/")
      katas[folder] = parts[5].replacing(".swift", with: "") + "Kata"
    }
    return katas
  }
}
