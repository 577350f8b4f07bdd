/// A command as it is typed.
struct ShellCommand: Equatable, Sendable {
  /// Why a line can't be read as a command.
  struct Unreadable: Error, Equatable {
    var message: String
  }

  /// Its words, without quotation marks.
  var words: [String]

  /// Takes a line apart as a shell does.
  init(_ line: String) throws(Unreadable) {
    words = []
    var word: String?
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote != nil {
        word = (word ?? "") + String(character)
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else if "|&;<>$()\\".contains(character) {
        throw Unreadable(message: "'\(character)' in a command can't be checked: leave it out")
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    guard quote == nil else { throw Unreadable(message: "a quotation mark isn't closed") }
  }

  /// Whether a text is a command of this package: `swift run proxy`, `Scripts/compare --full`.
  static func isCommand(_ text: String) -> Bool {
    ["swift run", "swift test", "swift build"].contains { text == $0 || text.hasPrefix($0 + " ") }
      || text.hasPrefix("Scripts/") && text.dropFirst(8).allSatisfy { $0 != "/" }
  }

  /// The program and what it is given, for `swift run X ...` and `Scripts/X ...`; nil for others.
  var program: [String]? {
    if words.first == "swift", words.count > 2, words[1] == "run" { return Array(words[2...]) }
    guard let first = words.first, first.hasPrefix("Scripts/") else { return nil }
    return [String(first.dropFirst(8))] + words[1...]
  }
}
