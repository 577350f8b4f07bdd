import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The reason why a child couldn't be started.
public struct SpawnFailure: Error {
  /// The system's reason, for use in a sentence.
  public let reason: String

  init(_ code: Int32) {
    reason = String(cString: strerror(code)).lowercased()
  }
}

extension ChildProcess {
  /// Starts the child with default signals in a new process group, and optionally in a new session.
  ///
  /// In a new session, all descendants can be found. In this program's session, a stopped child
  /// gets a SIGHUP if this program is killed.
  ///
  /// - Parameter input: The child's standard input; nil for an empty one.
  ///
  /// Foundation's `Process` isn't used: on Linux, it notices the end only after all descendants
  /// have closed a socket, and the child inherits ignored signals.
  func spawn(
    inItsOwnSession: Bool, input: Int32? = nil, output: Int32, errors: Int32
  ) throws(SpawnFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = POSIX_SPAWN_SETSID
      let others = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // Glibc hides POSIX_SPAWN_SETSID from Swift. This is its value since version 2.26.
      let newSession: Int32 = 0x80
      let others = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }

    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    #if !canImport(Darwin)
      // Like POSIX_SPAWN_CLOEXEC_DEFAULT: the child inherits no other files.
      guard let files = openFiles() else { throw SpawnFailure(EMFILE) }
      for file in files where file > 2 {
        posix_spawn_file_actions_addclose(&actions, file)
      }
    #endif

    var defaults = sigset_t()
    sigfillset(&defaults)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setpgroup(&attributes, 0)
    let ownership = inItsOwnSession ? newSession : POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(ownership | others))

    let path = executable.absoluteURL.path
    var command = [path] + arguments
    if let directory {
      guard access(directory.path, X_OK) == 0, access(path, X_OK) == 0 else {
        throw SpawnFailure(errno)
      }
      // Glibc hides posix_spawn_file_actions_addchdir_np from Swift. OLDPWD would be a change of the
      // environment, after which the package manager reads all manifests again.
      command =
        ["/bin/sh", "-c", #"cd "$0" && unset OLDPWD && exec "$@""#, directory.absoluteURL.path]
        + command
    }
    let surroundings = environment ?? ProcessInfo.processInfo.environment
    var words = cStrings(command)
    var settings = cStrings(surroundings.map { "\($0.key)=\($0.value)" })
    defer { for word in words + settings { free(word) } }

    var child: pid_t = 0
    let code = posix_spawn(&child, command[0], &actions, &attributes, &words, &settings)
    guard code == 0 else { throw SpawnFailure(code) }
    return child
  }

  #if !canImport(Darwin)
    /// The open files; nil if no file descriptor is left to list them.
    private func openFiles() -> [Int32]? {
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return names?.compactMap { Int32($0) }
    }
  #endif

  private func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}
