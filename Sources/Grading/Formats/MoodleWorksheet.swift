import CommandLineSupport
import Foundation

/// The grading worksheet of Moodle's Assignment: a row for each student, told apart by a number.
///
/// - Source: mod/assign/gradingtable.php writes it, and mod/assign/feedback/offline/importgradeslib.php
///   reads it, of https://github.com/moodle/moodle. A student is whoever's number stands at the end of
///   "Identifier"; a row without a grade changes no grade.
struct MoodleWorksheet: Equatable, Sendable {
  /// The rows, of which the first says what the others have.
  private(set) var rows: [[String]]

  /// One with the students who have numbers of Moodle's.
  init(_ results: ClassResult) {
    rows = [["Identifier", "Full name", "Grade", "Last modified (grade)", "Feedback comments"]]
    for submission in results.submissions {
      guard let owner = submission.owner, owner.system == .moodle else { continue }
      rows.append(["Participant \(owner.number ?? "")", owner.name, "", "", ""])
    }
  }

  /// Reads one that Moodle has exported.
  init(exported path: String) throws(ProgramError) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ProgramError("'\(path)' can't be read as UTF-8", status: 66)
    }
    rows = Self.rows(of: text.replacing("\u{FEFF}", with: "", maxReplacements: 1))
    for name in ["Identifier", "Grade"] where column(name) == nil {
      throw ProgramError(
        "'\(path)' has no column '\(name)': let Moodle export its grading worksheet in English",
        status: 65)
    }
  }

  /// Fills in the points of those who have some, and gives who was found, by their submissions' names.
  mutating func fill(with results: ClassResult) -> [String: String] {
    var found: [String: String] = [:]
    for submission in results.submissions {
      guard let index = row(of: submission) else { continue }
      found[submission.name] = number(in: index)
      guard let points = submission.points else { continue }
      // Moodle says what is most, and takes no more.
      let most = cell("Maximum grade", in: index).flatMap { Double($0.replacing(",", with: ".")) }
      let grade = most.map { points / Double(max(1, submission.most)) * $0 } ?? points
      set("Grade", to: short((grade * 100).rounded() / 100), in: index)
      set(
        "Feedback comments", to: "\(short(points)) of \(submission.most) points: see feedback.md",
        in: index)
    }
    return found
  }

  /// The text of the file.
  var text: String {
    rows.map { $0.map(\.quoted).joined(separator: ",") + "\n" }.joined()
  }

  /// Some releases of Moodle write "Maximum Grade".
  private func column(_ name: String) -> Int? {
    rows.first?.firstIndex { $0.lowercased() == name.lowercased() }
  }

  private func cell(_ name: String, in row: Int) -> String? {
    column(name).flatMap { $0 < rows[row].count ? rows[row][$0] : nil }
  }

  private mutating func set(_ name: String, to text: String, in row: Int) {
    guard let column = column(name), column < rows[row].count else { return }
    rows[row][column] = text
  }

  private func number(in row: Int) -> String? {
    cell("Identifier", in: row)?.firstMatch(of: /\d+$/).map { String($0.output) }
  }

  /// The row with a student's number; or, where people gave the submission its name, the only one with
  /// this name or address.
  private func row(of submission: SubmissionResult) -> Int? {
    guard let owner = submission.owner else { return nil }
    if owner.system == .moodle {
      return rows.indices.dropFirst().first { number(in: $0) == owner.number }
    }
    let found = rows.indices.dropFirst().filter { row in
      ["Full name", "Email address", "Username", "ID number"].contains { column in
        guard let cell = cell(column, in: row)?.lowercased(), !cell.isEmpty else { return false }
        return cell == owner.name.lowercased() || cell.hasPrefix(owner.name.lowercased() + "@")
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Reads CSV as RFC 4180 has it.
  private static func rows(of text: String) -> [[String]] {
    var (rows, row, cell, isQuoted): ([[String]], [String], String, Bool) = ([], [], "", false)
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      switch scalar {
      case "\"" where isQuoted && next == "\"":
        cell += "\""
        next = scalars.next()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(cell)
        cell = ""
      case "\r" where !isQuoted && next == "\n": break
      case "\n" where !isQuoted, "\r" where !isQuoted:
        rows.append(row + [cell])
        (row, cell) = ([], "")
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return row.isEmpty && cell.isEmpty ? rows : rows + [row + [cell]]
  }
}

extension String {
  /// The text as a field of CSV. A quote with an accent is another character, and a quote all the same.
  var quoted: String {
    guard unicodeScalars.contains(where: { ",\";\n\r".unicodeScalars.contains($0) }) else {
      return self
    }
    return "\"" + unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
