import Foundation

extension MistakesReport {
  /// A table for a terminal: a mistake and its verdict on a line, its test on the next.
  var text: String {
    let width = rows.map(\.heading.count).max() ?? 0
    let lines = rows.map { row in
      let gap = String(repeating: " ", count: width - row.heading.count + 2)
      return ([row.heading + gap + row.ruling] + row.notes.map { "      " + $0 })
        .joined(separator: "\n")
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// `51 mistakes, 51 red, 0 not, in 1 min 4 s`.
  var summary: String {
    let red = rows.count { $0.verdict.isRed }
    let noun = rows.count == 1 ? "mistake" : "mistakes"
    return "\(rows.count) \(noun), \(red) red, \(rows.count - red) not, in \(duration.inMinutes)"
  }
}

extension MistakesReport.Row {
  /// `proxy/06  A key leaves out the offset.`
  fileprivate var heading: String {
    let place = name.prefix { $0 != "-" }
    return "\(place)  \(title.isEmpty ? name : title)"
  }

  fileprivate var ruling: String {
    verdict.words + (isStructural ? ", by a rule" : "")
  }

  fileprivate var notes: [String] {
    var notes = test.isEmpty ? [] : [test.replacing("`", with: "")]
    if !verdict.isRed, let detail = verdict.detail { notes.append(detail) }
    return notes
  }
}
