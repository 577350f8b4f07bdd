import Foundation
import KataRunner
import TerminalText

/// The student who submitted a file. A course system's file names have a fixed form. In other
/// names, the student's name comes before or after the exercise's.
struct Owner: Equatable, Sendable {
  /// A course system that gives its students numbers.
  enum System: Equatable, Sendable {
    case moodle, canvas, blackboard, gradescope
  }

  /// The student's name.
  var name: String

  /// The system that named the file; nil if a person did.
  var system: System?

  /// The student's unique number or login in that system.
  var number: String?

  /// Whether Canvas marked the file as late.
  var isLate = false

  /// Whether the system wrote this file about the student.
  var isNote = false

  /// Reads the name of a folder, an archive or a file.
  ///
  /// - Parameters:
  ///   - file: The name.
  ///   - exercises: The names of all katas' exercise files.
  init(_ file: String, exercises: [ExerciseName]) {
    let endings = [".tar.gz", ".tgz", ".tar", ".zip", ".swift", ".swift.txt", ".txt"]
    let stem =
      endings.first { file.lowercased().hasSuffix($0) && file.count > $0.count }
      .map { String(file.dropLast($0.count)) } ?? file
    name = stem
    // Sources: mod_assign/downloader.php of Moodle, lib/submissions_zip of Canvas, "Download
    // assignment files" in Blackboard's help.
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

/// The name of an exercise's file, in the variants that people write.
struct ExerciseName: Sendable {
  /// How clearly a file's name contains the exercise's, the least clear first.
  enum Rank: Comparable, Sendable {
    /// Joined to other words without a separator, as in `OldClassicSignIn.swift`.
    case glued

    /// Separated, but the ending isn't Swift's.
    case text

    /// Alone or separated, as in `ken_Classic_Sign-In (1).swift`.
    case parted
  }

  let kata: String

  /// The name's words, such as `classic`, `sign`, `in`.
  private let words: [String]

  init(_ kata: Kata) {
    self.kata = kata.name
    words = kata.file.dropLast(".swift".count).replacing(/[A-Z]/) { " \($0.output)" }
      .lowercased().split(separator: " ").map(String.init)
  }

  /// How a file's name contains this one, and the rest of the name: usually the student's.
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
    // Additions by browsers, editors and students aren't a student's name.
    let copy =
      /(?:^|[-_ ])(?:\(?\d{1,2}\)?|v\d+|copy|kopie|final|last|new|old|neu|alt|abgabe|solution)(?=$|[-_ ])/
      .ignoresCase()
    let names = [before, after].map {
      $0.replacing(copy, with: "").trimmingCharacters(in: CharacterSet(charactersIn: "-_ .()[]"))
    }
    let name = names.filter { !$0.isEmpty }.joined(separator: " ")
    return (isParted ? ending.lowercased().hasPrefix(".swift") ? .parted : .text : .glued, name)
  }

  /// The range of the name from a letter on, with or without separators between its words.
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
