import KataFiles

/// What an exercise reaches for, and whether it may.
///
/// Always allowed are the standard library, Foundation's values, locks, queues of Dispatch, tasks
/// and `print`. What else a kata may use stands in its seal. All the rest is for a person to look
/// at: it may be meant well, but it can end the process, write the record of the tests, or look at
/// what is hidden from it.
struct Reach {
  /// Something that isn't allowed.
  struct Objection: Equatable {
    /// What to allow it by.
    var name: String

    /// What the exercise does, behind the word "it".
    var words: String

    /// The line of the exercise, from 1 on; nil when it isn't known.
    var line: Int?
  }

  let seal: KataSeal

  /// What a person has looked at and allowed.
  var allowed: Set<String> = []

  /// What speaks against running an exercise, each thing once.
  func objections(to look: KataWorkspace.Look) -> [Objection] {
    guard let syntax = look.syntax else {
      return [Objection(name: "syntax", words: "can't be read as code")]
    }
    let memory = Objection(
      name: "unsafe", words: "uses memory that isn't checked",
      line: syntax.line(containing: "nsafe"))
    let objections =
      forms(syntax) + hidden(syntax, look.tests) + uses(look, syntax) + replaced(look.code, syntax)
      + (look.isUnsafe ? [memory] : [])
    var seen = allowed
    return allowed.contains("all") ? [] : objections.filter { seen.insert($0.name).inserted }
  }

  // MARK: The form

  private func forms(_ syntax: Syntax) -> [Objection] {
    syntax.nodes.compactMap { node in
      let words: String
      let name: String
      if node.kind.hasSuffix("_attr"), !Self.attributes.contains(node.kind) {
        name = "@" + node.kind.dropLast(5)
        words = "uses the attribute \(name)"
      } else if node.kind == "macro_decl" {
        name = "macro"
        words = "declares a macro"
      } else if node.kind == "unsafe_expr" {
        name = "unsafe"
        words = "uses memory that isn't checked"
      } else if node.kind.hasSuffix("_operator_decl"), Self.operators.contains(node.name) {
        name = node.name
        words = "declares the operator \(name) anew"
      } else {
        return nil
      }
      return Objection(name: name, words: words, line: node.line)
    }
  }

  /// What the compiler doesn't show, or what leaves no trace in the machine code.
  private func hidden(_ syntax: Syntax, _ tests: String) -> [Objection] {
    let conditions = syntax.line(containing: "#if").map {
      Objection(name: "#if", words: "has code under a condition, with #if", line: $0)
    }
    let module = syntax.nodes.first { $0.kind.hasSuffix("_decl") && $0.name == "Kata" }.map {
      Objection(
        name: "Kata", words: "calls something Kata, as the module is", line: $0.line)
    }
    let aliases = syntax.outerAliases.filter { alias in
      tests.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == alias.name }
    }
    return [conditions, module].compactMap { $0 }
      + aliases.map {
        Objection(
          name: $0.name, words: "gives another type a name that the tests use: \($0.name)",
          line: $0.line)
      }
  }

  // MARK: What it takes

  private func uses(_ look: KataWorkspace.Look, _ syntax: Syntax) -> [Objection] {
    look.code.taken.compactMap { symbol in
      if let file = look.code.sources[symbol.mangled] {
        guard !isGiven(file, symbol, look.machinery) else { return nil }
        return objection("reaches for", symbol.key, of: symbol, syntax)
      }
      guard !symbol.mentions.isEmpty else {
        guard !isOfCompiler(symbol.mangled) else { return nil }
        return objection("reaches for", symbol.mangled, of: symbol, syntax)
      }
      let strange = symbol.mentions.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
        .first { !mayUse($0) }
      if let strange {
        return objection("reaches for", "\(strange.module).\(strange.name)", of: symbol, syntax)
      }
      guard Self.isOfFoundation(symbol.path.first ?? ""),
        let word = symbol.words.intersection(Self.files).min()
      else { return nil }
      return objection(
        "reaches for", "\(symbol.path.joined(separator: ".")) \(word)", of: symbol, syntax)
    }
  }

  private func objection(
    _ verb: String, _ name: String, of symbol: SymbolName, _ syntax: Syntax
  ) -> Objection {
    let last = symbol.path.last { $0 != "Kata" } ?? name
    return Objection(
      name: name, words: "\(verb) \(name)", line: syntax.line(containing: last))
  }

  /// Whether a file of the tests, or of what they are made of, is there for exercises.
  private func isGiven(
    _ file: String, _ symbol: SymbolName, _ machinery: Set<String>
  ) -> Bool {
    symbol.path.first == "Kata" || symbol.mentions.contains { $0.module == "Kata" }
      ? seal.given.contains(file)
      : seal.modules.contains("TestSupport") && !machinery.contains(file)
  }

  private func mayUse(_ declared: SymbolName.Declared) -> Bool {
    switch declared.module {
    case "Kata": true
    case let module where Self.standard.contains(module):
      !Self.hidden.contains(declared.name)
    case "__C", "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization":
      // What begins with a stroke stands between Foundation and the compiler; operators have no
      // letters.
      Self.values.contains(declared.name) || !declared.name.contains(where: \.isLetter)
        || declared.name.hasPrefix("_") || declared.name.hasPrefix("Predicate")
    case "Testing":
      seal.modules.contains("Testing") && !["Attachment", "ExitTest"].contains(declared.name)
    case "Locking": true
    default: seal.modules.contains(declared.module)
    }
  }

  /// Whether a module comes with Swift, and needs no place in a seal.
  static func isSwifts(_ module: String) -> Bool {
    isOfFoundation(module) || standard.contains(module)
      || ["Dispatch", "Kata", "Locking"].contains(module)
  }

  /// The standard library.
  private static let standard: Set = [
    "Observation", "RegexBuilder", "Swift", "Synchronization", "_Concurrency", "_StringProcessing",
  ]

  private static func isOfFoundation(_ module: String) -> Bool {
    module.hasPrefix("Foundation") || module == "__C"
  }

  /// Whether the compiler puts a name in by itself: Swift's runtime, blocks, memory, and numbers.
  private func isOfCompiler(_ name: String) -> Bool {
    name.hasPrefix("$s") || name.hasPrefix("swift_") || name.hasPrefix("_swift")
      || name.hasPrefix("objc_") && !Self.files.contains { name.contains($0) }
      || name.hasPrefix("__stack_chk_")
      || name.hasPrefix("_Block_") || name.hasPrefix("_NSConcrete")
      || ["__tls_get_addr", "_tlv_bootstrap", "free"].contains(name)
      || name.hasPrefix("__swift_FORCE_LOAD_") || Self.functions.contains(name)
      || name.hasPrefix("OBJC_CLASS_$_") && Self.values.contains(String(name.dropFirst(13)))
  }

  // MARK: What it gives

  /// What takes the place of something: names that aren't the module's own, names that the tests
  /// would have found elsewhere, and another `==` for a type that they compare.
  private func replaced(_ code: ObjectCode, _ syntax: Syntax) -> [Objection] {
    let foreign = code.given.filter { symbol in !symbol.mentions.contains { $0.module == "Kata" } }
      .map { objection("takes the place of", $0.mangled, of: $0, syntax) }
    let asked = code.asked.filter { !seal.asked.contains($0.key) }
      .map { objection("takes the place of something in the tests:", $0.key, of: $0, syntax) }
    let types = Set(
      seal.compared.map { $0.split(separator: ".").dropLast().joined(separator: ".") })
    let comparisons = Set(
      code.given.filter { $0.comparesEqual && types.contains($0.type) }.map(\.key))
    let other = comparisons.symmetricDifference(seal.compared).sorted().map { name in
      Objection(
        name: name, words: "compares in another way than it came with: \(name)",
        line: syntax.line(containing: "=="))
    }
    return foreign + asked + other
  }

  // MARK: Lists

  /// What Swift's own attributes and modifiers are called that change nothing outside of the file.
  private static let attributes: Set = [
    "access_control_attr", "actor_attr", "async_attr", "autoclosure_attr", "available_attr",
    "borrowing_attr", "concurrent_attr", "consuming_attr", "convenience_attr", "custom_attr",
    "discardable_result_attr", "dynamic_callable_attr", "dynamic_member_lookup_attr", "final_attr",
    "frozen_attr", "global_actor_attr", "indirect_attr", "infix_attr", "inlinable_attr",
    "usable_from_inline_attr", "isolated_attr", "lazy_attr", "mutating_attr", "nonisolated_attr",
    "nonmutating_attr", "nonobjc_attr", "override_attr", "postfix_attr", "preconcurrency_attr",
    "prefix_attr", "property_wrapper_attr", "reference_ownership_attr", "required_attr",
    "rethrows_attr", "result_builder_attr", "sendable_attr", "sending_attr", "setter_access_attr",
    "warn_unqualified_access_attr",
  ]

  /// Operators of the standard library that tests rely on.
  private static let operators: Set = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "!", "??", "+", "-", "*", "/", "%",
    "~=", "...", "..<",
  ]

  /// What looks into values that hide it, at the program's arguments, or at types by their names.
  private static let hidden: Set = [
    "CommandLine", "CustomReflectable", "Mirror", "_forEachField", "_forEachFieldWithKeyPath",
    "_getTypeByMangledNameInContext", "_mangledTypeName", "_typeByName", "dump", "readLine",
  ]

  /// Foundation's values and formats, its locks, and Dispatch's queues.
  private static let values: Set = [
    "AttributedString", "Calendar", "CharacterSet", "CocoaError", "ComparisonResult",
    "CustomNSError", "Data", "DataProtocol", "Date", "DateComponents", "DateComponentsFormatter",
    "DateFormatter", "DateInterval", "Decimal", "Dimension", "DispatchGroup", "DispatchQoS",
    "DispatchQueue", "DispatchSemaphore", "DispatchTime", "DispatchTimeInterval",
    "DispatchTimeoutResult", "DispatchWorkItem", "DispatchWorkItemFlags", "ErrorUserInfoKey",
    "FloatingPointFormatStyle", "FormatStyle", "Formatter", "ISO8601DateFormatter", "IndexPath",
    "IndexSet", "IntegerFormatStyle", "JSONDecoder", "JSONEncoder", "JSONSerialization",
    "KeyPathComparator", "Locale", "LocalizedError", "Measurement", "MeasurementFormatter",
    "NSCache", "NSCondition", "NSCountedSet", "NSDate", "NSDecimalNumber", "NSHashTable",
    "NSMapTable", "NSSortDescriptor", "NSPredicate", "NSUUID", "Notification", "NSNotification",
    "NotificationCenter", "ByteCountFormatter", "ListFormatter", "RelativeDateTimeFormatter",
    "PersonNameComponents", "NSConditionLock", "NSError", "NSLock", "NSLocking", "NSMutableSet",
    "NSMutableString", "NSNull", "NSNumber", "NSObject", "NSOrderedSet", "NSRange",
    "NSRecursiveLock", "NSRegularExpression", "NSSet", "NSString", "NSStringCompareOptions",
    "NSTextCheckingResult", "NSValue", "NumberFormatter", "Operation", "OperationQueue",
    "BlockOperation", "ParseStrategy", "Predicate", "Scanner", "SortComparator", "SortDescriptor",
    "SortOrder", "StringProtocol", "TimeInterval", "TimeZone", "URL", "URLComponents", "URLError",
    "URLQueryItem", "URLRequest", "UUID", "Unit", "UnitDuration", "UnitLength", "UnitMass",
    "UnitSpeed", "_BridgedStoredNSError", "_ObjectiveCBridgeable", "_NSRange", "os_unfair_lock_s",
    "localizedDescription",
  ]

  /// Words in the names of those of Foundation's functions that read or write files, or look where
  /// they are. Its classes that do so by themselves aren't among the values.
  private static let files: Set = [
    "checkPromisedItemIsReachable", "checkResourceIsReachable", "contentsOf", "contentsOfFile",
    "contentsOfURL", "bookmarkData", "resolveSymlinksInPath", "resolvingSymlinksInPath",
    "resourceBytes", "resourceValues", "setResourceValues", "toFile", "write", "writeTo",
  ]

  /// What is C's, and does nothing but compute or move memory.
  private static let functions: Set<String> = {
    let numbers = [
      "acos", "asin", "atan", "atan2", "cbrt", "ceil", "copysign", "cos", "cosh", "exp", "exp2",
      "fabs", "floor", "fma", "fmax", "fmin", "fmod", "hypot", "ldexp", "log", "log10", "log1p",
      "log2", "lrint", "lround", "pow", "remainder", "rint", "round", "sin", "sinh", "sqrt", "tan",
      "tanh", "trunc",
    ]
    let memory = ["bzero", "memcmp", "memcpy", "memmove", "memset", "memset_pattern16"]
    return Set(memory + numbers + numbers.map { $0 + "f" })
  }()
}
