import CommandLineSupport
import Foundation

extension ReaderNotes {
  /// Copies a file of the package before it is overwritten.
  ///
  /// - Returns: The copy's path, from the package's folder on.
  func backUp(_ path: String, of kata: Kata) throws(ProgramError) -> String {
    let name = (path as NSString).lastPathComponent as NSString
    let stamp = Date().formatted(.iso8601.timeZoneSeparator(.omitted).timeSeparator(.omitted))
    var copy = ""
    for count in 1... {
      let number = count == 1 ? "" : "-\(count)"
      copy =
        "backups/\(kata.name)/\(name.deletingPathExtension)-\(stamp)\(number).\(name.pathExtension)"
      if !FileManager.default.fileExists(atPath: place(copy).path) { break }
    }
    do {
      try FileManager.default.createDirectory(
        at: place(copy).deletingLastPathComponent(), withIntermediateDirectories: true)
      // Not the link, where the reader's file is one.
      let file = package.appendingPathComponent(path).realPath
      try FileManager.default.copyItem(at: file, to: place(copy))
    } catch {
      try? FileManager.default.removeItem(at: place(copy))
      throw ProgramError(
        "'\(path)' can't be backed up, so it stays as it is: \(error.localizedDescription)",
        status: 73)
    }
    return "\(Self.folder)/\(copy)"
  }
}
