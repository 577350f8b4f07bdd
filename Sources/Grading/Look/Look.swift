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

  /// Whether it matters only where every test passes: honest mistakes look like this, too, and then a test
  /// sees them.
  var isDoubt = false
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

  /// The solution. A type that it leaves unchanged is given by the kata.
  let solution: SourceCode

  /// The files of the tests.
  let tests: [SourceCode]

  /// What the kata gives.
  var given: [SourceCode] = []

  // MARK: What the text says

  /// What its text shows, whatever the compiler makes of it.
  var findingsInText: [Finding] {
    if let line = exercise.lineOfExcess {
      let words = "is longer or more nested than anybody writes by hand, so nothing was looked at"
      return [Finding(name: "length", words: words, line: line)]
    }
    return otherMeanings + changedTypes + imports + attributes + signs + sharedState + copies
  }

  /// What an exercise may import, beside what it came with: nothing of the tests, and nothing that
  /// reaches out of them. To ask whether there is another one tells where it runs.
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
    // An attribute of its own is a type. Those of the compiler begin with small letters.
    let own = exercise.types.filter { $0.first?.isUppercase == true }
    return found.subtracting(Self.harmless).subtracting(own)
      .filter {
        !starter.code.contains("@" + $0) && !(isOfTests && ["Suite", "Tag", "Test"].contains($0))
      }
      .sorted()
      .map { finding($0, "uses the attribute @\($0), which no exercise needs", as: "@" + $0) }
  }

  /// What hides something, tells who calls, or reaches for a method that the compiler leaves no name of.
  private var signs: [Finding] {
    var findings: [Finding] = []
    if let line = exercise.lineOfOddity {
      let words = "has a character that nobody sees, or that can be read in two ways"
      findings.append(Finding(name: "character", words: words, line: line))
    }
    var ways: [(Regex<(Substring, Substring)>, String)] = [
      (/=\s*(#(?!isolation\W)\w+)/, "asks for its caller's place, which tells which test runs"),
      (/(#sourceLocation)(?!\w)/, "gives its lines other places"),
      (/(?:^|[^\w@])(unsafe)(?![\w)])/, "keeps the compiler from warning of unsafe memory"),
      (/(?:^|\W)(Task\.name)(?!\w)/, "can tell which test runs"),
      (/\.\s*([sg]etSpecific)(?!\w)/, "keeps what all objects share"),
      (/(?:^|\W)(DEBUG|_isDebugAssertConfiguration)(?!\w)/, "tells how it was built"),
      (
        /(?:^|\W)(assert)\s*\((?:\s*\{|[^\n;]*\{[^\n}]*[^=!<>]=[^=])/,
        "does something in a debug build only"
      ),
    ]
    if !starter.words.contains("Testing") {
      ways.append(
        (/\W(reflecting)\s*:\s*type\s*\(/, "can tell by a module's name that it is tested"))
    }
    if exercise.words.contains("Foundation") {
      ways += [
        (/\W(write)\s*[?!]?\s*\(\s*to\w*\s*:/, "can read or write files"),
        // Objective-C's methods leave no name of theirs.
        (
          /(?:\.\s*init|\W[A-Z]\w*)\s*\(\s*(contentsOf\w*)\s*:/, "can read or write files"
        ),
        (
          /\.\s*(archiveRootObject|unarchiveObject|completePath|resolvingSymlinks\w*|standardizing\w*|resourceValues|checkResourceIsReachable\w*)(?!\w)/,
          "can read or write files"
        ),
        (/\.\s*(threadDictionary)(?!\w)/, "keeps what all objects share"),
        (/\.\s*(userInfo)\s*\[[^\]]*\]\s*=(?!=)/, "keeps what all objects share"),
        (/[#\W]([sS]elector)\s*\(/, "finds code by its name"),
        (
          /\.\s*(values?|dictionaryWithValues|mutable\w+Value)\s*[?!]?\s*\(\s*forKey/,
          "finds code by its name"
        ),
        (/\.\s*(callStack(?:Symbols|ReturnAddresses))(?!\w)/, "can tell which test runs"),
      ]
    }
    if exercise.words.contains("ProcessInfo") {
      ways += [
        (/\.\s*(arguments)(?!\w)/, "can tell which test runs"),
        (
          /\.\s*(environment|hostName|processIdentifier|processName|userName|fullUserName)(?!\w)/,
          "can tell that it is tested"
        ),
      ]
    }
    // A method of its own may be called so, too.
    let isOwn =
      exercise.functions.contains("write") && !exercise.words.contains { $0.hasPrefix("NS") }
    findings += exercise.text.matches(of: /\WKataTests(?!\w)/).prefix(1).map { match in
      Finding(
        name: "KataTests", words: "names the tests' module, by which it can tell that it is tested",
        line: exercise.text.line(of: match.range.upperBound))
    }
    for (way, reason) in ways {
      findings += exercise.code.matches(of: way).filter { !isOwn || $0.1 != "write" }.map { match in
        Finding(
          name: String(match.1), words: "reaches for \(match.1), which \(reason)",
          line: exercise.code.line(of: match.1.startIndex))
      }
    }
    return findings
  }

  /// What is kept outside of all objects. What one of them does, another one would see, and a test's
  /// next run, too.
  private var sharedState: [Finding] {
    // Where the reader writes the tests, all that a process runs on is one and the same.
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
      // A function that is made once can keep a variable of its own.
      let isFunction = words.contains("var") && value.contains(/->|return\s*\{|\bfunc\b/)
      guard !isComputed,
        match.2 == "var" && !isLocal || isFunction || !words.isDisjoint(with: keepers)
          || !exercise.functions.isDisjoint(with: calls)
      else { return nil }
      return Finding(
        name: name, words: "keeps something in \(name), which all of its objects share",
        line: line, isDoubt: true)
    }
  }

  /// What a reader's tests have of the code that they are to look at. Who compares it with a copy expects
  /// nothing of it.
  private var copies: [Finding] {
    guard starter.words.contains("Testing") else { return [] }
    let known = given.reduce(into: Set()) { $0.formUnion($1.code.runsOfWords) }
    guard let start = exercise.code.runsOfWords.first(where: known.contains)?.first else {
      return []
    }
    return [
      Finding(
        name: "copy", words: "has a copy of code that its tests are to look at",
        line: exercise.code.line(of: start.startIndex))
    ]
  }

  /// What can keep something that changes, though it is a constant.
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
    // And what is made of such. An object of constants keeps nothing that changes.
    var keepers = known
    for _ in all {
      for type in all
      where type.kind == "actor" || !type.words.isDisjoint(with: keepers)
        || type.kind == "class" && (type.words.isEmpty || type.words.contains("var"))
      { keepers.insert(type.name) }
    }
    return keepers
  }

  /// The type of a property and its first value: what follows, up to the end of a line where nothing is
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

  /// Names and signs of the tests that mean something else beside the exercise.
  private var otherMeanings: [Finding] {
    let used = tests.reduce(into: starter.words) { $0.formUnion($1.words) }
    let own = ownTypes
    let signs = exercise.declarations.compactMap { declared -> Finding? in
      let name = declared.name
      switch declared.kind {
      case "macro": return finding(name, "declares the macro \(name)")
      case "operator", "precedencegroup":
        guard used.contains(name) else { return nil }
        let words = "declares \(name) anew, which the tests use"
        return Finding(name: name, words: words, line: declared.line)
      case "actor", "class", "enum", "protocol", "struct":
        guard let outer = declared.extended, !own.contains(outer), used.contains(name) else {
          return nil
        }
        let words = "declares \(name) in \(outer), where it hides another \(name)"
        return Finding(name: name, words: words, line: declared.line)
      default: return nil
      }
    }
    let aliases = exercise.code.matches(
      of: /((?:[^.\w]|^)(?:file)?private[ \t]+|\w|)typealias\s+(\w+)/)
    return signs
      + aliases.compactMap { match in
        let name = String(match.2)
        // Without a word, each literal is of such a type.
        guard name.hasSuffix("LiteralType") || match.1.isEmpty && used.contains(name) else {
          return nil
        }
        // Inside of a type it reaches nobody but those who extend the type.
        let within = exercise.types.contains { type in
          !tests.contains { $0.code.contains("extension \(type)") }
            && exercise.declarations(of: type).contains {
              !$0.hasPrefix("extension") && $0.contains("typealias \(name)")
            }
        }
        guard !within else { return nil }
        // A name that the tests declare at the top of a file always means their own.
        let isOuter = exercise.declarations.contains { $0.name == name && $0.extended == nil }
        guard !isOuter || !tests.contains(where: { $0.declaredNames.contains(name) }) else {
          return nil
        }
        return finding(name, "gives another type the name \(name), which the tests use")
      }
  }

  /// Types that the exercise came with, and that a right one leaves alone: the tests rely on them.
  private var changedTypes: [Finding] {
    let names = Set(starter.declarations.filter { $0.extended == nil }.map(\.name)).sorted()
    return names.compactMap { name in
      let given = starter.bodies(of: name)
      guard !given.isEmpty, solution.bodies(of: name) == given, exercise.bodies(of: name) != given
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
  ///   - usual: What the compiler made of the untouched exercise.
  func findings(
    in code: BuiltCode, memory: [Int] = [], usual: BuiltCode = BuiltCode()
  ) -> [Finding] {
    let taken = code.taken.compactMap { symbol -> Finding? in
      if let (name, reason) = NotAllowed.first(for: symbol, in: exercise.text) {
        return finding(name, "reaches for \(name), which \(reason)")
      }
      // A setter of somebody else's type or file, and not of an object.
      if !symbol.isOfExercise,
        let name = symbol.text.firstMatch(
          of: /^(?:static .*|\w+)\.(\w+)\.(?:setter|modify2?) :/)?.1
      {
        return finding(String(name), "sets \(name), which all objects share")
      }
      let module = ["KataFiles", "TestSupport", "Testing"].first { symbol.isOf($0) }
      guard let module, !starter.words.contains(module) else { return nil }
      return finding(module, "reaches for \(symbol.text), which is of the tests")
    }
    let foreign = code.given.filter {
      !$0.isOfExercise && $0.name.contains(/^(?:\$s|[a-z])/)
    }
    return taken + unread(in: code) + lateWork + formats(in: code)
      + foreign.map { finding($0.name, "takes the place of \($0.text)") }
      + comparisons(in: code, usual: usual)
      + memory.map {
        Finding(
          name: "memory",
          words: "uses memory by its address, and can change what others keep there", line: $0)
      } + findings(in: code.asked, usual: usual.asked)
  }

  /// What the compiler takes for code, and the reader of its text for something else, or for nothing: then
  /// nothing that was read tells what it does.
  private func unread(in code: BuiltCode) -> [Finding] {
    // The compiler and its macros write some functions on their own.
    let known = exercise.functions.union(exercise.types + protocols).union([
      "access", "encode", "hash", "shouldNotifyObservers", "withMutation",
    ])
    return code.declared.compactMap { symbol in
      // A case of an enum can be a function, too.
      let isMaybeCase = symbol.name.hasSuffix("mF")
      guard let name = symbol.declaredName, !known.contains(name), !name.hasPrefix("__derived_"),
        !name.hasSuffix("CodingKeys"), !(isMaybeCase && exercise.words.contains(name))
      else { return nil }
      return finding(
        name, "declares \(name), and can't be read as the compiler reads it", as: "unread")
    }
  }

  /// Work that begins later than anybody waits for it: who starts a task of its own and sleeps in it can
  /// do what no test sees.
  private var lateWork: [Finding] {
    // Where the reader writes the tests, these may sleep.
    guard !starter.words.contains("Testing") else { return [] }
    let timers: Set = [
      "NSBackgroundActivityScheduler", "Timer", "asyncAfter", "makeTimerSource", "scheduledTimer",
    ]
    let starts =
      /(?:^|\W)Task(?!\w|\s*\.\s*(?:sleep|yield|isCancelled|checkCancellation|currentPriority)\W)|\.\s*async\w*\s*[({]|Thread\s*(?:[({]|\.\s*(?:detach|init))|OperationQueue\W|\.\s*(?:notify|schedule)\s*[({]/
    let waits =
      /\W((?:u|nano)?sleep(?=\W)|RunLoop(?=\W)|(?:lock|wait)(?=\s*\((?:[^()]*\W)?(?:until|timeout|wallTimeout|before)\s*:))/
    // An answer may come a little later where a closure takes it: a grade waits for as long.
    let short =
      /asyncAfter\s*\(\s*deadline\s*:\s*\.now\(\)\s*\+\s*(?:0\.[0-2]\d*|\.milliseconds\(\s*[12]?\d?\d\s*\))\s*\)/
    let isShort =
      exercise.code.matches(of: /asyncAfter/).count == 1 && exercise.code.contains(short)
      && starter.words.contains("escaping")
    let timer = timers.first {
      exercise.words.contains($0) && !starter.words.contains($0) && !($0 == "asyncAfter" && isShort)
    }
    // The method itself, which somebody calls elsewhere without the words of its parameters.
    let isPassedOn = exercise.code.contains(/\.\s*wait(?!\w|\s*\()/)
    let wait =
      exercise.code.matches(of: waits).map { String($0.1) }.first {
        !exercise.functions.contains($0)
      }
      ?? (isPassedOn ? "wait" : nil)
    guard let word = timer ?? (exercise.code.contains(starts) ? wait : nil),
      !starter.words.contains(word)
    else { return [] }
    return [finding(word, "lets work of its own sleep, for longer than a test waits")]
  }

  /// `%s` reads memory at an address. So a format has to be a literal without it.
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
    let words = "reaches for format, which can read memory by other words than it has here"
    return [finding("format", words)]
  }

  /// Comparisons of types that the kata gives: the tests compare by them.
  private func comparisons(in code: BuiltCode, usual: BuiltCode) -> [Finding] {
    // Where only this file sees it, the compiler leaves no name that others could use.
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
    // Without one of the compiler's own, somebody else's is in its place. It may have the same name.
    let isForged = exercise.words.contains { $0.hasPrefix("__derived_") }
    let all = Set(isForged ? [] : code.given)
    let lost = usual.given.filter { symbol in
      symbol.text.contains(".__derived_") && !all.contains(symbol)
        && symbol.path.dropLast().last.map(exercise.types.contains) == true
    }.map { (type: $0.path.dropLast().last ?? "", sign: "==") }
    return (inText + inCode + lost).filter { !$0.type.isEmpty && !own.contains($0.type) }.map {
      finding("==", "compares values of \($0.type) in a way of its own", as: $0.sign)
    }
  }

  private var protocols: [String] {
    exercise.code.matches(of: /protocol\s+(\w+)/).map { String($0.1) }
  }

  /// The types that the exercise makes itself. A protocol isn't one: others may belong to it, too.
  private var ownTypes: Set<String> {
    Set(exercise.types).subtracting(starter.types + protocols + ["Kata", "Self"])
  }

  /// What the tests, and the code that the kata gives, ask of this exercise and not of the untouched one;
  /// and what they ask of the untouched one alone.
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
          findings.append(finding(name, "gives the tests another \(name): \(symbol.text)"))
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

  /// Where the compiler warned of memory that is used by its address. What it says of continuations, and
  /// of variables that several may use at once, is no harm to others.
  ///
  /// - Parameter isMeant: Whether a file is.
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
  /// The names in the exercise's module that it is about, from the outermost to its own.
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

  /// The name of the type or function that the exercise declares by it; nil where it is something else, or
  /// the name is one of a macro's.
  var declaredName: String? {
    let text = text.replacing(/\((`[^`]+`|[^\s`()]+) in _[0-9A-F]+\)/) { $0.1 }
    let pattern =
      /^(?:static |nominal type descriptor for |protocol descriptor for )?(?:\(extension in \w+\):)?(?:(?:`[^`]+`|[^\s.`()<>:#$,]+)(?:<(?:[^<>]|->|<(?:[^<>]|->)*>)*>)?\.)*(`[^`]+`|[^\s.`()<>:#$,]+)(?:<(?:[^<>]|->|<(?:[^<>]|->)*>)*>)?(?: #\d+ | in |\(|$)/
    guard isOfExercise, let name = text.firstMatch(of: pattern)?.1 else { return nil }
    // The compiler writes other spaces there.
    return name.filter { $0 != "`" }.replacing("\u{A0}", with: " ")
  }

  /// Whether the exercise adds it to a type of somebody else's.
  var isOfForeignType: Bool { text.contains(/\(extension in Kata\):(?!Kata\.)/) }

  /// A method of a type with its labels, as far as it is one.
  var call: String? {
    let method = /^Kata\.\w+\.(?!init|__)\w+(?:<.*?>)?\(.*\).*->/
    guard text.contains(method) else { return nil }
    let labels = text.matches(of: /[(,]\s*(\w+):/).map(\.1).joined(separator: ":")
    return "\(path.joined(separator: "."))(\(labels))"
  }

  /// What it gives back.
  var result: String { text.components(separatedBy: " -> ").last ?? "" }

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
  /// The names of everything that it declares, wherever.
  fileprivate var declaredNames: Set<String> {
    let words = /(?:^|\W)(?:typealias|struct|class|enum|actor|protocol|let|var|func|case)\s+(\w+)/
    return Set(code.matches(of: words).map { String($0.1) })
  }

  /// What a type is declared as, without its spaces; empty where there is no such type at the top.
  fileprivate func bodies(of type: String) -> [String] {
    declarations(of: type).filter { !$0.hasPrefix("extension") }
      .map { $0.filter { !$0.isWhitespace } }
  }
}

extension String {
  /// The line of a place in it, from 1 on.
  fileprivate func line(of place: Index) -> Int { self[..<place].count(where: \.isNewline) + 1 }

  /// Its parts that are names, keywords or numbers of code.
  fileprivate var wordsOfCode: [Substring] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// Twenty words in a row, from each word on: so many are the same by nobody's chance.
  fileprivate var runsOfWords: [ArraySlice<Substring>] {
    let words = wordsOfCode
    return words.indices.dropLast(19).map { words[$0..<($0 + 20)] }
  }
}
