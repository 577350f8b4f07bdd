import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that one holds at a time. The system lets go of it when the process ends, however it
/// ends.
public final class FileLock: Sendable {
  private let file: Int32

  /// Takes the lock, unless somebody has it.
  ///
  /// - Parameter path: The file; it is made where there is none.
  /// - Returns: nil when somebody else has it.
  public init?(_ path: String) throws(ProgramError) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw ProgramError("'\(path)' can't be written: \(reason(of: errno))", status: 73)
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(file)
      guard code == EWOULDBLOCK else {
        throw ProgramError("'\(path)' can't be locked: \(reason(of: code))", status: 73)
      }
      return nil
    }
    self.file = file
  }

  deinit {
    close(file)
  }

  /// Takes the lock, and waits for it while somebody else has it.
  ///
  /// - Parameters:
  ///   - path: The file; it is made where there is none.
  ///   - say: Called once, when there is something to wait for.
  public static func wait(
    for path: String, say: () -> Void = {}
  ) async throws(ProgramError) -> FileLock {
    var hasSaid = false
    while true {
      if let lock = try FileLock(path) { return lock }
      if !hasSaid { say() }
      hasSaid = true
      do {
        try await Task.sleep(for: .milliseconds(20))
      } catch {
        throw ProgramError(nil, status: 1)
      }
    }
  }
}
