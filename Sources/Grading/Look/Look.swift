import Foundation
import KataFiles
import KataRunner

/// Something in an exercise that a person has to look at before its tests are believed.
struct Finding: Equatable, Sendable {
  /// What to allow it by.
  var name: String

  /// What the exercise does, behind the word "it".
  var words: String

  /// The line of the exercise, from 1 on; nil when it isn't known.
  var line: Int?
}

/// Looks at an exercise beside the exercise as it came.
///
/// The exercise is a module of its own, and can't take the place of anything in the tests. What is
/// looked for here is what such a border doesn't stop: reaching out of the tests' process, and giving
/// the tests other checks and comparisons than they ask for.
struct Look: Sendable {
  /// The exercise.
  let exercise: SourceCode

  /// The exercise as it came.
  let starter: SourceCode

  /// The files of the tests.
  let tests: [SourceCode]

  // MARK: What the text says

  /// What its text shows, whatever the compiler makes of it.
  var findingsInText: [Finding] {
    otherMeanings + imports + attributes + defaults + messages + unsafeWords
  }

  /// The tests' own modules, where the exercise didn't come with them.
  private var imports: [Finding] {
    ["KataFiles", "TestSupport", "Testing", "XCTest"].compactMap { module in
      guard exercise.words.contains(module), !starter.words.contains(module) else { return nil }
      return finding(module, "uses the module \(module), which is of the tests")
    }
  }

  /// Attributes that begin with a stroke are the compiler's own; some others reach out of the file.
  private var attributes: [Finding] {
    let found = exercise.code.matches(of: /@(_\w+|(?:c|safe|section|testable|unsafe|used)(?!\w))/)
    return Set(found.map { String($0.1) }).sorted().compactMap { name in
      guard !starter.words.contains(name) else { return nil }
      return finding(
        name, "uses the attribute @\(name), which reaches out of the file", as: "@" + name)
    }
  }

  /// An argument that tells where a call stands.
  private var defaults: [Finding] {
    let found = exercise.code.matches(
      of: /=\s*#((?:function|file|fileID|filePath|line|column|dsohandle)(?!\w))/)
    return Set(found.map { String($0.1) }).sorted().map {
      finding($0, "takes #\($0) from its caller, which tells which test runs", as: "#" + $0)
    }
  }

  /// Methods of Foundation's classes: some are asked for them without a name that the compiler leaves
  /// behind, as classes of Objective-C are.
  private var messages: [Finding] {
    guard exercise.words.contains("Foundation") else { return [] }
    let files = exercise.code.matches(of: /(?:^|\W)(write\s*\(\s*to\w*|contentsOf(?:File|URL))\s*:/)
      .map { ($0.1.hasPrefix("write") ? "write" : String($0.1), "can read or write files") }
    let tests = exercise.code.matches(
      of: /\.\s*(callStack(?:Symbols|ReturnAddresses)|arguments)(?!\w)/
    )
    .map { (String($0.1), "can tell which test runs") }
    .filter { $0.0 != "arguments" || exercise.words.contains("ProcessInfo") }
    return Dictionary(files + tests) { first, _ in first }.sorted { $0.key < $1.key }
      .map { finding($0, "reaches for \($0), which \($1)") }
  }

  /// What keeps the compiler from warning of memory that is used by its address.
  private var unsafeWords: [Finding] {
    guard exercise.code.contains(/(?:^|[^\w(@.])unsafe\s+[\w(\[&]/) else { return [] }
    return [finding("unsafe", "marks code as unsafe, of which the compiler doesn't warn then")]
  }

  /// Names and signs of the tests that mean something else beside the exercise. What the tests declare
  /// themselves can't be meant.
  private var otherMeanings: [Finding] {
    let used = tests.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    return exercise.declarations.compactMap { declared in
      let name = declared.name
      let words: String
      switch declared.kind {
      case "macro": words = "declares the macro \(name)"
      case "operator", "precedencegroup":
        guard used.contains(name) else { return nil }
        words = "declares \(name) anew, which the tests use"
      case "typealias":
        // Without a word, each literal is of such a type.
        let isOfLiterals = name.hasSuffix("LiteralType")
        guard isOfLiterals || declared.isVisible && used.contains(name),
          !tests.contains(where: { $0.declares(name) })
        else { return nil }
        words = "gives another type the name \(name), which the tests use"
      default: return nil
      }
      return Finding(name: name, words: words, line: declared.line)
    }
  }

  // MARK: What the compiler made of it

  /// What the exercise reaches for, the names that it takes away from others, and what it makes the
  /// tests ask.
  ///
  /// - Parameters:
  ///   - memory: Its lines that use memory by its address.
  ///   - usual: What the tests ask beside the exercise as it came.
  func findings(
    in code: BuiltCode, memory: [Int] = [], usual: BuiltCode.Questions = [:]
  ) -> [Finding] {
    let taken = code.taken.compactMap { symbol in
      NotAllowed.first(for: symbol).map { name, reason in
        finding(name, "reaches for \(name), which \(reason)")
      }
    }
    let foreign = code.given.filter { symbol in
      !symbol.isOfExercise
        && (symbol.name.contains(/^(?:\$s|[a-z])/) || NotAllowed.first(for: symbol) != nil)
    }
    return taken
      + foreign.map { finding($0.name, "takes the place of \($0.text)") }
      + memory.map {
        Finding(
          name: "memory",
          words: "uses memory by its address, and can change what others keep there", line: $0)
      } + findings(in: code.asked, usual: usual)
  }

  /// What the tests ask beside the exercise and not beside the exercise as it came, or the other way
  /// round.
  func findings(in asked: BuiltCode.Questions, usual: BuiltCode.Questions) -> [Finding] {
    let names = tests.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let known = Set(usual.values.joined().compactMap(\.owner))
    let compared = Set(
      usual.values.joined().filter { $0.isOfExercise && $0.asksSomething }.compactMap(\.owner))
    var findings: [Finding] = []
    for (file, symbols) in asked.sorted(by: { $0.key < $1.key }) {
      let before = usual[file] ?? []
      let new = symbols.subtracting(before).sorted { $0.name < $1.name }
      for symbol in new where symbol.isOfExercise {
        let owner = symbol.owner ?? ""
        if symbol.asksSomething || compared.contains(owner) {
          findings.append(
            finding(
              owner, "changes what the tests compare: \(symbol.text)",
              as: symbol.asksSomething ? "==" : owner))
        } else if symbol.text.contains("(extension in Kata)")
          || names.contains(owner) && !known.contains(owner)
        {
          findings.append(
            finding(owner, "takes the place of something that the tests use: \(symbol.text)"))
        }
      }
      let others = symbols.symmetricDifference(before)
        .filter { !$0.isOfExercise && $0.asksSomething }.sorted { $0.name < $1.name }
      if let other = others.first {
        let word = other.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          .first { exercise.words.contains(String($0)) }
        let verb = symbols.contains(other) ? "now calls" : "no longer calls"
        findings.append(
          finding(
            word.map(String.init) ?? "==",
            "changes what the tests call: \(file) \(verb) \(other.text)", as: "questions"))
      }
    }
    return findings
  }

  /// Where the compiler warned of memory that is used by its address.
  ///
  /// - Parameter path: The file that is meant.
  static func unsafeLines(in words: String, of path: String) -> [Int] {
    var lines: [Int] = []
    var current: Int?
    for line in words.split(separator: "\n") {
      if line.contains(": warning: ") || line.contains(": error: ") {
        current = nil
        if line.hasPrefix(path + ":"), line.contains("uses unsafe constructs") {
          current = Int(line.dropFirst(path.count + 1).prefix { $0.isNumber })
        }
      }
      guard let row = current, line.contains(Self.address), lines.last != row else { continue }
      lines.append(row)
    }
    return lines
  }

  private static var address: Regex<Substring> {
    /note: .*(?:Unsafe\w*Pointer|CVaListPointer|OpaquePointer|Unmanaged|unowned\(unsafe\)|unsafe(?:BitCast|Downcast))/
  }

  private func finding(_ word: String, _ words: String, as name: String? = nil) -> Finding {
    let line = exercise.line(of: word) ?? (word == "==" ? exercise.line(of: "static") : nil)
    return Finding(name: name ?? word, words: words, line: line)
  }
}

extension BuiltCode.Symbol {
  /// What of the exercise it belongs to, by its first name: a type, a function, an operator.
  var owner: String? {
    if let path = text.firstMatch(of: /\(extension in Kata\):([\w.]+)/)?.1 {
      return path.split(separator: ".").prefix(3).last.map(String.init)
    }
    return text.firstMatch(of: /(?:^|\W)Kata\.(\w+|[^\w\s.(]+)/).map { String($0.1) }
  }

  /// Whether a test asks something by it: one of Swift Testing's functions, a comparison, or what
  /// makes a type comparable.
  var asksSomething: Bool {
    text.contains(
      /(?:^|\W)Testing\.|[ .](?:==|!=|<|>|<=|>=) infix|__derived_|Equatable|Comparable/)
  }
}

extension SourceCode {
  /// Whether something in it has this name.
  fileprivate func declares(_ name: String) -> Bool {
    code.matches(
      of: /(?:^|\W)(?:typealias|struct|class|enum|actor|protocol|let|var|func|case)\s+(\w+)/
    )
    .contains { $0.1 == name }
  }
}
