/// What no exercise needs, and what could make the tests' word untrue, or do harm. What isn't on the
/// list is allowed, so that a new compiler or another system makes no honest work suspicious.
struct NotAllowed: Sendable {
  /// What all of it does, behind the word "which".
  var reason: String

  /// Functions of the system, without the signs that some systems put around them; and classes of
  /// Objective-C.
  var functions: Set<String> = []

  /// Names of Swift as its tool translates them.
  var names: [String] = []

  /// The list.
  static let all = [
    NotAllowed(
      reason: "can end the tests before they are over",
      functions: [
        "Exit", "abort", "at_quick_exit", "atexit", "exit", "kill", "killpg", "pthread_exit",
        "pthread_kill", "quick_exit", "raise", "sigaction", "signal", "tgkill",
      ]),
    NotAllowed(
      reason: "can start or steer other programs",
      functions: [
        "NSAppleScript", "NSTask", "NSUserAppleScriptTask", "NSUserScriptTask", "NSUserUnixTask",
        "NSWorkspace", "NSXPCConnection", "bootstrap_look_up", "clone", "daemon", "execl", "execv",
        "execve", "execvp", "execvpe", "fexecve",
        "fork", "getppid", "pclose", "popen", "posix_spawn", "posix_spawnp", "prctl", "ptrace",
        "setpgid", "setsid", "system", "vfork", "wait", "wait4", "waitid", "waitpid",
        "xpc_connection_create", "xpc_connection_create_mach_service",
      ], names: ["Foundation.Process"]),
    NotAllowed(
      reason: "can read or write files, and the record of the tests is one",
      functions: [
        "NSBundle", "NSFileHandle", "NSFileManager", "NSInputStream", "NSOutputStream", "NSPipe",
        "NSStream", "NSUserDefaults", "access", "chdir", "chmod", "chown", "close", "closedir",
        "copy_file_range", "creat", "dup", "dup2", "dup3", "faccessat", "fchmod", "fchown", "fcntl",
        "fdopen", "fdopendir", "flock", "fopen", "freopen", "fstat", "ftruncate", "ftw", "getcwd",
        "glob", "ioctl", "link", "linkat", "lseek", "lstat", "memfd_create", "mkdir", "mkdirat",
        "mkfifo", "mkstemp", "mmap", "mprotect", "munmap", "nftw", "open", "openat", "opendir",
        "openpty", "pipe", "pipe2", "pread", "preadv", "pwrite", "pwritev", "read", "readdir",
        "readlink", "readv", "realpath", "remove", "rename", "renameat", "rmdir", "scandir",
        "sendfile", "shm_open", "splice", "stat", "symlink", "truncate", "unlink", "unlinkat",
        "write", "writev",
      ],
      names: [
        "Foundation.Bundle", "Foundation.FileHandle", "Foundation.FileManager",
        "Foundation.FileWrapper", "Foundation.InputStream", "Foundation.OutputStream",
        "Foundation.Pipe", "Foundation.Stream", "Foundation.UserDefaults", "init(contentsOf:",
        "init(contentsOfFile:", "write(to:", "write(toFile:", "resolvingSymlinksInPath",
      ]),
    NotAllowed(
      reason: "can talk to other machines",
      functions: [
        "NSURLSession", "accept", "accept4", "bind", "connect", "getaddrinfo", "gethostbyname",
        "listen", "recv", "recvfrom", "recvmsg", "send", "sendmsg", "sendto", "socket",
        "socketpair",
      ], names: ["FoundationNetworking", "Foundation.URLSession", "Network.NWConnection"]),
    NotAllowed(
      reason: "finds code or types by their names",
      functions: [
        "NSClassFromString", "NSSelectorFromString", "class_addMethod", "class_replaceMethod",
        "dl_iterate_phdr", "dladdr", "dlmopen", "dlopen", "dlsym", "method_exchangeImplementations",
        "method_setImplementation", "objc_getClass", "swift_getTypeByMangledNameInEnvironment",
      ],
      names: [
        "Foundation.NSClassFromString", "Swift._getTypeByMangledNameInContext",
        "Swift._typeByName",
      ]),
    NotAllowed(
      reason: "looks into objects that keep something to themselves",
      names: [
        "Swift.Mirror", "Swift._forEachField", "Swift._forEachFieldWithKeyPath", "Swift.dump",
      ]),
    NotAllowed(
      reason: "can tell which test runs",
      functions: ["backtrace", "backtrace_symbols"],
      names: [
        "Foundation.ProcessInfo.arguments", "Foundation.Thread.callStackReturnAddresses",
        "Foundation.Thread.callStackSymbols", "Runtime.Backtrace", "Swift.CommandLine",
        "_Backtracing.Backtrace",
      ]),
    NotAllowed(
      reason: "can change what stands in memory at an address",
      functions: [
        "mach_vm_protect", "mach_vm_write", "process_vm_writev", "task_for_pid", "vm_protect",
        "vm_write",
      ]),
    NotAllowed(
      reason: "can change how the tests run",
      functions: ["clearenv", "putenv", "setenv", "setrlimit", "unsetenv"]),
    NotAllowed(
      reason: "is of the tests",
      names: ["Testing.ExitTest", "Testing.Attachment", "TestSupport.MistakeOnTrial"]),
  ]

  /// The first entry of the list that a symbol is on, and what to call the symbol.
  static func first(for symbol: BuiltCode.Symbol) -> (name: String, reason: String)? {
    guard symbol.text == symbol.name else {
      // Foundation has parts, which its users don't know.
      let text = symbol.text.replacing(
        /Foundation(?:Essentials|Internationalization)\./, with: "Foundation.")
      for entry in all {
        guard let name = entry.names.first(where: { text.mentions($0) }) else { continue }
        let short = name.replacing("init(", with: "").split(separator: ".").last ?? ""
        return (String(short.prefix { $0.isLetter || $0 == "_" }), entry.reason)
      }
      return nil
    }
    let name = plain(symbol.name)
    return all.first { $0.functions.contains(name) }.map {
      (name == "NSTask" ? "Process" : name, $0.reason)
    }
  }

  /// A name without what systems put around it: `open64`, `fopen$DARWIN_EXTSN`, `OBJC_CLASS_$_NSTask`.
  private static func plain(_ name: String) -> String {
    if let method = name.wholeMatch(of: /objc_msgSend\$(.*)/)?.1 {
      // What reads or writes files there is a method of many classes.
      return method.contains("ContentsOf") || method.hasPrefix("writeTo") ? "open" : ""
    }
    let inner = name.drop { $0 == "_" }.replacing(/OBJC_(?:META)?CLASS_\$_/, with: "")
    return String(inner.replacing(/(?:64)?(?:\$.*)?$/, with: ""))
  }
}

extension String {
  /// Whether it has some words that no further letter follows.
  fileprivate func mentions(_ words: String) -> Bool {
    ranges(of: words).contains { range in
      guard words.last?.isLetter == true, range.upperBound < endIndex else { return true }
      let next = self[range.upperBound]
      return !next.isLetter && !next.isNumber && next != "_"
    }
  }
}
