import KataRunner

extension SubmissionResult {
  /// The lines that Moodle's VPL reads from the output of an evaluation; the last one is the grade,
  /// which is left out until a person has looked.
  ///
  /// - Parameter highest: The activity's highest grade; nil for the number of points.
  /// - Source: https://vpl.dis.ulpgc.es, "Automated evaluation", and vpl_submission_CE.class.php of
  ///   VPL 4.4.2.
  func vpl(highest: Double? = nil) -> String {
    var lines = ["<|--"]
    for result in katas {
      lines.append("-\(result.kata.name): \(result.word), \(result.pointsInWords) points")
      // What an exercise prints or is called may look like a line of the format.
      lines += result.plainFeedback.flatMap { $0.split(separator: "\n") }.map { ">\($0.tame)" }
    }
    if part != 100 { lines.append("-\(partInWords)") }
    lines.append("--|>")
    // Some of VPL's machines cut what is longer than 32 KiB in its middle.
    let text = lines.joined(separator: "\n")
    let start = String(decoding: text.utf8.prefix(28_000), as: UTF8.self)
    let kept = text.utf8.count < 30_000 ? text : start + "\n>...\n--|>"
    guard let points, most > 0 else { return kept + "\n" }
    let grade = highest.map { (points / Double(most) * $0 * 100).rounded() / 100 } ?? points
    return kept + "\nGrade :=>>\(short(grade))\n"
  }
}

extension Substring {
  fileprivate var tame: String {
    ["<|--", "--|>", ":=>>"].reduce(String(self)) { $0.replacing($1, with: "?") }
  }
}
