import CommandLineSupport
import Foundation

/// What is remembered of a reader: in the folder `.katas` at the top of the package.
struct ReaderNotes: Sendable {
  /// The folder, from the package's folder on.
  static let folder = ".katas"

  let package: URL

  /// The kata that the reader works on; nil before the first.
  var current: String? {
    text(of: "current")
  }

  /// The hints that the reader has seen, by their places on the page, in the order of seeing.
  func hints(of kata: Kata) -> [Int] {
    (text(of: "hints/\(kata.name)") ?? "").split(separator: " ").compactMap { Int($0) }
      .filter(kata.hints.indices.contains)
  }

  /// The test that failed first when the last hint was given; nil where none did.
  func hintedTest(of kata: Kata) -> String? {
    text(of: "hinted/\(kata.name)")
  }

  /// The test that the last verdict was about; nil when it was about none.
  func test(of kata: Kata) -> String? {
    text(of: "tests/\(kata.name)")
  }

  /// How the reader answered the excerpts.
  var review: ReviewRecord {
    let data = FileManager.default.contents(atPath: place("review.json").path) ?? Data()
    return (try? JSONDecoder().decode(ReviewRecord.self, from: data)) ?? ReviewRecord()
  }

  /// The exercise as it was when it was green; nil when it never was.
  func green(_ kata: Kata) -> Data? {
    FileManager.default.contents(atPath: place("green/\(kata.name).swift").path)
  }

  /// The exercise as it was when it met the first of two requirements; nil before that.
  func firstAnswer(_ kata: Kata) -> Data? {
    FileManager.default.contents(atPath: place("first/\(kata.name).swift").path)
  }

  /// The file that whoever watches a kata holds. Its folder is there once a current kata is kept.
  func lock(of kata: Kata) -> String {
    place("watched-\(kata.name)").path
  }

  // MARK: Keeping

  func keep(current kata: Kata) throws(ProgramError) {
    try write("\(kata.name)\n", to: "current")
  }

  func keep(hints: [Int], for test: String?, of kata: Kata) throws(ProgramError) {
    try write(hints.map { "\($0)" }.joined(separator: " ") + "\n", to: "hints/\(kata.name)")
    try write("\(test ?? "")\n", to: "hinted/\(kata.name)")
  }

  func keep(test: String?, of kata: Kata) throws(ProgramError) {
    try write("\(test ?? "")\n", to: "tests/\(kata.name)")
  }

  func keep(review: ReviewRecord) throws(ProgramError) {
    try write(json(review), to: "review.json")
  }

  func keep(green exercise: Data, of kata: Kata) throws(ProgramError) {
    try write(String(decoding: exercise, as: UTF8.self), to: "green/\(kata.name).swift")
  }

  func keep(firstAnswer exercise: Data, of kata: Kata) throws(ProgramError) {
    try write(String(decoding: exercise, as: UTF8.self), to: "first/\(kata.name).swift")
  }

  func forgetFirstAnswer(of kata: Kata) {
    try? FileManager.default.removeItem(at: place("first/\(kata.name).swift"))
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
        "'\(path)' can't be backed up, so it stays as it is: \(error.localizedDescription)",
        status: 73)
    }
    return "\(Self.folder)/\(copy)"
  }

  private func place(_ name: String) -> URL {
    package.appendingPathComponent(Self.folder).appendingPathComponent(name)
  }

  /// What a note says; nil where it says nothing.
  private func text(of name: String) -> String? {
    let text = (try? String(contentsOf: place(name), encoding: .utf8)) ?? ""
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return words.isEmpty ? nil : words
  }

  /// Writes what isn't there already, so that a workbook that nobody may write to can be read.
  private func write(_ text: String, to name: String) throws(ProgramError) {
    let file = place(name)
    guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { return }
    try OutputFile(file.path).writeMakingFolder(text)
  }
}
