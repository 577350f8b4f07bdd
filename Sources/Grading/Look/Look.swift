import Foundation
import KataFiles
import KataRunner

/// Something in an exercise that a teacher has to review before its test results count.
struct Finding: Equatable, Sendable {
  /// The name that allows it.
  var name: String

  /// The problem, to follow the word "it".
  var words: String

  /// The line of the exercise, from 1 on; nil if it isn't known.
  var line: Int? = nil

  /// Whether it matters only if every test passes. Honest mistakes look like this, too, but fail a
  /// test.
  var isDoubt = false
}

/// Searches an exercise for ways to influence its tests.
///
/// The exercise is a module of its own, so it can't replace a name in the tests. This search finds
/// what the border between modules doesn't stop: access to anything outside of the tests' process,
/// and changes to the tests' checks and comparisons.
struct Look: Sendable {
  let exercise: SourceCode

  /// The original exercise.
  let starter: SourceCode

  /// The solution. The kata gives the types that the solution doesn't change.
  let solution: SourceCode

  let tests: [SourceCode]

  /// The given files.
  var given: [SourceCode] = []

  // MARK: The text

  /// The findings in the text.
  var findingsInText: [Finding] {
    if let line = exercise.lineOfExcess {
      let words = "is longer or more deeply nested than handwritten code, so it wasn't searched"
      return [Finding(name: "length", words: words, line: line)]
    }
    return otherMeanings + changedTypes + imports + attributes + signs + sharedState + copies
  }

  /// The modules that every exercise may import. Even the question whether a different module
  /// exists could reveal a test.
  private static let modules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Locking", "OSLog", "Observation",
    "RegexBuilder",
    "Scenario", "Synchronization", "os",
  ]

  private var imports: [Finding] {
    let kinds =
      /(?:import\s+(?:(?:actor|class|enum|func|let|protocol|struct|typealias|var)\s+)?|canImport\s*\(\s*)(\w+)/
    let found = Set(exercise.code.matches(of: kinds).map { String($0.1) })
    return found.subtracting(Self.modules).subtracting(starter.words).sorted().map {
      finding($0, "uses the module \($0), which no exercise needs")
    }
  }

  /// Attributes that change neither linking nor the module of a declaration.
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
    // The exercise's own attributes are types. The compiler's attributes begin with small letters.
    let own = exercise.types.filter { $0.first?.isUppercase == true }
    return found.subtracting(Self.harmless).subtracting(own)
      .filter {
        !starter.code.contains("@" + $0) && !(isOfTests && ["Suite", "Tag", "Test"].contains($0))
      }
      .sorted()
      .map { finding($0, "uses the attribute @\($0), which no exercise needs", as: "@" + $0) }
  }

  /// Hidden characters, and uses of names that leave no symbol in the compiled code.
  private var signs: [Finding] {
    var findings: [Finding] = []
    if let line = exercise.lineOfOddity {
      let words = "has an invisible character, or one that can be read in two ways"
      findings.append(Finding(name: "character", words: words, line: line))
    }
    var ways: [(Regex<(Substring, Substring)>, String)] = [
      (/=\s*(#(?!isolation\W)\w+)/, "can reveal which test calls it"),
      (/(#sourceLocation)(?!\w)/, "changes the reported file and line"),
      (/(?:^|[^\w@])(unsafe)(?![\w)])/, "hides the compiler's warnings about unsafe memory"),
      (/(?:^|\W)(Task\.name)(?!\w)/, "can reveal which test is running"),
      (/\.\s*([sg]etSpecific)(?!\w)/, "stores something that all objects share"),
      (
        /(?:^|\W)(DEBUG|_isDebugAssertConfiguration)(?!\w)/, "can reveal how the exercise was built"
      ),
      (
        /(?:^|\W)(assert)\s*\((?:\s*\{|[^\n;]*\{[^\n}]*[^=!<>]=[^=])/,
        "does something only in a debug build"
      ),
    ]
    if !starter.words.contains("Testing") {
      ways.append(
        (/\W(reflecting)\s*:\s*type\s*\(/, "can reveal that the exercise is being tested"))
    }
    if exercise.words.contains("Foundation") {
      ways += [
        (/\W(write)\s*[?!]?\s*\(\s*to\w*\s*:/, "can read or write files"),
        // Objective-C's methods leave no symbol.
        (
          /(?:\.\s*init|\W[A-Z]\w*)\s*\(\s*(contentsOf\w*)\s*:/, "can read or write files"
        ),
        (
          /\.\s*(archiveRootObject|unarchiveObject|completePath|resolvingSymlinks\w*|standardizing\w*|resourceValues|checkResourceIsReachable\w*)(?!\w)/,
          "can read or write files"
        ),
        (/\.\s*(threadDictionary)(?!\w)/, "stores something that all objects share"),
        (/\.\s*(userInfo)\s*\[[^\]]*\]\s*=(?!=)/, "stores something that all objects share"),
        (/[#\W]([sS]elector)\s*\(/, "can find code by name"),
        (
          /\.\s*(values?|dictionaryWithValues|mutable\w+Value)\s*[?!]?\s*\(\s*forKey/,
          "can find code by name"
        ),
        (/\.\s*(callStack(?:Symbols|ReturnAddresses))(?!\w)/, "can reveal which test is running"),
      ]
    }
    if exercise.words.contains("ProcessInfo") {
      ways += [
        (/\.\s*(arguments)(?!\w)/, "can reveal which test is running"),
        (
          /\.\s*(environment|hostName|processIdentifier|processName|userName|fullUserName)(?!\w)/,
          "can reveal that the exercise is being tested"
        ),
      ]
    }
    // The exercise may have a method with this name.
    let isOwn =
      exercise.functions.contains("write") && !exercise.words.contains { $0.hasPrefix("NS") }
    findings += exercise.text.matches(of: /\WKataTests(?!\w)/).prefix(1).map { match in
      Finding(
        name: "KataTests",
        words: "names the tests' module, so it can find out that it is being tested",
        line: exercise.text.line(of: match.range.upperBound))
    }
    for (way, reason) in ways {
      findings += exercise.code.matches(of: way).filter { !isOwn || $0.1 != "write" }.map { match in
        Finding(
          name: String(match.1), words: "uses \(match.1), which \(reason)",
          line: exercise.code.line(of: match.1.startIndex))
      }
    }
    return findings
  }

  /// State outside of objects, which all objects and all tests share.
  private var sharedState: [Finding] {
    // Where the student writes the tests, all tests of a process have the same code under test.
    guard !starter.words.contains("Testing") else { return [] }
    let top = exercise.declarations.filter { $0.extended == nil }
    let code = exercise.code
    let keepers = keepers
    return code.matches(of: /(?:^|[;{}\n])([^;{}\n]*)\b(var|let)\s+(\w+)/).compactMap {
      match -> Finding? in
      let name = String(match.3)
      let line = code.line(of: match.3.startIndex)
      let isStatic = match.1.contains(/\b(?:static|class)\b/)
      guard isStatic || top.contains(where: { $0.name == name && $0.line == line }),
        !starter.code.contains("\(match.1)\(match.2) \(name)")
      else { return nil }
      let value = self.value(behind: match.range.upperBound)
      let isComputed = value.contains(/^[^=]*\{/)
      let isLocal =
        code[..<match.range.lowerBound].hasSuffix("@TaskLocal")
        || match.1.contains(/@(?:TaskLocal|Tag)\b/)
      let words = Set(value.wordsOfCode)
      let calls = value.matches(of: /(\w+)\s*[({]/).map { String($0.1) }
      // A closure can capture a variable.
      let isFunction = words.contains("var") && value.contains(/->|return\s*\{|\bfunc\b/)
      guard !isComputed,
        match.2 == "var" && !isLocal || isFunction || !words.isDisjoint(with: keepers)
          || !exercise.functions.isDisjoint(with: calls)
      else { return nil }
      return Finding(
        name: name, words: "stores something in \(name), which all objects share",
        line: line, isDoubt: true)
    }
  }

  /// Copies of the code under test in a student's tests. A comparison with a copy tests nothing.
  private var copies: [Finding] {
    guard starter.words.contains("Testing") else { return [] }
    let known = given.reduce(into: Set()) { $0.formUnion($1.code.runsOfWords) }
    guard let start = exercise.code.runsOfWords.first(where: known.contains)?.first else {
      return []
    }
    return [
      Finding(
        name: "copy", words: "has a copy of the code that its tests should test",
        line: exercise.code.line(of: start.startIndex))
    ]
  }

  /// Types whose constants can store changing values.
  private var keepers: Set<Substring> {
    let known: Set<Substring> = [
      "AsyncStream", "Atomic", "Locked", "Mutex", "NSCache", "NSHashTable", "NSMapTable",
      "NSCountedSet", "NSMutableArray", "NSMutableData", "NSMutableDictionary",
      "NSMutableOrderedSet",
      "NSMutableSet", "NSMutableString", "OSAllocatedUnfairLock",
    ]
    let types = exercise.code.matches(
      of: /\b(actor|class|enum|struct|typealias)\s+(?!func\b|var\b|let\b)(\w+)([^\n]*)/)
    let all = types.map { type in
      let isAlias = type.1 == "typealias"
      let text = isAlias ? "\(type.3)" : exercise.declarations(of: String(type.2)).joined()
      return (kind: type.1, name: type.2, words: Set(text.wordsOfCode))
    }
    // Types that contain such types count, too. Objects that have only constants don't.
    var keepers = known
    for _ in all {
      for type in all
      where type.kind == "actor" || !type.words.isDisjoint(with: keepers)
        || type.kind == "class" && (type.words.isEmpty || type.words.contains("var"))
      { keepers.insert(type.name) }
    }
    return keepers
  }

  /// A property's type and initial value: the text up to the end of a line where no bracket is
  /// open.
  private func value(behind start: String.Index) -> String {
    let rest = exercise.code[start...]
    var depth = 0
    let end = rest.indices.first { index in
      switch rest[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "\n":
        return depth == 0 && !rest[..<index].contains(/[=:(,]\s*$/)
          && !rest[index...].contains(/^\s*[=.]/)
      default: break
      }
      return depth < 0
    }
    return String(rest[..<(end ?? rest.endIndex)])
  }

  /// Names and operators of the tests to which the exercise gives a different meaning.
  private var otherMeanings: [Finding] {
    let used = tests.reduce(into: starter.words) { $0.formUnion($1.words) }
    let own = ownTypes
    let signs = exercise.declarations.compactMap { declared -> Finding? in
      let name = declared.name
      switch declared.kind {
      case "macro": return finding(name, "declares the macro \(name)")
      case "operator", "precedencegroup":
        guard used.contains(name) else { return nil }
        let words = "redeclares \(name), which the tests use"
        return Finding(name: name, words: words, line: declared.line)
      case "actor", "class", "enum", "protocol", "struct":
        guard let outer = declared.extended, !own.contains(outer), used.contains(name) else {
          return nil
        }
        let words = "declares \(name) in \(outer), where it hides a different \(name)"
        return Finding(name: name, words: words, line: declared.line)
      default: return nil
      }
    }
    let aliases = exercise.code.matches(
      of: /((?:[^.\w]|^)(?:file)?private[ \t]+|\w|)typealias\s+(\w+)/)
    return signs
      + aliases.compactMap { match in
        let name = String(match.2)
        // Every literal without a type has such a type.
        guard name.hasSuffix("LiteralType") || match.1.isEmpty && used.contains(name) else {
          return nil
        }
        // Inside a type, it has an effect only on extensions of the type.
        let within = exercise.types.contains { type in
          !tests.contains { $0.code.contains("extension \(type)") }
            && exercise.declarations(of: type).contains {
              !$0.hasPrefix("extension") && $0.contains("typealias \(name)")
            }
        }
        guard !within else { return nil }
        // A name that the tests declare at the top of a file always means their declaration.
        let isOuter = exercise.declarations.contains { $0.name == name && $0.extended == nil }
        guard !isOuter || !tests.contains(where: { $0.declaredNames.contains(name) }) else {
          return nil
        }
        return finding(name, "gives a different type the name \(name), which the tests use")
      }
  }

  /// Changed types of the original exercise that the solution leaves alone. The tests rely on them.
  private var changedTypes: [Finding] {
    let names = Set(starter.declarations.filter { $0.extended == nil }.map(\.name)).sorted()
    return names.compactMap { name in
      let given = starter.bodies(of: name)
      guard !given.isEmpty, solution.bodies(of: name) == given, exercise.bodies(of: name) != given
      else { return nil }
      return finding(name, "changes \(name), a type that the kata provides")
    }
  }

  // MARK: The compiled code

  /// The findings in the compiled code: forbidden names, replaced names, and changed checks of the
  /// tests.
  ///
  /// - Parameters:
  ///   - code: The compiled exercise.
  ///   - memory: The exercise's lines that access memory by its address.
  ///   - usual: The compiled original exercise.
  func findings(
    in code: BuiltCode, memory: [Int] = [], usual: BuiltCode = BuiltCode()
  ) -> [Finding] {
    let taken = code.taken.compactMap { symbol -> Finding? in
      if let (name, reason) = NotAllowed.first(for: symbol, in: exercise.text) {
        return finding(name, "uses \(name), which \(reason)")
      }
      // A setter of a type or file outside of the exercise, not of an object.
      if !symbol.isOfExercise,
        let name = symbol.text.firstMatch(
          of: /^(?:static .*|\w+)\.(\w+)\.(?:setter|modify2?) :/)?.1
      {
        return finding(String(name), "sets \(name), which all objects share")
      }
      let module = ["KataFiles", "TestSupport", "Testing"].first { symbol.isOf($0) }
      guard let module, !starter.words.contains(module) else { return nil }
      return finding(module, "uses \(symbol.text), which belongs to the tests")
    }
    let foreign = code.given.filter {
      !$0.isOfExercise && $0.name.contains(/^(?:\$s|[a-z])/)
    }
    return taken + unread(in: code) + lateWork + formats(in: code)
      + foreign.map { finding($0.name, "replaces \($0.text)") }
      + comparisons(in: code, usual: usual)
      + memory.map {
        Finding(
          name: "memory",
          words: "accesses memory by its address, so it could change other objects", line: $0)
      } + findings(in: code.asked, usual: usual.asked)
  }

  /// Declarations that the compiler finds in the exercise, but this search doesn't. Then the
  /// findings in the text aren't reliable.
  private func unread(in code: BuiltCode) -> [Finding] {
    // The compiler and its macros generate some functions.
    let known = exercise.functions.union(exercise.types + protocols).union([
      "access", "encode", "hash", "shouldNotifyObservers", "withMutation",
    ])
    return code.declared.compactMap { symbol in
      // A case of an enum can have the same kind of symbol as a function.
      let isMaybeCase = symbol.name.hasSuffix("mF")
      guard let name = symbol.declaredName, !known.contains(name), !name.hasPrefix("__derived_"),
        !name.hasSuffix("CodingKeys"), !(isMaybeCase && exercise.words.contains(name))
      else { return nil }
      return finding(
        name, "can be read in two ways: only the compiler finds a declaration of \(name)",
        as: "unread")
    }
  }

  /// Work that can start after grading has stopped waiting: a task that sleeps can do something
  /// unseen.
  private var lateWork: [Finding] {
    // Tests that a student writes may sleep.
    guard !starter.words.contains("Testing") else { return [] }
    let timers: Set = [
      "NSBackgroundActivityScheduler", "Timer", "asyncAfter", "makeTimerSource", "scheduledTimer",
    ]
    let starts =
      /(?:^|\W)Task(?!\w|\s*\.\s*(?:sleep|yield|isCancelled|checkCancellation|currentPriority)\W)|\.\s*async\w*\s*[({]|Thread\s*(?:[({]|\.\s*(?:detach|init))|OperationQueue\W|\.\s*(?:notify|schedule)\s*[({]/
    let waits =
      /\W((?:u|nano)?sleep(?=\W)|RunLoop(?=\W)|(?:lock|wait)(?=\s*\((?:[^()]*\W)?(?:until|timeout|wallTimeout|before)\s*:))/
    // A completion handler may be called after up to 0.2 seconds, because grading waits longer.
    let short =
      /asyncAfter\s*\(\s*deadline\s*:\s*\.now\(\)\s*\+\s*(?:0\.[0-2]\d*|\.milliseconds\(\s*[12]?\d?\d\s*\))\s*\)/
    let isShort =
      exercise.code.matches(of: /asyncAfter/).count == 1 && exercise.code.contains(short)
      && starter.words.contains("escaping")
    let timer = timers.first {
      exercise.words.contains($0) && !starter.words.contains($0) && !($0 == "asyncAfter" && isShort)
    }
    // The method as a value can be called without its argument labels.
    let isPassedOn = exercise.code.contains(/\.\s*wait(?!\w|\s*\()/)
    let wait =
      exercise.code.matches(of: waits).map { String($0.1) }.first {
        !exercise.functions.contains($0)
      }
      ?? (isPassedOn ? "wait" : nil)
    guard let word = timer ?? (exercise.code.contains(starts) ? wait : nil),
      !starter.words.contains(word)
    else { return [] }
    return [finding(word, "starts work that can sleep until the tests have ended (\(word))")]
  }

  /// Formats that aren't plain literals. `%s` reads memory at an address.
  private func formats(in code: BuiltCode) -> [Finding] {
    let isUsed = code.taken.contains {
      $0.text.contains(/[( ]format: |Format[:(<]|NSLog|OBJC_CLASS_\$_NS\w*String/)
    }
    let places =
      /(?:init|[A-Z]\w*)\s*\(\s*\w*[fF]ormat\s*:|(?:append(?:ing)?Format|localizedStringWithFormat|NSLog)\s*\(/
    let plain =
      /\s*"(?:[^"\\%]|\\[^(]|%[-+ 0#]*\d*(?:\.\d+)?(?:[@%dfgeExXou]|l{1,2}[dxu]))*"/
    let text = exercise.text
    let arePlain = text.matches(of: places).allSatisfy {
      text[$0.range.upperBound...].prefixMatch(of: plain) != nil
    }
    guard isUsed, !arePlain else { return [] }
    let words = "uses a format string that isn't a plain literal, so it could read memory"
    return [finding("format", words)]
  }

  /// Changed comparisons of types that the kata gives. The tests depend on them.
  private func comparisons(in code: BuiltCode, usual: BuiltCode) -> [Finding] {
    // A private operator leaves no symbol for other files.
    let hidden =
      /func\s*(==|!=|<|>|<=|>=|~=)\s*(?:<[^>]*>\s*)?\(\s*\w+(?:\s+\w+)?\s*:[^,)]*?(\w+)(?:<[^>]*>)?[\]?]*\s*[,)]/
    let inText = exercise.code.matches(of: hidden).map { match in
      let extended = exercise.declarations.first { $0.name == match.1 && $0.extended != nil }?
        .extended
      return (type: match.2 == "Self" ? extended ?? "" : String(match.2), sign: String(match.1))
    }
    let comparison = /(?:^|[\s:])([\w.]+)\.(==|!=|<|>|<=|>=|~=) infix/
    let inCode = code.given.compactMap { symbol in
      symbol.text.firstMatch(of: comparison).map { match in
        (type: match.1.split(separator: ".").last.map(String.init) ?? "", sign: String(match.2))
      }
    }
    let own = ownTypes
    // If the compiler's own comparison is missing, a different one replaces it, perhaps with its
    // name.
    let isForged = exercise.words.contains { $0.hasPrefix("__derived_") }
    let all = Set(isForged ? [] : code.given)
    let lost = usual.given.filter { symbol in
      symbol.text.contains(".__derived_") && !all.contains(symbol)
        && symbol.path.dropLast().last.map(exercise.types.contains) == true
    }.map { (type: $0.path.dropLast().last ?? "", sign: "==") }
    return (inText + inCode + lost).filter { !$0.type.isEmpty && !own.contains($0.type) }.map {
      finding("==", "defines its own comparison of \($0.type)", as: $0.sign)
    }
  }

  private var protocols: [String] {
    exercise.code.matches(of: /protocol\s+(\w+)/).map { String($0.1) }
  }

  /// The exercise's own types, without protocols: other types may conform to these.
  private var ownTypes: Set<String> {
    Set(exercise.types).subtracting(starter.types + protocols + ["Kata", "Self"])
  }

  /// The differences between this exercise and the original one, in the symbols that the tests and
  /// the given code use.
  func findings(in asked: BuiltCode.Questions, usual: BuiltCode.Questions) -> [Finding] {
    let words = tests.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let ours = usual.values.joined().filter(\.isOfExercise)
    let known = starter.declaredNames.union(ours.flatMap(\.path))
    let results = ours.reduce(into: [String: Set<String>]()) { results, symbol in
      if let call = symbol.call { results[call, default: []].insert(symbol.result) }
    }
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
        } else if symbol.isOfForeignType
          || results[symbol.call ?? ""]?.contains(symbol.result) == false,
          let name = symbol.path.last
        {
          findings.append(finding(name, "gives the tests a different \(name): \(symbol.text)"))
        } else if let name = symbol.path.first(where: { words.contains($0) && !known.contains($0) })
        {
          findings.append(
            finding(name, "replaces something that the tests use: \(symbol.text)"))
        }
      }
      let others = changed.filter {
        file.hasPrefix("Given/") || !$0.isOfExercise && $0.asksSomething
      }
      if let other = others.first {
        let word = other.text.wordsOfCode.first { exercise.words.contains(String($0)) }
        let verb = symbols.contains(other) ? "now calls" : "no longer calls"
        findings.append(
          finding(
            word.map(String.init) ?? "==",
            "changes what the tests call: \(file) \(verb) \(other.text)", as: "questions"))
      }
    }
    return findings
  }

  /// The lines where the compiler warns about access to memory by its address. Its warnings about
  /// continuations and concurrently used variables are harmless.
  ///
  /// - Parameters:
  ///   - words: The compiler's output.
  ///   - isMeant: Whether the warnings of a file count.
  static func unsafeLines(in words: String, where isMeant: (Substring) -> Bool) -> [Int] {
    var lines: [Int] = []
    let warning = /^(.+?):(\d+):\d+: warning: (.*)/
    let harmless =
      /'withUnsafe(?:Throwing)?Continuation(?:\(isolation:_:\))?'$|type 'Unsafe(?:Throwing)?Continuation<[^']*>'$|is unsafe in concurrently-executing code$/
    var current: (line: Int, isHarmless: Bool?)?
    func end() {
      if let current, current.isHarmless != true, lines.last != current.line {
        lines.append(current.line)
      }
      current = nil
    }
    for line in words.split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: warning) {
        end()
        let isOfMemory = match.3.contains(/unsafe constructs|involves unsafe/)
        guard isMeant(match.1), isOfMemory else { continue }
        current = (Int(match.2) ?? 0, nil)
      } else if line.contains(": error: ") {
        end()
      } else if let note = line.firstMatch(of: /^(?:[\s|`-]+|\/[^|]+:\d+:\d+: )note: (.*)/)?.1 {
        guard !note.hasPrefix("in expansion of macro") else { continue }
        let isHarmless = note.contains(harmless) && !note.contains("Pointer")
        let isSoFar = current?.isHarmless != false
        current?.isHarmless = isHarmless && isSoFar
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
  /// The names in the exercise's module that the symbol is about, from the outermost to the
  /// innermost.
  var path: [String] {
    var text = text
    while let list = text.firstRange(of: /<[^<>]*>/) { text.removeSubrange(list) }
    let path =
      text.firstMatch(of: /\(extension in Kata\):([\w.]+)/)?.1
      ?? text.firstMatch(of: /(?:^|[^\w.])Kata\.([\w.]+|[^\w\s.(]+)/)?.1 ?? ""
    return path.split(separator: ".").map(String.init).filter {
      !["getter", "setter", "modify", "read", "unsafeMutableAddressor"].contains($0)
    }.map { $0 == "__allocating_init" ? "init" : $0 }
  }

  /// The name of the type or function that the symbol defines; nil for anything else, and for names
  /// that a macro generates.
  var declaredName: String? {
    let text = text.replacing(/\((`[^`]+`|[^\s`()]+) in _[0-9A-F]+\)/) { $0.1 }
    let pattern =
      /^(?:static |nominal type descriptor for |protocol descriptor for )?(?:\(extension in \w+\):)?(?:(?:`[^`]+`|[^\s.`()<>:#$,]+)(?:<(?:[^<>]|->|<(?:[^<>]|->)*>)*>)?\.)*(`[^`]+`|[^\s.`()<>:#$,]+)(?:<(?:[^<>]|->|<(?:[^<>]|->)*>)*>)?(?: #\d+ | in |\(|$)/
    guard isOfExercise, let name = text.firstMatch(of: pattern)?.1 else { return nil }
    // The compiler writes no-break spaces in names.
    return name.filter { $0 != "`" }.replacing("\u{A0}", with: " ")
  }

  /// Whether the exercise adds the symbol to a type from elsewhere.
  var isOfForeignType: Bool { text.contains(/\(extension in Kata\):(?!Kata\.)/) }

  /// The method with its argument labels; nil if the symbol isn't a method.
  var call: String? {
    let method = /^Kata\.\w+\.(?!init|__)\w+(?:<.*?>)?\(.*\).*->/
    guard text.contains(method) else { return nil }
    let labels = text.matches(of: /[(,]\s*(\w+):/).map(\.1).joined(separator: ":")
    return "\(path.joined(separator: "."))(\(labels))"
  }

  /// The result type.
  var result: String { text.components(separatedBy: " -> ").last ?? "" }

  /// Whether a test can check something with the symbol: a function of Swift Testing, a comparison,
  /// or a conformance to a protocol for comparisons.
  var asksSomething: Bool {
    text.contains(
      /(?:^|\W)Testing\.|[ .](?:==|!=|<|>|<=|>=) infix|__derived_|Equatable|Comparable/)
  }

  fileprivate func isOf(_ module: String) -> Bool {
    text.hasPrefix(module + ".") || text.contains(" \(module).")
  }
}

extension SourceCode {
  /// The names of all declarations.
  fileprivate var declaredNames: Set<String> {
    let words = /(?:^|\W)(?:typealias|struct|class|enum|actor|protocol|let|var|func|case)\s+(\w+)/
    return Set(code.matches(of: words).map { String($0.1) })
  }

  /// The declarations of a type at the top level, without white space.
  fileprivate func bodies(of type: String) -> [String] {
    declarations(of: type).filter { !$0.hasPrefix("extension") }
      .map { $0.filter { !$0.isWhitespace } }
  }
}

extension String {
  /// The line of a place in the text, from 1 on.
  fileprivate func line(of place: Index) -> Int { self[..<place].count(where: \.isNewline) + 1 }

  /// The names, keywords and numbers.
  fileprivate var wordsOfCode: [Substring] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// All runs of twenty words. Two texts don't share one by chance.
  fileprivate var runsOfWords: [ArraySlice<Substring>] {
    let words = wordsOfCode
    return words.indices.dropLast(19).map { words[$0..<($0 + 20)] }
  }
}
