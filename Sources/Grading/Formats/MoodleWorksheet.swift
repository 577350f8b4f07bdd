import CommandLineSupport
import Foundation

/// The grading worksheet of Moodle's Assignment, with a row for each student.
///
/// - Source: mod/assign/gradingtable.php (export) and
///   mod/assign/feedback/offline/importgradeslib.php (import) of https://github.com/moodle/moodle.
///   The number at the end of "Identifier" identifies the student. A row without a grade changes no
///   grade.
struct MoodleWorksheet: Equatable, Sendable {
  /// The rows, beginning with the column names.
  private(set) var rows: [[String]]

  /// Creates a worksheet of the submissions that came from Moodle.
  init(_ results: ClassResult) {
    rows = [["Identifier", "Full name", "Grade", "Last modified (grade)", "Feedback comments"]]
    for submission in results.submissions {
      guard let owner = submission.owner, owner.system == .moodle else { continue }
      rows.append(["Participant \(owner.number ?? "")", owner.name, "", "", ""])
    }
  }

  /// Reads a worksheet that Moodle exported.
  init(exported path: String) throws(ProgramError) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ProgramError(
        "can't read '\(path)': give Moodle's exported worksheet, unchanged, in UTF-8", status: 66)
    }
    rows = Self.rows(of: text.replacing("\u{FEFF}", with: "", maxReplacements: 1))
    for name in ["Identifier", "Grade"] where column(name) == nil {
      throw ProgramError(
        "'\(path)' has no column '\(name)': switch Moodle to English, and repeat the export",
        status: 65)
    }
  }

  /// Fills in the points.
  ///
  /// - Returns: Moodle's numbers of the students who have a row, by submission.
  mutating func fill(with results: ClassResult) -> [String: String] {
    var found: [String: String] = [:]
    for submission in results.submissions {
      guard let index = row(of: submission) else { continue }
      found[submission.name] = number(in: index)
      guard let points = submission.points else { continue }
      // Moodle accepts no more than its maximum grade.
      let most = cell("Maximum grade", in: index).flatMap { Double($0.replacing(",", with: ".")) }
      let grade = most.map { points / Double(max(1, submission.most)) * $0 } ?? points
      set("Grade", to: short((grade * 100).rounded() / 100), in: index)
      set(
        "Feedback comments", to: "\(short(points)) of \(submission.most) points: see feedback.md",
        in: index)
    }
    return found
  }

  /// The worksheet as CSV.
  var text: String {
    rows.map { $0.map(\.quoted).joined(separator: ",") + "\n" }.joined()
  }

  /// The index of a column. Some releases of Moodle write "Maximum Grade".
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

  /// The row with a student's number. A submission without a number needs a unique row with the
  /// same name or address.
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

  /// Reads CSV (RFC 4180).
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
  /// The text as a CSV field. It compares scalars, because a quote with an accent is a different
  /// character.
  var quoted: String {
    guard unicodeScalars.contains(where: { ",\";\n\r".unicodeScalars.contains($0) }) else {
      return self
    }
    return "\"" + unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
