import CommandLineSupport
import Foundation
import KataRunner
import Processes
import TerminalText

/// Writes the output folder.
extension GradeProgram {
  /// The file that keeps the decisions for the next run.
  static let decisionsFile = "decisions.txt"

  /// Stops a run that would delete earlier grades: one with fewer students or with other katas.
  func refuseToLose(_ names: [String]) throws(ProgramError) {
    let file = output.appendingPathComponent("grades.json")
    guard let data = FileManager.default.contents(atPath: file.path),
      let earlier = try? JSONDecoder().decode([Earlier].self, from: data)
    else { return }
    let katas = marking.katas.map(\.name)
    let before = earlier.first?.katas.map(\.kata) ?? katas
    // If a second student has the same name, a number now follows the name.
    let lost = earlier.map(\.submission).filter { name in
      !names.contains { $0 == name || $0.hasPrefix("\(name) (") }
    }
    guard before != katas || !lost.isEmpty else { return }
    let words =
      before == katas
      ? "of \(lost[0])" + (lost.count == 1 ? "" : " and \(lost.count - 1) more")
      : "for --katas \(before.joined(separator: ","))"
    throw ProgramError(
      """
      this run would delete the grades \(words) in '\(output.path)': also grade these, \
      give a new folder, or remove grades.json and the students folder from the old one
      """, status: 73)
  }

  /// A submission in an earlier `grades.json`.
  private struct Earlier: Decodable {
    struct Kata: Decodable {
      var kata: String
    }

    var submission: String
    var katas: [Kata]
  }

  /// Writes the results in all formats.
  func write(_ results: ClassResult) throws(ProgramError) {
    try write(results.markdown, "grades.md")
    try write(results.json, "grades.json")
    try write(
      results.canvas(assignment: arguments.text("--assignment") ?? "Five Wrappers"), "canvas.csv")
    let environment = ProcessInfo.processInfo.environment
    for submission in results.submissions {
      let folder = "students/\(submission.name)"
      try write(submission.feedback, "\(folder)/feedback.md")
      try write(submission.gradescope, "\(folder)/results.json")
      try write(submission.junit, "\(folder)/junit.xml")
      try write(
        submission.vpl(highest: environment["VPL_GRADEMAX"].flatMap(Double.init)),
        "\(folder)/vpl.txt")
      for result in submission.katas {
        let file = output.appendingPathComponent("\(folder)/\(result.kata.file)")
        if let exercise = result.mark?.exercise {
          try OutputFile(file.path).write(Array(exercise))
        } else {
          // The exercise of an earlier run isn't part of this submission.
          try? FileManager.default.removeItem(at: file)
        }
      }
      if let text = submission.classroom50(environment) { try write(text, "\(folder)/result.json") }
    }
  }

  /// Writes the worksheet for Moodle's Assignment, and a zip file with the feedback for students
  /// who have points.
  func writeForMoodle(_ results: ClassResult) async throws(ProgramError) {
    var sheet = worksheet ?? MoodleWorksheet(results)
    guard sheet.rows.count > 1 else { return }
    let numbers = sheet.fill(with: results)
    try write(sheet.text, "moodle.csv")
    let folder = output.appendingPathComponent("moodle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for submission in results.submissions {
      guard let number = numbers[submission.name] else {
        StandardError.say(
          "grade: Moodle's worksheet has no row for '\(submission.name)': moodle.csv and moodle.zip "
            + "leave out this submission"
        )
        continue
      }
      guard submission.points != nil else { continue }
      // For Moodle, an underscore ends the name.
      let name = (submission.owner?.name ?? "").printable.replacing(/[_\/]/, with: " ")
      try write(
        submission.feedback, "moodle/\(name)_\(number)_assignsubmission_file_/feedback.md")
    }
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    let words = ["-I", "-S", "-m", "zipfile", "-c", "../moodle.zip", "."]
    let report = await ChildProcess(marking.python, words, directory: folder).run(
      deadline: .seconds(120))
    guard report.ending == .exited(0) else {
      throw ProgramError("can't pack moodle.zip: \(report.lastLine)", status: 73)
    }
  }

  /// Keeps the decisions for the next run, and the ones that they replace.
  func keepDecisions() throws(ProgramError) {
    guard arguments.text("--decisions") != nil else { return }
    let file = output.appendingPathComponent(Self.decisionsFile)
    if let before = try? String(contentsOf: file, encoding: .utf8), before != decisions.text {
      try write(before, "decisions-before.txt")
      StandardError.say(
        "grade: new decisions replace the earlier ones, which are in decisions-before.txt")
    }
    try write(decisions.text, Self.decisionsFile)
  }

  /// Writes `report.md`.
  func report(
    _ results: ClassResult, _ submissions: [Submission]
  ) throws(ProgramError) {
    let texts = submissions.map {
      ($0.name, $0.exercises.mapValues { String(decoding: $0, as: UTF8.self) })
    }
    var given: [String: (starter: String, solution: String?)] = [:]
    for kata in marking.katas {
      let starter = try marking.originals.files(in: kata.folder + "/Exercise")[kata.exercise]
      given[kata.name] = (
        String(decoding: starter ?? Data(), as: UTF8.self),
        try? String(
          contentsOf: marking.package.appendingPathComponent(kata.solution), encoding: .utf8)
      )
    }
    let report = ClassReport(
      results: results, exercises: Dictionary(texts) { first, _ in first }, given: given)
    try write(report.markdown, "report.md")
  }

  /// Writes a file of the output folder.
  func write(_ text: String, _ name: String) throws(ProgramError) {
    try OutputFile(output.appendingPathComponent(name).path).writeMakingFolder(text)
  }
}
