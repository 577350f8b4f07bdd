import CommandLineSupport
import Foundation

/// The folder of a student copy. It gets its name only when all files are written: an interruption
/// leaves a hidden folder with `unfinished` in its name.
struct HandoutFolder: Sendable {
  private let folder: URL

  /// The temporary folder, next to the final one.
  private let unfinished: URL

  /// Checks that the folder can be written, without writing anything.
  ///
  /// - Parameters:
  ///   - path: The folder, as the teacher typed it.
  ///   - package: The workbook's own folder.
  init(_ path: String, package: URL) throws(ProgramError) {
    let asked = URL(fileURLWithPath: path, isDirectory: true)
    let parent = asked.deletingLastPathComponent().realPath
    let exists = (try? FileManager.default.attributesOfItem(atPath: asked.path)) != nil
    folder =
      exists
      ? asked.realPath : parent.appendingPathComponent(asked.lastPathComponent, isDirectory: true)
    unfinished = folder.deletingLastPathComponent().appendingPathComponent(
      ".\(folder.lastPathComponent).unfinished-\(UUID().uuidString.prefix(8))", isDirectory: true)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard !exists || names == [] else {
      throw ProgramError(
        "'\(path)' already exists and isn't an empty folder: give a new or empty folder",
        status: 73)
    }
    guard exists || FileManager.default.fileExists(atPath: parent.path + "/.") else {
      throw ProgramError("'\(parent.path)' isn't a folder: create it first", status: 73)
    }
    guard !"\(folder.path)/".hasPrefix("\(package.realPath.path)/") else {
      throw ProgramError("'\(path)' is inside the workbook: give a folder outside", status: 73)
    }
  }

  /// Writes all files, then gives the folder its final name.
  ///
  /// - Parameters:
  ///   - contents: The files, by path.
  ///   - programs: The paths of executable files.
  func write(_ contents: [String: Data], programs: Set<String>) throws(ProgramError) {
    // After success, no folder has the temporary name.
    defer { try? FileManager.default.removeItem(at: unfinished) }
    do {
      for (path, data) in contents {
        let file = unfinished.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        guard programs.contains(path) else { continue }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
    } catch {
      throw .cantWrite(folder.path, error)
    }
    // `rename` replaces an empty folder, but nothing else.
    guard rename(unfinished.path, folder.path) == 0 else {
      throw ProgramError("can't write '\(folder.path)': \(reason(of: errno))", status: 73)
    }
  }
}
