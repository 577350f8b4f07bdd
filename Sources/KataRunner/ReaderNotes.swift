import CommandLineSupport
import Foundation

/// What is remembered of a reader: in the folder `.katas` at the top of the package, a file each.
struct ReaderNotes: Sendable {
  /// What is remembered of a kata. The raw value is the folder of its file.
  enum Note: String {
    /// The hints that were seen, by their places on the page, in the order of seeing.
    case hints

    /// The test that the last verdict was about.
    case test = "tests"

    /// The exercise as it was when it was green.
    case done

    /// The exercise as it was when the first part of a kata was done, and another one came next.
    case firstAnswer = "first"

    /// The same for the second part.
    case secondAnswer = "second"

    /// The answers to the parts of a kata, in their order.
    static let answers: [Note] = [.firstAnswer, .secondAnswer]

    fileprivate func file(of kata: Kata) -> String {
      let isSwift = self == .done || Self.answers.contains(self)
      return "\(rawValue)/\(kata.name)" + (isSwift ? ".swift" : "")
    }
  }

  /// The folder, from the package's folder on.
  static let folder = ".katas"

  let package: URL

  /// The kata or the folder of the chapter that the reader named last; nil before the first.
  var current: String? { words(in: "current") }

  /// The folders of the chapters that the reader has marked as read.
  var chaptersRead: Set<String> {
    Set((words(in: "read") ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// How the reader answered the excerpts.
  var review: ReviewRecord {
    bytes(in: "review.json").flatMap { try? JSONDecoder().decode(ReviewRecord.self, from: $0) }
      ?? ReviewRecord()
  }

  /// The bytes of a note; nil where there is none.
  func bytes(_ note: Note, of kata: Kata) -> Data? { bytes(in: note.file(of: kata)) }

  /// What a note says; nil where it says nothing.
  func words(_ note: Note, of kata: Kata) -> String? { words(in: note.file(of: kata)) }

  /// The file that whoever watches a kata holds. Its folder is there once a current kata is kept.
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
  /// - Returns: The copy's path, from the package's folder on.
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
      // Not the link, where the reader's file is one.
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

  /// Writes what isn't there already, so that a workbook that nobody may write to can be read.
  private func write(_ text: String, to name: String) throws(ProgramError) {
    guard bytes(in: name) != Data(text.utf8) else { return }
    try OutputFile(place(name).path).writeMakingFolder(text)
  }
}
