/// What no exercise needs, and what could make the tests' word untrue, or do harm. Of Swift, what isn't on
/// the list is allowed, so that a new compiler or another system makes no honest work suspicious. Of the
/// system's own functions, of which there are thousands, those are that do no harm.
struct NotAllowed: Sendable {
  /// What all of it does, behind the word "which".
  var reason: String

  /// Names of Swift as its tool translates them. Objective-C's class `NSPipe` is `Foundation.Pipe`.
  var names: [String]

  /// The list.
  static let all = [
    NotAllowed(
      reason: "can start or steer other programs",
      names: [
        "Foundation.AppleEventDescriptor", "Foundation.AppleScript", "Foundation.UserAutomatorTask",
        "Foundation.Process", "Foundation.UserAppleScriptTask",
        "Foundation.UserScriptTask", "Foundation.UserUnixTask", "Foundation.Workspace",
        "Foundation.XPCConnection",
      ]),
    NotAllowed(
      reason: "can read or write files, and the record of the tests is one",
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
      reason: "can end or change the test that runs",
      names: [
        "DispatchSource.makeSignalSource", "Swift.withUnsafeCurrentTask", "Testing.Test.cancel",
        "Testing.IssueHandlingTrait", "Testing.TestScoping", "Testing.withKnownIssue",
        "compactMapIssues", "filterIssues",
      ]),
    NotAllowed(
      reason: "finds code or types by their names",
      names: [
        "Foundation.ClassFromString", "Foundation.NSClassFromString", "Foundation.NSExpression",
        "ObjectiveC.Selector",
        "Swift._getTypeByMangledNameInContext", "Swift._typeByName",
      ]),
    NotAllowed(
      reason: "looks into objects that keep something to themselves",
      names: [
        "Swift.ManagedBufferPointer", "Swift.Mirror", "Swift._DebuggerSupport",
        "Swift._forEachField",
        "Swift._forEachFieldWithKeyPath", "Swift.dump",
      ]),
    NotAllowed(
      reason: "can tell which test runs",
      names: [
        "Foundation.ProcessInfo.arguments", "Foundation.Thread.callStackReturnAddresses",
        "Foundation.Thread.callStackSymbols", "Never>.name.getter", "Runtime.Backtrace",
        "Swift.CommandLine", "Testing.Test.current", "_Backtracing.Backtrace",
      ]),
    NotAllowed(
      reason: "can tell that it is tested",
      names: [
        "Foundation.NSFullUserName", "Foundation.NSHomeDirectory",
        "Foundation.NSTemporaryDirectory",
        "Foundation.NSUserName", "Foundation.ProcessInfo.environment",
        "Foundation.ProcessInfo.fullUserName", "Foundation.ProcessInfo.hostName",
        "Foundation.ProcessInfo.processIdentifier", "Foundation.ProcessInfo.processName",
        "Foundation.ProcessInfo.userName",
      ]),
    NotAllowed(
      reason: "is of the tests",
      names: [
        "TestSupport.KataMistake.keep", "TestSupport.KataMistake.kept",
        "TestSupport.KataMistake.onTrial", "TestSupport.MistakeOnTrial", "Testing.Attachment",
        "Testing.ExitTest",
      ]),
  ]

  /// Functions of the system that do no harm.
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

  /// What is wrong with a name that an exercise takes from elsewhere: what to call it, and why.
  ///
  /// - Parameter text: The whole text of the exercise, comments too. What isn't a word there was the
  ///   compiler's idea.
  static func first(
    for symbol: BuiltCode.Symbol, in text: String
  ) -> (name: String, reason: String)? {
    if let name = symbol.functionOfSystem(in: text) {
      return harmless.contains(name)
        ? nil : (name, "is one of the system's functions, and no kata needs it")
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
  /// Which of the exercise's words it is, when it is a function of the system: these have signs around
  /// them on some systems, as in `open64` and `fopen$DARWIN_EXTSN`.
  fileprivate func functionOfSystem(in whole: String) -> String? {
    // Constants, where Foundation is Objective-C's; and a Mac's name for `errno`.
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

  /// Its translation, without the parts of Foundation, which its users don't know; and as it would be for
  /// Swift where it is a class of Objective-C.
  fileprivate var textOfFoundation: String {
    if let name = text.wholeMatch(of: /_*OBJC_(?:META)?CLASS_\$_NS(.*)/)?.1 {
      // Swift has other types of these names.
      return "Foundation."
        + (["Task": "Process", "Expression": "NSExpression"][name] ?? String(name))
    }
    return text.replacing(/Foundation(?:Essentials|Internationalization)\./, with: "Foundation.")
      .replacing("__C.OS_dispatch_source.", with: "DispatchSource.")
      .replacing("__C.OS_dispatch_io", with: "Dispatch.DispatchIO")
  }
}

extension String {
  /// Whether it has some words that no further letter follows.
  fileprivate func mentions(_ words: String) -> Bool {
    ranges(of: words).contains { range in
      guard words.last?.isLetter == true, range.upperBound < endIndex else { return true }
      let next = self[range.upperBound]
      return !(next.isASCII && (next.isLetter || next.isNumber || next == "_"))
    }
  }
}
