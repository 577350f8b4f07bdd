import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether a process of a group is still alive, given the text with its leader's process
/// identifier.
///
/// The system removes ended grandchildren a moment later, so they get that moment.
public func isAlive(group text: Data) -> Bool {
  let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first ?? ""
  guard let leader = pid_t(line) else { return true }
  for _ in 0..<500 {
    if kill(-leader, 0) != 0 || !hasLivingMember(leader) { return false }
    usleep(10_000)
  }
  return true
}

// In a container, ended orphans may stay in the process table: these zombies don't count.
private func hasLivingMember(_ group: pid_t) -> Bool {
  #if os(Linux)
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap(pid_t.init).contains { process in
      guard
        let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 2
      else { return false }
      return fields[2] == "\(group)" && fields[0] != "Z"
    }
  #else
    return true
  #endif
}
