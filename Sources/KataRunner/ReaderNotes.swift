import CommandLineSupport
import Foundation

/// The reader's notes: files in the folder `.katas` at the top of the package.
struct ReaderNotes: Sendable {
  /// A note about a kata. The raw value is the folder of its file.
  enum Note: String {
    /// The hints shown so far, by their indexes on the page, in the order shown.
    case hints

    /// The test that the last result was about.
    case test = "tests"

    /// The exercise when it was done.
    case done

    /// The exercise when the first of several parts was done.
    case firstAnswer = "first"

    /// The exercise when the second part was done.
    case secondAnswer = "second"

    /// The answers to the parts of a kata, in order.
    static let answers: [Note] = [.firstAnswer, .secondAnswer]

    fileprivate func file(of kata: Kata) -> String {
      let isSwift = self == .done || Self.answers.contains(self)
      return "\(rawValue)/\(kata.name)" + (isSwift ? ".swift" : "")
    }
  }

  /// The folder, relative to the package.
  static let folder = ".katas"

  let package: URL

  /// The kata or the chapter's folder that the reader named last; nil if there is none yet.
  var current: String? { words(in: "current") }

  /// The folders of the chapters that the reader has marked as read.
  var chaptersRead: Set<String> {
    Set((words(in: "read") ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The reader's answers to excerpts.
  var review: ReviewRecord {
    bytes(in: "review.json").flatMap { try? JSONDecoder().decode(ReviewRecord.self, from: $0) }
      ?? ReviewRecord()
  }

  func bytes(_ note: Note, of kata: Kata) -> Data? { bytes(in: note.file(of: kata)) }

  /// The text of a note, or nil when it is missing or empty.
  func words(_ note: Note, of kata: Kata) -> String? { words(in: note.file(of: kata)) }

  /// The lock file of the program that watches a kata. Its folder exists once a current kata is
  /// kept.
  func lock(of kata: Kata) -> String { place("watched-\(kata.name)").path }

  /// Whether the answer to a part of a kata was kept: then the part is done.
  func hasAnswer(to part: Int, of kata: Kata) -> Bool {
    Note.answers.dropFirst(part - 1).first.map { bytes($0, of: kata) != nil } ?? false
  }

  func keep(current kata: Kata) throws(ProgramError) { try keep(current: kata.name) }

  func keep(current name: String) throws(ProgramError) {
    try write("\(name)\n", to: "current")
  }

  func keep(chaptersRead folders: Set<String>) throws(ProgramError) {
    try write(folders.sorted().map { $0 + "\n" }.joined(), to: "read")
  }

  func keep(review: ReviewRecord) throws(ProgramError) {
    try write(json(review), to: "review.json")
  }

  func keep(_ words: String?, as note: Note, of kata: Kata) throws(ProgramError) {
    try write("\(words ?? "")\n", to: note.file(of: kata))
  }

  func keep(_ exercise: Data, as note: Note, of kata: Kata) throws(ProgramError) {
    try write(String(decoding: exercise, as: UTF8.self), to: note.file(of: kata))
  }

  func forget(_ note: Note, of kata: Kata) {
    try? FileManager.default.removeItem(at: place(note.file(of: kata)))
  }

  /// Copies a file of the package before it is overwritten.
  ///
  /// - Returns: The copy's path, relative to the package.
  func backUp(_ path: String, of kata: Kata) throws(ProgramError) -> String {
    let name = (path as NSString).lastPathComponent as NSString
    var (copy, count) = ("", 0)
    repeat {
      count += 1
      copy = "backups/\(kata.name)/\(name.deletingPathExtension)-\(count).\(name.pathExtension)"
    } while FileManager.default.fileExists(atPath: place(copy).path)
    do {
      try FileManager.default.createDirectory(
        at: place(copy).deletingLastPathComponent(), withIntermediateDirectories: true)
      // If the reader's file is a link, the linked file is copied.
      let file = package.appendingPathComponent(path).realPath
      try FileManager.default.copyItem(at: file, to: place(copy))
    } catch {
      try? FileManager.default.removeItem(at: place(copy))
      throw ProgramError(
        "can't back up '\(path)', so it was not changed: \(error.localizedDescription)",
        status: 73)
    }
    return "\(Self.folder)/\(copy)"
  }

  private func place(_ name: String) -> URL {
    package.appendingPathComponent(Self.folder).appendingPathComponent(name)
  }

  private func bytes(in name: String) -> Data? {
    FileManager.default.contents(atPath: place(name).path)
  }

  private func words(in name: String) -> String? {
    let text = String(decoding: bytes(in: name) ?? Data(), as: UTF8.self)
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return words.isEmpty ? nil : words
  }

  /// Writes only if the text differs, so that a read-only workbook can be used.
  private func write(_ text: String, to name: String) throws(ProgramError) {
    guard bytes(in: name) != Data(text.utf8) else { return }
    try OutputFile(place(name).path).writeMakingFolder(text)
  }
}
