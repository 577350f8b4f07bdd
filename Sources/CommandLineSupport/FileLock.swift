import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A locked file, which only one process can hold. The system releases the lock when the process
/// ends.
public final class FileLock: Sendable {
  private let file: Int32

  /// Takes the lock; nil if it's already taken.
  ///
  /// - Parameter path: The file, which is created if it doesn't exist.
  public init?(_ path: String) throws(ProgramError) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw ProgramError("can't write '\(path)': \(reason(of: errno))", status: 73)
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(file)
      guard code == EWOULDBLOCK else {
        throw ProgramError("can't lock '\(path)': \(reason(of: code))", status: 73)
      }
      return nil
    }
    self.file = file
  }

  deinit {
    close(file)
  }

  /// Waits until the lock is free, and takes it.
  ///
  /// - Parameters:
  ///   - path: The file, which is created if it doesn't exist.
  ///   - say: Called once if the lock isn't free.
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
