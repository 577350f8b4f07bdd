import Katas

extension KatasReport {
  /// A table: a kata and its trials, each with its verdict and the test that decides.
  var text: String {
    var lines: [String] = []
    let width = rows.map(\.name.count).max() ?? 0
    var kata = ""
    for row in rows {
      if row.kata != kata { lines.append(row.kata) }
      kata = row.kata
      let gap = String(repeating: " ", count: width - row.name.count + 2)
      lines.append("  \(row.name)\(gap)\(row.ruling)")
    }
    return (lines + [times, summary]).joined(separator: "\n") + "\n"
  }

  /// `118 gradings, 118 as pinned, 0 not, in 1 min 52 s`.
  var summary: String {
    let wrong = rows.count { $0.objection != nil }
    let count = rows.count { $0.verdict != nil }
    return
      "\(count) gradings, \(rows.count { $0.verdict != nil && $0.objection == nil }) as pinned, "
      + "\(wrong) not, in \(duration.inMinutes)"
  }

  /// What a single grading took.
  private var times: String {
    let seconds = rows.filter { $0.verdict != nil }.map { $0.duration / .seconds(1) }.sorted()
    guard let least = seconds.first, let most = seconds.last else { return "nothing was graded" }
    let three = [least, seconds[seconds.count / 2], most].map { ($0 * 10).rounded() / 10 }
    return "a grading took \(three[0]) / \(three[1]) / \(three[2]) s (least, median, most)"
  }
}

extension KatasReport.Row {
  fileprivate var ruling: String {
    if let objection { return "WRONG: \(objection)" }
    return ([verdict?.rawValue].compactMap(\.self) + [test].compactMap(\.self))
      .joined(separator: ": ")
  }
}
