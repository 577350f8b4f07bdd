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
  var line: Int? = nil
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

  /// A right exercise: what it leaves as it came is given.
  let solution: SourceCode

  /// The files of the tests.
  let tests: [SourceCode]

  // MARK: What the text says

  /// What its text shows, whatever the compiler makes of it.
  var findingsInText: [Finding] {
    otherMeanings + changedTypes + imports + attributes + signs
  }

  /// What an exercise may import, beside what it came with: nothing of the tests, and nothing that
  /// reaches out of them.
  private static let modules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Locking", "Observation", "RegexBuilder",
    "Scenario", "Synchronization",
  ]

  private var imports: [Finding] {
    let kinds = /import\s+(?:(?:actor|class|enum|func|let|protocol|struct|typealias|var)\s+)?(\w+)/
    let found = Set(exercise.code.matches(of: kinds).map { String($0.1) })
    return found.subtracting(Self.modules).subtracting(starter.words).sorted().map {
      finding($0, "uses the module \($0), which no exercise needs")
    }
  }

  /// Attributes that don't change how the compiler puts code together, or whom it belongs to.
  private static let harmless: Set = [
    "MainActor", "Observable", "ObservationIgnored", "Sendable", "TaskLocal", "autoclosure",
    "available", "concurrent", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "escaping", "globalActor", "isolated", "nonobjc", "preconcurrency", "propertyWrapper",
    "resultBuilder", "retroactive", "unchecked", "unknown",
  ]

  private var attributes: [Finding] {
    let code = exercise.code.replacing(/@inline\s*\(\s*never\s*\)/, with: "")
    let found = Set(code.matches(of: /@\s*(\w+)/).map { String($0.1) })
    let isOfTests = starter.words.contains("Testing")
    return found.subtracting(Self.harmless).subtracting(exercise.types)
      .filter {
        !starter.code.contains("@" + $0) && !(isOfTests && ["Suite", "Test"].contains($0))
      }
      .sorted()
      .map { finding($0, "uses the attribute @\($0), which no exercise needs", as: "@" + $0) }
  }

  /// What hides something, tells who calls, or reaches for a method that the compiler leaves no name of.
  private var signs: [Finding] {
    var findings: [Finding] = []
    if let line = exercise.lineOfControl {
      findings.append(
        Finding(name: "control", words: "has a character that nobody sees", line: line))
    }
    var ways: [(Regex<(Substring, Substring)>, String)] = [
      (/=\s*(#(?!isolation\W)\w+)/, "asks for its caller's place, which tells which test runs"),
      (/(#sourceLocation)(?!\w)/, "gives its lines other places"),
      (/(?:^|[^\w@.])(unsafe)(?![\w)])/, "keeps the compiler from warning of unsafe memory"),
      (/(?:^|\W)(Task\.name)(?!\w)/, "can tell which test runs"),
      (/(?:^|\W)(DEBUG|_isDebugAssertConfiguration)(?!\w)/, "tells how it was built"),
    ]
    if exercise.words.contains("Foundation") {
      ways += [
        (/\W(write)\s*\(\s*to\w*\s*:/, "can read or write files"),
        (/\W(contentsOf(?:File|URL))\s*:/, "can read or write files"),
        (/[#\W]([sS]elector)\s*\(/, "finds code by its name"),
        (/\.\s*(callStack(?:Symbols|ReturnAddresses))(?!\w)/, "can tell which test runs"),
      ]
    }
    if exercise.words.contains("ProcessInfo") {
      ways += [
        (/\.\s*(arguments)(?!\w)/, "can tell which test runs"),
        (/\.\s*(environment|processName)(?!\w)/, "can tell that it is tested"),
      ]
    }
    for (way, reason) in ways {
      findings += exercise.code.matches(of: way).map { match in
        let line = exercise.code[..<match.1.startIndex].count(where: \.isNewline) + 1
        return Finding(
          name: String(match.1), words: "reaches for \(match.1), which \(reason)", line: line)
      }
    }
    return findings
  }

  /// Names and signs of the tests that mean something else beside the exercise.
  private var otherMeanings: [Finding] {
    let used = tests.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let signs = exercise.declarations.compactMap { declared -> Finding? in
      let name = declared.name
      switch declared.kind {
      case "macro": return finding(name, "declares the macro \(name)")
      case "operator", "precedencegroup":
        guard used.contains(name) else { return nil }
        let words = "declares \(name) anew, which the tests use"
        return Finding(name: name, words: words, line: declared.line)
      default: return nil
      }
    }
    let aliases = exercise.code.matches(of: /(private\s+|fileprivate\s+|\w|)typealias\s+(\w+)/)
    return signs
      + aliases.compactMap { match in
        let name = String(match.2)
        // Without a word, each literal is of such a type.
        guard name.hasSuffix("LiteralType") || match.1.isEmpty && used.contains(name) else {
          return nil
        }
        // What the tests declare at the top of a file is theirs, whatever stands at the top of another.
        let isOuter = exercise.declarations.contains { $0.name == name && $0.extended == nil }
        guard !isOuter || !tests.contains(where: { $0.declares(name) }) else { return nil }
        return finding(name, "gives another type the name \(name), which the tests use")
      }
  }

  /// Types that the exercise came with, and that a right one leaves alone: the tests rely on them.
  private var changedTypes: [Finding] {
    let names = Set(starter.declarations.filter { $0.extended == nil }.map(\.name)).sorted()
    return names.compactMap { name in
      guard let given = starter.body(of: name), solution.body(of: name) == given,
        exercise.body(of: name) != given
      else { return nil }
      return finding(name, "changes \(name), which the kata gives")
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
    let taken = code.taken.compactMap { symbol -> Finding? in
      if let (name, reason) = NotAllowed.first(for: symbol, in: exercise.words) {
        return finding(name, "reaches for \(name), which \(reason)")
      }
      let module = ["KataFiles", "TestSupport", "Testing"].first { symbol.isOf($0) }
      guard let module, !starter.words.contains(module) else { return nil }
      return finding(module, "reaches for \(symbol.text), which is of the tests")
    }
    let foreign = code.given.filter {
      !$0.isOfExercise && $0.name.contains(/^(?:\$s|[a-z])/)
    }
    return taken + work(in: code)
      + foreign.map { finding($0.name, "takes the place of \($0.text)") }
      + comparisons(in: code)
      + memory.map {
        Finding(
          name: "memory",
          words: "uses memory by its address, and can change what others keep there", line: $0)
      } + findings(in: code.asked, usual: usual)
  }

  /// Work that begins later than anybody waits for it: who starts a task of its own and sleeps in it can
  /// do what no test sees.
  private func work(in code: BuiltCode) -> [Finding] {
    let own = exercise.code.contains(
      /(?:^|\W)Task\s*(?:\{|\(|<[^>]*>|\.\s*detached)|\.\s*async\w*\s*[({]|Thread\s*\{/)
    let sleeps = /(?:^|\W)(sleep|usleep|nanosleep|asyncAfter|scheduledTimer|Timer)\s*\(/
    guard own || exercise.words.contains("asyncAfter"),
      let word = exercise.code.firstMatch(of: sleeps)?.1, !starter.words.contains(String(word))
    else { return [] }
    return [finding(String(word), "lets work of its own sleep, for longer than a test waits")]
  }

  /// Comparisons of types that the kata gives: the tests compare by them.
  private func comparisons(in code: BuiltCode) -> [Finding] {
    let own = Set(exercise.types).subtracting(starter.types)
    return code.given.compactMap { symbol in
      let comparison = /(?:^|[\s:])([\w.]+)\.(==|!=|<|>|<=|>=) infix/
      guard let match = symbol.text.firstMatch(of: comparison),
        let type = match.1.split(separator: ".").last, !own.contains(String(type))
      else { return nil }
      return finding("==", "compares values of \(type) in a way of its own", as: String(match.2))
    }
  }

  /// What the tests, and the code that the kata gives, ask beside the exercise and not beside the exercise
  /// as it came, or the other way round.
  func findings(in asked: BuiltCode.Questions, usual: BuiltCode.Questions) -> [Finding] {
    let words = tests.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let ours = usual.values.joined().filter(\.isOfExercise)
    let known = starter.words.union(ours.flatMap(\.path))
    let compared = Set(ours.filter(\.asksSomething).compactMap(\.path.first))
    var findings: [Finding] = []
    for (file, symbols) in asked.sorted(by: { $0.key < $1.key }) {
      let before = usual[file] ?? []
      let changed = symbols.symmetricDifference(before).sorted { $0.name < $1.name }
      for symbol in changed where symbol.isOfExercise && symbols.contains(symbol) {
        let owner = symbol.path.first ?? ""
        if symbol.asksSomething || compared.contains(owner) {
          findings.append(
            finding(
              owner, "changes what the tests compare: \(symbol.text)",
              as: symbol.asksSomething ? "==" : owner))
        } else if let name = symbol.path.first(where: { words.contains($0) && !known.contains($0) })
        {
          findings.append(
            finding(name, "takes the place of something that the tests use: \(symbol.text)"))
        }
      }
      let others = changed.filter {
        file.hasPrefix("Given/") || !$0.isOfExercise && $0.asksSomething
      }
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

  /// Where the compiler warned of memory that is used by its address. What it says of continuations, and
  /// of variables that several may use at once, is no harm to others.
  ///
  /// - Parameter isMeant: Whether a file is.
  static func unsafeLines(in words: String, where isMeant: (Substring) -> Bool) -> [Int] {
    var lines: [Int] = []
    let warning = /^(.+?):(\d+):\d+: warning: (.*)/
    var current: (line: Int, isHarmless: Bool)?
    func end() {
      if let current, !current.isHarmless, lines.last != current.line { lines.append(current.line) }
      current = nil
    }
    for line in words.split(separator: "\n") {
      if let match = line.firstMatch(of: warning) {
        end()
        guard isMeant(match.1), match.3.contains("uses unsafe constructs") else { continue }
        current = (Int(match.2) ?? 0, false)
      } else if line.contains(": error: ") {
        end()
      } else if line.contains("note: "), current != nil {
        current?.isHarmless = line.contains(
          /UnsafeContinuation|is unsafe in concurrently-executing code/)
      }
    }
    end()
    return lines
  }

  private func finding(_ word: String, _ words: String, as name: String? = nil) -> Finding {
    let line = exercise.line(of: word) ?? (word == "==" ? exercise.line(of: "static") : nil)
    return Finding(name: name ?? word, words: words, line: line)
  }
}

extension BuiltCode.Symbol {
  /// The names in the exercise's module that it is about, from the outermost to its own.
  var path: [String] {
    let path =
      text.firstMatch(of: /\(extension in Kata\):([\w.]+)/)?.1
      ?? text.firstMatch(of: /(?:^|[^\w.])Kata\.([\w.]+|[^\w\s.(]+)/)?.1 ?? ""
    return path.split(separator: ".").map(String.init).filter {
      !["getter", "setter", "modify", "read", "unsafeMutableAddressor"].contains($0)
    }.map { $0 == "__allocating_init" ? "init" : $0 }
  }

  /// Whether a test asks something by it: one of Swift Testing's functions, a comparison, or what
  /// makes a type comparable.
  var asksSomething: Bool {
    text.contains(
      /(?:^|\W)Testing\.|[ .](?:==|!=|<|>|<=|>=) infix|__derived_|Equatable|Comparable/)
  }

  /// Whether it belongs to a module.
  fileprivate func isOf(_ module: String) -> Bool {
    text.hasPrefix(module + ".") || text.contains(" \(module).")
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

  /// What a type is declared as, without regard to spaces; nil where there is no such type at the top.
  fileprivate func body(of type: String) -> String? {
    declarations(of: type).first { !$0.hasPrefix("extension") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }
}
