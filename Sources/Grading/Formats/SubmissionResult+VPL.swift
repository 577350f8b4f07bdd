import KataRunner

extension SubmissionResult {
  /// The output of an evaluation for Moodle's VPL. The last line is the grade, which is left out as
  /// long as something needs a decision.
  ///
  /// - Parameter highest: The activity's maximum grade; nil to use the points as the grade.
  /// - Source: https://vpl.dis.ulpgc.es, "Automated evaluation", and vpl_submission_CE.class.php of
  ///   VPL 4.4.2.
  func vpl(highest: Double? = nil) -> String {
    var lines = ["<|--"]
    for result in katas {
      lines.append("-\(result.kata.name): \(result.summary)")
      // A student's words may look like a line of this format.
      lines += result.plainFeedback.flatMap { $0.split(separator: "\n") }.map { ">\($0.tame)" }
    }
    if part != 100 { lines.append("-\(partInWords)") }
    lines.append("--|>")
    // Some VPL servers cut texts of more than 32 KiB in the middle.
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
