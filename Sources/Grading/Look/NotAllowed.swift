/// Names that no exercise needs, and that could falsify the tests' results or do harm. All other
/// names of Swift are allowed, so that a new compiler or system doesn't block honest work. The
/// system has thousands of functions: only the harmless ones are allowed.
struct NotAllowed: Sendable {
  /// The effect of these names, to follow the word "which".
  var reason: String

  /// Demangled names of Swift. Objective-C's class `NSPipe` is `Foundation.Pipe`.
  var names: [String]

  static let all = [
    NotAllowed(
      reason: "can start or control other programs",
      names: [
        "Foundation.AppleEventDescriptor", "Foundation.AppleScript", "Foundation.UserAutomatorTask",
        "Foundation.Process", "Foundation.UserAppleScriptTask",
        "Foundation.UserScriptTask", "Foundation.UserUnixTask", "Foundation.Workspace",
        "Foundation.XPCConnection",
      ]),
    NotAllowed(
      reason: "can read or write files, such as the one with the test results",
      names: [
        "Dispatch.DispatchIO", "DispatchSource.makeFileSystemObjectSource",
        "DispatchSource.makeReadSource", "DispatchSource.makeWriteSource", "Foundation.Bundle",
        "Foundation.FileHandle",
        "Foundation.DistributedLock", "Foundation.FileManager", "Foundation.FileVersion",
        "Foundation.FileWrapper", "Foundation.MetadataQuery", "Foundation.URL.lines",
        "Foundation.URL.resourceBytes", "OSLog.OSLogStore", "writeBookmarkData",
        "Foundation.InputStream",
        "Foundation.OutputStream", "Foundation.Pipe", "Foundation.Stream",
        "Foundation.UserDefaults", "threadDictionary",
        "ResourceIsReachable", "archiveRootObject", "bookmarkData", "completePath",
        "completePathInto",
        "init(contentsOf:",
        "init(contentsOfFile:", "resolvingSymlinksInPath", "resourceValues",
        "standardizingPath", "unarchiveObject(withFile:", "write(to:", "write(toFile:",
        "writeToFile", "writeToURL",
      ]),
    NotAllowed(
      reason: "can talk to other machines or programs",
      names: [
        "Foundation.DistributedNotificationCenter", "Foundation.MachPort",
        "Foundation.URLConnection",
        "Foundation.XPCListener",
        "DispatchSource.makeMachSendSource", "DispatchSource.makeProcessSource", "Foundation.Host",
        "Foundation.MessagePort", "Foundation.NetService",
        "Foundation.SocketPort",
        "Foundation.URLSession", "FoundationNetworking", "Network.NWConnection",
      ]),
    NotAllowed(
      reason: "can end or change the running test",
      names: [
        "DispatchSource.makeSignalSource", "Swift.withUnsafeCurrentTask", "Testing.Test.cancel",
        "Testing.IssueHandlingTrait", "Testing.TestScoping", "Testing.withKnownIssue",
        "compactMapIssues", "filterIssues",
      ]),
    NotAllowed(
      reason: "can find code or types by name",
      names: [
        "Foundation.ClassFromString", "Foundation.NSClassFromString", "Foundation.NSExpression",
        "ObjectiveC.Selector",
        "Swift._getTypeByMangledNameInContext", "Swift._typeByName",
      ]),
    NotAllowed(
      reason: "can read the private members of objects",
      names: [
        "Swift.ManagedBufferPointer", "Swift.Mirror", "Swift._DebuggerSupport",
        "Swift._forEachField",
        "Swift._forEachFieldWithKeyPath", "Swift.dump",
      ]),
    NotAllowed(
      reason: "can reveal which test is running",
      names: [
        "Foundation.ProcessInfo.arguments", "Foundation.Thread.callStackReturnAddresses",
        "Foundation.Thread.callStackSymbols", "Never>.name.getter", "Runtime.Backtrace",
        "Swift.CommandLine", "Testing.Test.current", "_Backtracing.Backtrace",
      ]),
    NotAllowed(
      reason: "can reveal that the exercise is being tested",
      names: [
        "Foundation.NSFullUserName", "Foundation.NSHomeDirectory",
        "Foundation.NSTemporaryDirectory",
        "Foundation.NSUserName", "Foundation.ProcessInfo.environment",
        "Foundation.ProcessInfo.fullUserName", "Foundation.ProcessInfo.hostName",
        "Foundation.ProcessInfo.processIdentifier", "Foundation.ProcessInfo.processName",
        "Foundation.ProcessInfo.userName",
      ]),
    NotAllowed(
      reason: "belongs to the tests",
      names: [
        "TestSupport.KataMistake.keep", "TestSupport.KataMistake.kept",
        "TestSupport.KataMistake.onTrial", "TestSupport.MistakeOnTrial", "Testing.Attachment",
        "Testing.ExitTest",
      ]),
  ]

  /// Harmless functions of the system.
  static let harmless = Set(
    """
    CFAbsoluteTimeGetCurrent NSIntersectionRange NSLog NSStringFromRange NSUnionRange abs acos arc4random arc4random_uniform asin atan atan2 atof atoi calloc cbrt ceil clock \
    clock_gettime cos cosh difftime exp exp2 fabs fflush floor fmax fmin fmod fputs free frexp \
    gettimeofday getuid gmtime gmtime_r hypot isalnum isalpha isdigit isspace labs ldexp \
    localtime localtime_r log log10 log2 lround mach_absolute_time malloc memcmp memcpy memmove memset mktime modf \
    nanosleep nearbyint objc_sync_enter objc_sync_exit os_unfair_lock_lock os_unfair_lock_unlock pow pthread_create \
    pthread_mutex_destroy pthread_mutex_init pthread_mutex_lock pthread_mutex_unlock pthread_self \
    putchar puts realloc remainder rint round sched_yield sin sinh sleep sqrt \
    strcmp strdup strftime strlen strtod strtol tan tanh time tolower toupper trunc usleep
    """.split(separator: " ").map(String.init))

  /// The name to report for a symbol that an exercise uses, and the reason; nil if it is allowed.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - text: The exercise with its comments. The compiler adds functions that aren't in the text.
  static func first(
    for symbol: BuiltCode.Symbol, in text: String
  ) -> (name: String, reason: String)? {
    if let name = symbol.functionOfSystem(in: text) {
      return harmless.contains(name)
        ? nil : (name, "is a system function that no kata needs")
    }
    let words = symbol.textOfFoundation
    for entry in all {
      guard let name = entry.names.first(where: { words.mentions($0) }) else { continue }
      if name.hasPrefix("Never>") { return ("Task.name", entry.reason) }
      let path = name.replacing(/init\(|\.getter$/, with: "")
      let last = path.split { $0 == "." || $0 == " " }.last ?? ""
      return (String(last.prefix { $0.isLetter || $0 == "_" }), entry.reason)
    }
    return nil
  }
}

extension BuiltCode.Symbol {
  /// The name of a system function as the exercise writes it. Some systems change the symbol, as in
  /// `open64` and `fopen$DARWIN_EXTSN`.
  fileprivate func functionOfSystem(in whole: String) -> String? {
    // Constants of Objective-C's Foundation, and a Mac's name for `errno`.
    if text.contains(/^(?:_?NS\w+(?:Key|Domain)|_*error)$/) { return nil }
    if let function = text.prefixMatch(of: /(?:Android|Darwin|Glibc|Musl)\.(\w+)\(/)?.1 {
      return String(function)
    }
    guard text == name else { return nil }
    let plain = name.replacing(/(?:64)?(?:\$.*)?$/, with: "")
    return [name, plain, String(plain.drop { $0 == "_" })].first {
      whole.mentions($0)
    }
  }

  /// The demangled name, with Foundation's parts as one module, and Objective-C's classes under
  /// their names in Swift.
  fileprivate var textOfFoundation: String {
    if let name = text.wholeMatch(of: /_*OBJC_(?:META)?CLASS_\$_NS(.*)/)?.1 {
      // In Swift, these names belong to different types.
      return "Foundation."
        + (["Task": "Process", "Expression": "NSExpression"][name] ?? String(name))
    }
    return text.replacing(/Foundation(?:Essentials|Internationalization)\./, with: "Foundation.")
      .replacing("__C.OS_dispatch_source.", with: "DispatchSource.")
      .replacing("__C.OS_dispatch_io", with: "Dispatch.DispatchIO")
  }
}

extension String {
  /// Whether the text contains a name that isn't the beginning of a longer one.
  fileprivate func mentions(_ words: String) -> Bool {
    ranges(of: words).contains { range in
      guard words.last?.isLetter == true, range.upperBound < endIndex else { return true }
      let next = self[range.upperBound]
      return !(next.isASCII && (next.isLetter || next.isNumber || next == "_"))
    }
  }
}
