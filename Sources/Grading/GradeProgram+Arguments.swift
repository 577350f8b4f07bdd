import CommandLineSupport
import Foundation

extension GradeProgram {
  static let command = Command(
    "grade",
    about: """
      Grades submissions: folders, or archives (zip, tar.gz), with exercise files somewhere inside.
      Other files are ignored. A second run grades only new and changed exercises.

      DIR gets grades.md, grades.json, canvas.csv and, for submissions from Moodle, moodle.csv and
      moodle.zip. For each student, students/NAME gets feedback.md, results.json (Gradescope),
      junit.xml, vpl.txt (Moodle's VPL) and, in a Classroom 50 job, result.json.

      Exit status: 0 if all points are known, 1 if something needs your decision.
      """,
    options: [
      CommandOption("--output", "DIR", about: "the folder for the grades"),
      CommandOption(
        "--katas", "A,B", about: "grade these katas (default: the katas of Scripts/handout)"),
      CommandOption(
        "--report", about: "also write report.md: failures, misconceptions, similar exercises"),
      CommandOption(
        "--decisions", "FILE", about: "use the decisions in FILE: see Chapters/for-teachers.md"),
      CommandOption(
        "--assignment", "NAME", about: "the column in Canvas, such as 'Coffee (98765)'"),
      CommandOption(
        "--moodle-worksheet", "CSV", about: "fill in this grading worksheet, exported from Moodle"),
      CommandOption("--shard", "K/N", about: "grade only part K of N: one part per machine"),
      CommandOption(
        "--jobs", "N", about: "grade N exercises at once (default: one per processor)"),
      CommandOption(
        "--limit", "SECONDS", about: "stop tests that run longer (default: 10)"),
      CommandOption(
        "--allow", "NAMES", about: "allow these names, such as Mirror ('all' allows every name)"),
      CommandOption("--no-sandbox", about: "run exercises with your own rights, files and network"),
    ], operands: ["SUBMISSION ..."])

  /// Makes sure that the output folder isn't among the submissions: the next run would grade its
  /// files.
  static func keep(_ path: String, apartFrom submissions: [Submission]) throws(ProgramError) {
    let output = URL(fileURLWithPath: path).realPath
    let place = submissions.flatMap(\.places).first { place in
      place.deletingLastPathComponent().path == output.path
        || "\(output.path)/".hasPrefix("\(place.path)/")
    }
    guard let place else { return }
    throw ProgramError(
      "can't write grades into '\(path)', which overlaps '\(place.path)': give a new folder",
      status: 73)
  }

  /// Reads `K/N`.
  ///
  /// - Returns: The part's index, counted from 0, and the number of parts.
  static func shard(_ text: String?) throws(ProgramError) -> (index: Int, count: Int) {
    guard let text else { return (0, 1) }
    guard let parts = text.wholeMatch(of: /(\d{1,5})\/(\d{1,5})/), let index = Int(parts.1),
      let count = Int(parts.2), count > 0, 1...count ~= index
    else { throw .usage("'\(text)' isn't a part: give K/N, such as 3/8") }
    return (index - 1, count)
  }
}
