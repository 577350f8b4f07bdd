import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is written whole or not at all.
public struct OutputFile: Equatable, Sendable {
  /// The path, as the user wrote it.
  public var path: String

  /// Creates nothing yet; `write` does.
  public init(_ path: String) {
    self.path = path
  }

  /// Makes sure, before long work, that its folder is there and that it isn't one itself.
  public func expectPlace() throws(ProgramError) {
    let isInFolder = isFolder(folder(of: path))
    guard isInFolder, !isFolder(path) else {
      let problem = reason(of: isInFolder ? EISDIR : ENOENT)
      throw ProgramError("'\(path)' can't be written: \(problem)", status: 73)
    }
  }

  /// Not by `NSString`, which ends the program for a name of one letter.
  private func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private func isFolder(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFDIR
  }

  /// Puts a text in the place of what the file held, if it held something.
  ///
  /// A link keeps being one: the file that it names is replaced. A device or a pipe is written to.
  public func write(_ text: String) throws(ProgramError) { try write(Array(text.utf8)) }

  /// The same with bytes that may be no text.
  public func write(_ bytes: [UInt8]) throws(ProgramError) {
    do {
      var existing = stat()
      let exists = stat(path, &existing) == 0
      if path == "/dev/stdout" {
        // Opened anew, a file behind it would be written from its start.
        try Descriptor(number: 1).write(bytes)
      } else if path.hasPrefix("/dev/") || exists && existing.st_mode & S_IFMT != S_IFREG {
        try append(bytes)
      } else {
        try replace(by: bytes, mode: exists ? existing.st_mode & 0o7777 : nil)
      }
    } catch {
      throw ProgramError("'\(path)' can't be written: \(reason(of: error.code))", status: 73)
    }
  }

  /// The same in a folder that is made where there is none.
  public func writeMakingFolder(_ text: String) throws(ProgramError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    } catch {
      throw .cantWrite(path, error)
    }
    try write(text)
  }

  // Appended, since a path such as /dev/fd/3 may stand for a file that already holds something.
  private func append(_ bytes: [UInt8]) throws(Descriptor.Failure) {
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw Descriptor.Failure(code: errno) }
    defer { close(file) }
    try Descriptor(number: file).write(bytes)
  }

  private func replace(by bytes: [UInt8], mode: mode_t?) throws(Descriptor.Failure) {
    let target = try followLinks()
    // A rename would replace a write-protected file without asking.
    guard mode == nil || access(target, W_OK) == 0 else { throw Descriptor.Failure(code: errno) }
    let temporary = (folder(of: target) as NSString).appendingPathComponent(
      ".\(UUID().uuidString).tmp")
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Descriptor.Failure(code: errno) }
    do throws(Descriptor.Failure) {
      defer { close(file) }
      if let mode { fchmod(file, mode) }
      try Descriptor(number: file).write(bytes)
      guard fsync(file) == 0 else { throw Descriptor.Failure(code: errno) }
      guard rename(temporary, target) == 0 else { throw Descriptor.Failure(code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// The path that the last link names; the file itself may be missing.
  private func followLinks() throws(Descriptor.Failure) -> String {
    var target = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        return target
      }
      target =
        next.hasPrefix("/") ? next : (folder(of: target) as NSString).appendingPathComponent(next)
    }
    throw Descriptor.Failure(code: ELOOP)
  }
}
