import Foundation
import TerminalText

/// A file of a submission.
struct SubmittedFile: Decodable, Equatable, Sendable {
  /// The path in the folder or archive.
  var path: String

  /// The bytes; nil if they can't be a text, or weren't read.
  var data: Data?

  /// Why the file wasn't read.
  var why: String?

  var name: String {
    path.split(whereSeparator: { "/\\".contains($0) }).last.map(String.init) ?? path
  }

  var folders: [Substring] { path.split(whereSeparator: { "/\\".contains($0) }).dropLast() }

  /// What the bytes are.
  enum Reading: Equatable, Sendable {
    /// A text, converted to UTF-8, and a note about its encoding.
    case text(Data, note: String?)

    /// Something that can't be graded: what it is, and what is needed instead.
    case other(String)
  }

  /// Reads the file as Swift code.
  var reading: Reading {
    guard let data else { return .other(why ?? "isn't a text file") }
    if data.isEmpty { return .other("is empty: the exercise has to be submitted again") }
    if let kind = Self.kind(of: data) { return .other(kind) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else {
        return .other("begins like UTF-16, but isn't valid UTF-16: save it as UTF-8")
      }
      return Self.reading(
        of: text, in: Data(text.utf8), note: "the file was read as UTF-16, because it isn't UTF-8")
    }
    if let text = String(data: data, encoding: .utf8), !data.contains(0) {
      return Self.reading(of: text, in: data, note: nil)
    }
    // Old editors write Latin-1, where bytes from 80 to 9F aren't letters. A mix with UTF-8 is
    // ambiguous.
    let odd = data.indices.filter { index in
      data[index] == 0 || (data[index] >= 0x80 && !Self.isInUTF8(data, index))
    }
    let isLatin =
      odd.count == data.count { $0 == 0 || $0 >= 0x80 } && odd.allSatisfy { data[$0] >= 0xA0 }
    if isLatin, let text = String(data: data, encoding: .isoLatin1) {
      return Self.reading(
        of: text, in: Data(text.utf8), note: "the file was read as Latin-1, because it isn't UTF-8")
    }
    let first = odd.first ?? data.startIndex
    let line = data[..<first].count { $0 == UInt8(ascii: "\n") } + 1
    let byte = String(data[first], radix: 16, uppercase: true)
    return .other("has the byte \(byte), which isn't UTF-8, in line \(line): save it as UTF-8")
  }

  private static func reading(of text: String, in data: Data, note: String?) -> Reading {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first(where: { !$0.allSatisfy { $0.isWhitespace || $0 == "\u{FEFF}" } })
    else {
      return .other("is empty: the exercise has to be submitted again")
    }
    let start = first.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("```") || start.hasPrefix("~~~") {
      return .other(
        "begins with a Markdown fence, \(start.prefix(12)): it has to contain only Swift code")
    }
    if start.hasPrefix("<"),
      start.lowercased().contains(/^<(?:!doctype|html|head|body|p|div|pre|span)\b/)
    {
      return .other("is HTML: save it as plain text")
    }
    if start.hasPrefix("version https://git-lfs") {
      return .other("is a Git LFS pointer without the text: the Swift file itself is needed")
    }
    if let index = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }),
      lines[index...].contains(where: { $0.hasPrefix(">>>>>>> ") })
    {
      return .other("has an unresolved merge conflict at '\(lines[index].prefix(40))'")
    }
    return .text(data, note: note)
  }

  /// The kind of file that other programs write, by its first bytes.
  private static func kind(of data: Data) -> String? {
    let kinds: [(start: [UInt8], words: String)] = [
      (Array(#"{\rtf"#.utf8), "is RTF (formatted text): save it as plain text"),
      (Array("%PDF".utf8), "is a PDF: the Swift file is needed"),
      (Array("PK".utf8) + [3, 4], "is a Word document or an archive: the Swift file is needed"),
      ([0xD0, 0xCF, 0x11, 0xE0], "is a Word document: the Swift file is needed"),
      (Array("bplist".utf8), "is a property list: the Swift file is needed"),
    ]
    return kinds.first { data.starts(with: $0.start) }?.words
  }

  /// Whether a byte belongs to a valid UTF-8 sequence.
  private static func isInUTF8(_ data: Data, _ index: Int) -> Bool {
    (max(data.startIndex, index - 3)...index).contains { start in
      (2...4).contains { length in
        index < start + length && start + length <= data.endIndex && data[start] >= 0xC2
          && String(data: data[start..<(start + length)], encoding: .utf8)?.unicodeScalars.count
            == 1
      }
    }
  }
}
