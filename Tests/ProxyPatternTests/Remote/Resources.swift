import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What this process holds of the system.
struct Resources: Equatable, Sendable {
  /// Children that run, or that nobody has buried.
  var children = 0

  /// Open files.
  var files = 0

  static func count() -> Resources {
    // The folder itself is open while it is read: on both sides of a comparison.
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? -1
    return Resources(children: countChildren(), files: files)
  }

  /// The count, once it is what it was before, or after some seconds: a server that was let go just
  /// now takes a moment to end.
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
        // After the name, which may hold anything, stand the state and the parent's number.
        guard
          let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
          let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 1
        else { return false }
        return fields[1] == "\(getpid())"
      }
    }
  #endif
}
