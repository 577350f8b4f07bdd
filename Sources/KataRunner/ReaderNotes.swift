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

  /// How many hints the reader has seen.
  func hints(of kata: Kata) -> Int {
    let count = text(of: "hints/\(kata.name)").flatMap { Int($0) } ?? 0
    return min(max(count, 0), kata.hints.count)
  }

  /// The exercise as it was when it was green; nil when it never was.
  func green(_ kata: Kata) -> Data? {
    FileManager.default.contents(atPath: place("green/\(kata.name).swift").path)
  }

  func keep(current kata: Kata) throws(ProgramError) {
    guard current != kata.name else { return }
    try write("\(kata.name)\n", to: "current")
  }

  func keep(hints count: Int, of kata: Kata) throws(ProgramError) {
    try write("\(count)\n", to: "hints/\(kata.name)")
  }

  func keep(green exercise: Data, of kata: Kata) throws(ProgramError) {
    guard green(kata) != exercise else { return }
    try write(String(decoding: exercise, as: UTF8.self), to: "green/\(kata.name).swift")
  }

  /// The file that whoever watches a kata holds. Its folder is there once a current kata is kept.
  func lock(of kata: Kata) -> String {
    place("watched-\(kata.name)").path
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
