import CommandLineSupport
import Foundation

extension GradeProgram {
  static let command = Command(
    "grade",
    about: """
      Marks what students handed in: folders, or archives (zip, tar.gz), with exercises somewhere
      inside. Nothing else of them is used. What was graded before isn't graded again. In DIR there
      are afterwards grades.md, grades.json, canvas.csv, moodle.csv and moodle.zip where students
      have numbers of Moodle's, and for each student, below students/, feedback.md, results.json
      (Gradescope), junit.xml, vpl.txt (Moodle's VPL), and result.json where Classroom 50 runs it.
      Status 0 when all have their points, 1 when a person has to look.
      """,
    options: [
      CommandOption("--output", "DIR", about: "where the marks go"),
      CommandOption("--katas", "A,B", about: "which katas; by default those of Scripts/handout"),
      CommandOption(
        "--report", about: "also report.md: what failed most, misconceptions, near copies"),
      CommandOption("--decisions", "FILE", about: "what you decided: see Chapters/for-teachers.md"),
      CommandOption(
        "--assignment", "NAME", about: "the column in Canvas, such as 'Coffee (98765)'"),
      CommandOption(
        "--moodle-worksheet", "CSV", about: "Moodle's grading worksheet, as exported, to fill in"),
      CommandOption("--shard", "K/N", about: "only the K-th of N parts of the submissions"),
      CommandOption("--jobs", "N", about: "how many to grade at once; by default one a processor"),
      CommandOption(
        "--limit", "SECONDS", about: "how long a test may run; 10 by default"),
      CommandOption(
        "--allow", "NAMES", about: "what exercises may reach for, after a look; or all"),
      CommandOption("--no-sandbox", about: "run exercises as you, with your files and network"),
    ], operands: ["SUBMISSION ..."])

  /// Marks that lie among what was handed in would be handed in themselves.
  static func keep(_ path: String, apartFrom submissions: [Submission]) throws(ProgramError) {
    let output = URL(fileURLWithPath: path).realPath
    let place = submissions.flatMap(\.places).first { place in
      place.deletingLastPathComponent().path == output.path
        || "\(output.path)/".hasPrefix("\(place.path)/")
    }
    guard let place else { return }
    throw ProgramError(
      "'\(path)' is where '\(place.path)' was handed in: give another folder", status: 73)
  }

  /// The part of the submissions that is asked for, counted from 0.
  static func shard(_ text: String?) throws(ProgramError) -> (index: Int, count: Int) {
    guard let text else { return (0, 1) }
    guard let parts = text.wholeMatch(of: /(\d{1,5})\/(\d{1,5})/), let index = Int(parts.1),
      let count = Int(parts.2), count > 0, 1...count ~= index
    else { throw .usage("'\(text)' isn't a part: give one such as 3/8") }
    return (index - 1, count)
  }
}
