import CommandLineSupport
import Foundation

/// The folder that a student copy is written into: whole, or not at all. What an interruption leaves, in the moment
/// in which it is written, is called unfinished.
struct HandoutFolder: Sendable {
  private let folder: URL

  /// Where the student copy grows, beside the folder that it is for.
  private let unfinished: URL

  /// Makes sure that something may be written there. Nothing is, yet.
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
        "'\(path)' is there already, and stays as it is: give a folder that is empty or new",
        status: 73)
    }
    guard exists || FileManager.default.fileExists(atPath: parent.path + "/.") else {
      throw ProgramError("'\(parent.path)' is no folder: make it first", status: 73)
    }
    guard !"\(folder.path)/".hasPrefix("\(package.realPath.path)/") else {
      throw ProgramError("'\(path)' is in the workbook itself: give a folder outside", status: 73)
    }
  }

  /// Writes all files, and then gives their folder its name.
  ///
  /// - Parameters:
  ///   - contents: The files by their paths.
  ///   - programs: The paths of those that can be started.
  func write(_ contents: [String: Data], programs: Set<String>) throws(ProgramError) {
    // Once all is written, it has its name.
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
    // It takes the place of an empty folder, and of nothing else.
    guard rename(unfinished.path, folder.path) == 0 else {
      throw ProgramError("'\(folder.path)' can't be written: \(reason(of: errno))", status: 73)
    }
  }
}
