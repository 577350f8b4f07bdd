import Foundation
import KataRunner
import TerminalText

/// Whose something is that was handed in, as far as its name says: by the rules of the course system that
/// packed it, else by what is left of a file's name without the exercise's.
struct Owner: Equatable, Sendable {
  /// A course system that gives its students numbers.
  enum System: Equatable, Sendable {
    case moodle, canvas, blackboard, gradescope
  }

  /// What a student is called.
  var name: String

  /// Who packed it; nil where people gave the name.
  var system: System?

  /// What the system tells its students apart by: a number, or a login.
  var number: String?

  /// Whether Canvas says that it came late.
  var isLate = false

  /// Whether it is a note of the system's about a student, and nothing of the student's.
  var isNote = false

  /// Reads the name of a folder, an archive or a file.
  ///
  /// - Parameter exercises: The names of the exercises' files, of all katas.
  init(_ file: String, exercises: [ExerciseName]) {
    let endings = [".tar.gz", ".tgz", ".tar", ".zip", ".swift", ".swift.txt", ".txt"]
    let stem =
      endings.first { file.lowercased().hasSuffix($0) && file.count > $0.count }
      .map { String(file.dropLast($0.count)) } ?? file
    name = stem
    // Each is as the system's own code or help has it: mod_assign/downloader.php of Moodle,
    // lib/submissions_zip of Canvas, "Download assignment files" of Blackboard's help.
    if let words = file.wholeMatch(of: /(.+?)_(\d+)_assign(?:submission|feedback)_[a-z]+(?:_.*)?/) {
      (name, system, number) = (String(words.1), .moodle, String(words.2))
    } else if let words = file.wholeMatch(of: /.+_([^_]+)_attempt_\d{4}(?:-\d\d){5}(_.*)?(\.txt)?/)
    {
      (name, system, number) = (String(words.1), .blackboard, String(words.1))
      isNote = words.2 == nil && words.3 != nil
    } else if let words = stem.wholeMatch(of: /([^_]+)_(LATE_)?(\d+)_\d+(?:_.*)?/) {
      (name, system, number) = (String(words.1), .canvas, String(words.3))
      isLate = words.2 != nil
    } else if let words = file.wholeMatch(of: /submission_(\d+)/) {
      (system, number) = (.gradescope, String(words.1))
    } else if let found = exercises.compactMap({ $0.match(file) }).max(by: { $0.rank < $1.rank }) {
      name = found.rest.isEmpty ? stem : found.rest
    }
  }
}

/// The name of an exercise's file, as people change it.
struct ExerciseName: Sendable {
  /// How much of a file's name it is, the least first.
  enum Rank: Comparable, Sendable {
    /// Words stand before it or behind it without a sign between, as in `OldClassicSignIn.swift`.
    case glued

    /// It is a text, and no Swift, by its ending.
    case text

    /// It stands by itself, or words are parted from it: `ken_Classic_Sign-In (1).swift`.
    case parted
  }

  /// The kata.
  let kata: String

  /// `classic`, `sign`, `in`.
  private let words: [String]

  init(_ kata: Kata) {
    self.kata = kata.name
    words = kata.file.dropLast(".swift".count).replacing(/[A-Z]/) { " \($0.output)" }
      .lowercased().split(separator: " ").map(String.init)
  }

  /// How a file's name holds it, and what else is in the name: whose it is, as a rule.
  func match(_ file: String) -> (rank: Rank, rest: String)? {
    let endings = /(?:\.swift)?(?:\.(?:swift|txt|md|rtf|html?|docx?|odt|pdf))?$/.ignoresCase()
    let ending = file.firstMatch(of: endings).map { String($0.output) } ?? ""
    let letters = Array(file.dropLast(ending.count))
    guard let place = letters.indices.lazy.compactMap({ self.range(in: letters, from: $0) }).first
    else { return nil }
    let (before, after) = (
      String(letters[..<place.lowerBound]), String(letters[place.upperBound...])
    )
    let signs: Set<Character> = ["-", "_", " ", "(", ".", "["]
    let isParted =
      (before.last.map { signs.contains($0) } ?? true)
      && (after.first.map { signs.contains($0) } ?? true || after.allSatisfy(\.isNumber))
    // What a browser, an editor or a student says of a copy is nobody's name.
    let copy =
      /(?:^|[-_ ])(?:\(?\d{1,2}\)?|v\d+|copy|kopie|final|last|new|old|neu|alt|abgabe|solution)(?=$|[-_ ])/
      .ignoresCase()
    let names = [before, after].map {
      $0.replacing(copy, with: "").trimmingCharacters(in: CharacterSet(charactersIn: "-_ .()[]"))
    }
    let name = names.filter { !$0.isEmpty }.joined(separator: " ")
    return (isParted ? ending.lowercased().hasPrefix(".swift") ? .parted : .text : .glued, name)
  }
  /// Where it stands, from a letter on, with or without a sign between its words.
  private func range(in letters: [Character], from start: Int) -> Range<Int>? {
    var end = start
    for word in words {
      if end > start, end < letters.count, "-_ ".contains(letters[end]) { end += 1 }
      guard String(letters[end...].prefix(word.count)).lowercased() == word else { return nil }
      end += word.count
    }
    return start..<end
  }
}
