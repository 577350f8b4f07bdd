import Foundation
import TerminalText

/// A file among what somebody handed in.
struct SubmittedFile: Decodable, Equatable, Sendable {
  /// Its path in the folder or archive.
  var path: String

  /// Its bytes; nil where they can't be a text, or weren't taken.
  var data: Data?

  /// Why they weren't taken.
  var why: String?

  /// Its name.
  var name: String {
    path.split(whereSeparator: { "/\\".contains($0) }).last.map(String.init) ?? path
  }

  /// The names of the folders that it is in.
  var folders: [Substring] { path.split(whereSeparator: { "/\\".contains($0) }).dropLast() }

  /// What can be made of its bytes.
  enum Reading: Equatable, Sendable {
    /// They are a text, in UTF-8; with what has to be said of it.
    case text(Data, note: String?)

    /// They aren't one that can be graded: what they are, and what would be right.
    case other(String)
  }

  /// Reads it as a text of Swift, and nothing that only looks like one.
  var reading: Reading {
    guard let data else { return .other(why ?? "is no text") }
    if data.isEmpty { return .other("is empty: ask for the file again") }
    if let kind = Self.kind(of: data) { return .other(kind) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else {
        return .other("begins as UTF-16, and isn't: save it as UTF-8")
      }
      return Self.reading(
        of: text, in: Data(text.utf8), note: "it was read as UTF-16, and not as UTF-8")
    }
    if let text = String(data: data, encoding: .utf8), !data.contains(0) {
      return Self.reading(of: text, in: data, note: nil)
    }
    // Old editors write Latin-1, in which bytes from 80 to 9F are no letters. Where letters of UTF-8 stand
    // beside, nobody can tell what is meant.
    let odd = data.indices.filter { index in
      data[index] == 0 || (data[index] >= 0x80 && !Self.isInUTF8(data, index))
    }
    let isLatin =
      odd.count == data.count { $0 == 0 || $0 >= 0x80 } && odd.allSatisfy { data[$0] >= 0xA0 }
    if isLatin, let text = String(data: data, encoding: .isoLatin1) {
      return Self.reading(
        of: text, in: Data(text.utf8), note: "it was read as Latin-1, and not as UTF-8")
    }
    let first = odd.first ?? data.startIndex
    let line = data[..<first].count { $0 == UInt8(ascii: "\n") } + 1
    let byte = String(data[first], radix: 16, uppercase: true)
    return .other("has in line \(line) the byte \(byte), which isn't UTF-8: save it as UTF-8")
  }

  private static func reading(of text: String, in data: Data, note: String?) -> Reading {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first(where: { !$0.allSatisfy { $0.isWhitespace || $0 == "\u{FEFF}" } })
    else {
      return .other("is empty: ask for the file again")
    }
    let start = first.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("```") || start.hasPrefix("~~~") {
      return .other("has a Markdown fence, \(start.prefix(12)): it has to be Swift alone")
    }
    if start.hasPrefix("<"),
      start.lowercased().contains(/^<(?:!doctype|html|head|body|p|div|pre|span)\b/)
    {
      return .other("is HTML: it has to be plain text")
    }
    if start.hasPrefix("version https://git-lfs") {
      return .other("is a pointer of Git LFS, and the text isn't there: ask for the file itself")
    }
    if let index = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }),
      lines[index...].contains(where: { $0.hasPrefix(">>>>>>> ") })
    {
      return .other("has a merge that isn't done, at '\(lines[index].prefix(40))'")
    }
    return .text(data, note: note)
  }

  /// What the bytes of other programs begin with.
  private static func kind(of data: Data) -> String? {
    let kinds: [(start: [UInt8], words: String)] = [
      (Array(#"{\rtf"#.utf8), "is RTF, a text with fonts: save it as plain text"),
      (Array("%PDF".utf8), "is a PDF: ask for the Swift file"),
      (Array("PK".utf8) + [3, 4], "is a document of Word or an archive: ask for the Swift file"),
      ([0xD0, 0xCF, 0x11, 0xE0], "is a document of Word: ask for the Swift file"),
      (Array("bplist".utf8), "is a property list: ask for the Swift file"),
    ]
    return kinds.first { data.starts(with: $0.start) }?.words
  }

  /// Whether a byte belongs to a letter that is written as UTF-8 has it.
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
