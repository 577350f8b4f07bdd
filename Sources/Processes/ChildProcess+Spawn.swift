import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a child couldn't be started.
public struct SpawnFailure: Error {
  /// What the system said, to stand inside a sentence.
  public let reason: String

  init(_ code: Int32) {
    reason = String(cString: strerror(code)).lowercased()
  }
}

extension ChildProcess {
  /// Starts the child with default signals, in a process group of its own, and, if wanted, in a
  /// session of its own.
  ///
  /// In our session it has one advantage: when we are killed while it is stopped, the system wakes
  /// it up and hangs up. In its own, whatever it starts can be found.
  ///
  /// - Parameter input: What it reads; nil for nothing.
  ///
  /// This isn't Foundation's `Process`: on Linux that one notices an end only when every descendant
  /// has let go of a socket, and it hands our ignored signals down.
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
      // Glibc hides POSIX_SPAWN_SETSID from Swift; it is this number since version 2.26.
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
      // What POSIX_SPAWN_CLOEXEC_DEFAULT does: the child gets no file that it isn't handed.
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
      // Glibc hides posix_spawn_file_actions_addchdir_np from Swift. A shell notes where it came from, and
      // the package manager takes that for another environment, in which it reads all manifests anew.
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
    /// Nil when there is no file left to look with.
    private func openFiles() -> [Int32]? {
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return names?.compactMap { Int32($0) }
    }
  #endif

  private func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}
