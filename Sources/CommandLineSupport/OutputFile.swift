import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is written completely or not at all.
public struct OutputFile: Equatable, Sendable {
  /// The path as the user typed it.
  public var path: String

  /// Creates the value. Only `write` creates the file.
  public init(_ path: String) {
    self.path = path
  }

  /// Throws before long work if the folder is missing, or if the path is a folder.
  public func expectPlace() throws(ProgramError) {
    let isInFolder = isFolder(folder(of: path))
    guard isInFolder, !isFolder(path) else {
      let problem = reason(of: isInFolder ? EISDIR : ENOENT)
      throw ProgramError("can't write '\(path)': \(problem)", status: 73)
    }
  }

  /// The enclosing folder, without `NSString`, which crashes for a name of one letter.
  private func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private func isFolder(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFDIR
  }

  /// Replaces the file's content with a text.
  ///
  /// If the path is a symbolic link, its target is replaced. Devices and pipes are written to.
  public func write(_ text: String) throws(ProgramError) { try write(Array(text.utf8)) }

  /// Replaces the file's content with bytes.
  public func write(_ bytes: [UInt8]) throws(ProgramError) {
    do {
      var existing = stat()
      let exists = stat(path, &existing) == 0
      if path == "/dev/stdout" {
        // Opening it again would overwrite a redirected file from its start.
        try Descriptor(number: 1).write(bytes)
      } else if path.hasPrefix("/dev/") || exists && existing.st_mode & S_IFMT != S_IFREG {
        try append(bytes)
      } else {
        try replace(by: bytes, mode: exists ? existing.st_mode & 0o7777 : nil)
      }
    } catch {
      throw ProgramError("can't write '\(path)': \(reason(of: error.code))", status: 73)
    }
  }

  /// Replaces the file's content, and creates missing folders.
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

  // Appends, because a path such as /dev/fd/3 can refer to a file with content.
  private func append(_ bytes: [UInt8]) throws(Descriptor.Failure) {
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw Descriptor.Failure(code: errno) }
    defer { close(file) }
    try Descriptor(number: file).write(bytes)
  }

  private func replace(by bytes: [UInt8], mode: mode_t?) throws(Descriptor.Failure) {
    let target = try followLinks()
    // A rename would replace even a write-protected file.
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

  /// The target of the last symbolic link. The target may be missing.
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
