extension PageCheck {
  /// Checks the rows that name a test: the file beside it has it.
  func noteTests(in table: Table, on page: Page, _ findings: inout Findings) {
    var above: String?
    for (offset, cells) in table.rows.enumerated() {
      let line = table.line + offset
      let link = page.inline.links.first { $0.line == line }
      let isSame = cells.contains("the same")
      let file =
        isSame ? above : link.flatMap { PackageFiles.path($0.target, from: page.folder) }
      above = file
      guard let test = cells.first?.wholeMatch(of: /`([^`]+ [^`]*)`/).map({ String($0.1) }) else {
        continue
      }
      guard let file else {
        if isSame {
          findings.note("'the same' stands for the link above: there is none", on: page, line: line)
        }
        continue
      }
      guard file.hasPrefix("Tests/"), file.hasSuffix(".swift") else { continue }
      findings.count += 1
      if index.testsOfFiles[file]?.contains(test) != true {
        findings.note("\(file) has no test `\(test)`", on: page, line: line)
      }
      let name = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      if let link, !isSame, link.plainText != name {
        findings.note(
          "the link leads to \(name), so its words are that: '\(link.plainText)'", on: page,
          line: line)
      }
    }
  }
}
