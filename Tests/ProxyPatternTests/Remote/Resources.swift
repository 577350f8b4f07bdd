import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The system resources that this process holds.
struct Resources: Equatable, Sendable {
  /// The child processes, including zombies.
  var children = 0

  /// The open files.
  var files = 0

  static func count() -> Resources {
    // The folder itself is open during each count, so a comparison isn't affected.
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? -1
    return Resources(children: countChildren(), files: files)
  }

  /// The count, as soon as it equals the earlier count, or after some seconds: a released server
  /// takes a moment to end.
  static func settled(at before: Resources) async -> Resources {
    for _ in 1...500 where count() != before {
      try? await Task.sleep(for: .milliseconds(10))
    }
    return count()
  }

  #if canImport(Darwin)
    private static func countChildren() -> Int {
      var numbers = [pid_t](repeating: 0, count: 4096)
      return Int(
        proc_listchildpids(getpid(), &numbers, Int32(numbers.count * MemoryLayout<pid_t>.size)))
    }
  #else
    private static func countChildren() -> Int {
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return processes.count { process in
        // The name may contain anything. The state and the parent's process ID follow it.
        guard
          let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
          let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 1
        else { return false }
        return fields[1] == "\(getpid())"
      }
    }
  #endif
}
