extension PageCheck {
  func tables(on page: Page) -> Findings {
    var findings = Findings()
    for table in Table.tables(in: page.textLines) {
      noteForm(of: table, on: page, &findings)
      noteTests(in: table, on: page, &findings)
    }
    for (number, line) in page.textLines.enumerated() where line.trimmed.hasPrefix("|") {
      let files = page.inline.links.filter { $0.line == number + 1 }
        .compactMap { PackageFiles.path($0.target, from: page.folder) }
        .filter { $0.hasSuffix(".swift") }
      guard !files.isEmpty else { continue }
      let known = files.reduce(into: Set<String>()) {
        $0.formUnion(index.wordsOfFiles[$1] ?? [])
      }
      for span in page.inline.spans where span.line == number + 1 && isType(span.text) {
        findings.count += 1
        guard !known.contains(span.text) else { continue }
        findings.note(
          "'\(span.text)' isn't named in \(files.joined(separator: ", "))", on: page,
          line: span.line)
      }
    }
    for link in page.inline.links where isType(link.plainText) {
      guard let file = PackageFiles.path(link.target, from: page.folder),
        let known = index.wordsOfFiles[file]
      else { continue }
      findings.count += 1
      if !known.contains(link.plainText) {
        findings.note("'\(link.plainText)' isn't named in \(file)", on: page, line: link.line)
      }
    }
    return findings
  }

  /// Checks that a table is shown as one, and without a cell being lost.
  private func noteForm(of table: Table, on page: Page, _ findings: inout Findings) {
    findings.count += 1
    let dashes = table.rows.dropFirst().first ?? []
    guard !dashes.isEmpty, dashes.allSatisfy({ $0.wholeMatch(of: /:?-+:?/) != nil }) else {
      findings.note(
        "the second line of a table is one of dashes, as in |---|---|", on: page, line: table.line)
      return
    }
    let width = table.rows[0].count
    for (offset, cells) in table.rows.enumerated() where cells.count != width {
      findings.note(
        "the first row has \(width) cells, this one \(cells.count): write a pipe within a cell as \\|",
        on: page, line: table.line + offset)
    }
  }

  private func isType(_ text: String) -> Bool {
    index.types[text] != nil
  }
}
