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
      .reduce(into: []) { if kata.hints.indices.contains($1), !$0.contains($1) { $0.append($1) } }
  }

  /// The test that the last verdict was about; nil when it was about none.
  func test(of kata: Kata) -> String? {
    text(of: "tests/\(kata.name)").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// How the reader answered the excerpts.
  var review: ReviewRecord {
    let data = FileManager.default.contents(atPath: place("review.json").path) ?? Data()
    return (try? JSONDecoder().decode(ReviewRecord.self, from: data)) ?? ReviewRecord()
  }

  /// The exercise as it was when it was green; nil when it never was.
  func green(_ kata: Kata) -> Data? {
    exercise(of: kata, in: "green")
  }

  /// The exercise as it was when it met the first of two requirements; nil before that.
  func firstAnswer(_ kata: Kata) -> Data? {
    exercise(of: kata, in: "first")
  }

  func keep(firstAnswer exercise: Data, of kata: Kata) throws(ProgramError) {
    try write(String(decoding: exercise, as: UTF8.self), to: "first/\(kata.name).swift")
  }

  func forgetFirstAnswer(of kata: Kata) {
    try? FileManager.default.removeItem(at: place("first/\(kata.name).swift"))
  }

  func keep(current kata: Kata) throws(ProgramError) {
    guard current != kata.name else { return }
    try write("\(kata.name)\n", to: "current")
  }

  func keep(hints: [Int], of kata: Kata) throws(ProgramError) {
    try write(hints.map { "\($0)" }.joined(separator: " ") + "\n", to: "hints/\(kata.name)")
  }

  func keep(test: String?, of kata: Kata) throws(ProgramError) {
    guard self.test(of: kata) != test else { return }
    try write("\(test ?? "")\n", to: "tests/\(kata.name)")
  }

  func keep(review: ReviewRecord) throws(ProgramError) {
    try write(json(review), to: "review.json")
  }

  func keep(green exercise: Data, of kata: Kata) throws(ProgramError) {
    guard green(kata) != exercise else { return }
    try write(String(decoding: exercise, as: UTF8.self), to: "green/\(kata.name).swift")
  }

  /// The file that whoever watches a kata holds. Its folder is there once a current kata is kept.
  func lock(of kata: Kata) -> String {
    place("watched-\(kata.name)").path
  }

  private func exercise(of kata: Kata, in folder: String) -> Data? {
    FileManager.default.contents(atPath: place("\(folder)/\(kata.name).swift").path)
  }

  private func text(of name: String) -> String? {
    let text = try? String(contentsOf: place(name), encoding: .utf8)
    return text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  func place(_ name: String) -> URL {
    package.appendingPathComponent(Self.folder).appendingPathComponent(name)
  }

  private func write(_ text: String, to name: String) throws(ProgramError) {
    try OutputFile(place(name).path).writeMakingFolder(text)
  }
}
