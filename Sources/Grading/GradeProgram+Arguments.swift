import CommandLineSupport
import Foundation

extension GradeProgram {
  static let command = Command(
    "grade",
    about: """
      Marks what students handed in: folders, or archives (zip, tar.gz), with exercises somewhere
      inside. Nothing else of them is used. What was judged before isn't judged again. In DIR there
      are afterwards grades.md, grades.json, canvas.csv, and for each student, below students/,
      feedback.md, results.json (Gradescope), junit.xml, vpl.txt (Moodle), and result.json where
      Classroom 50 runs it. Status 0 when all have their points, 1 when a person has to look.
      """,
    options: [
      CommandOption("--output", "DIR", about: "where the marks go"),
      CommandOption("--katas", "A,B", about: "which katas count; by default all"),
      CommandOption("--report", about: "also report.md: what failed most, beliefs, near copies"),
      CommandOption("--decisions", "FILE", about: "what you decided: see Chapters/for-teachers.md"),
      CommandOption(
        "--assignment", "NAME", about: "the column in Canvas, such as 'Coffee (98765)'"),
      CommandOption("--shard", "K/N", about: "only the K-th of N parts of the submissions"),
      CommandOption("--jobs", "N", about: "how many to judge at once; by default one a processor"),
      CommandOption(
        "--limit", "SECONDS", about: "how long an exercise's tests may run; 10 by default"),
      CommandOption(
        "--allow", "NAMES", about: "what exercises may reach for, after a look; or all"),
      CommandOption("--no-sandbox", about: "run exercises as you, with your files and network"),
    ], operands: ["SUBMISSION ..."])

  /// The submissions by name.
  static func submissions(_ paths: [String]) throws(ProgramError) -> [Submission] {
    guard !paths.isEmpty else { throw .usage("say what to mark: folders or archives") }
    let all = paths.map { Submission($0) }.sorted {
      ($0.name, $0.place.path) < ($1.name, $1.place.path)
    }
    for submission in all where !FileManager.default.fileExists(atPath: submission.place.path) {
      throw ProgramError("'\(submission.place.path)' isn't there", status: 66)
    }
    for (one, other) in zip(all, all.dropFirst()) where one.name == other.name {
      throw .usage(
        "'\(one.place.path)' and '\(other.place.path)' have one name: give each its own")
    }
    return all
  }

  /// The part of the submissions that is asked for, counted from 0.
  static func shard(_ text: String?) throws(ProgramError) -> (index: Int, count: Int) {
    guard let text else { return (0, 1) }
    guard let parts = text.wholeMatch(of: /(\d{1,5})\/(\d{1,5})/), let index = Int(parts.1),
      let count = Int(parts.2), 1...max(count, 1) ~= index
    else { throw .usage("'\(text)' isn't a part: give one such as 3/8") }
    return (index - 1, count)
  }
}
