extension PageCheck {
  func tables(on page: Page) -> Findings {
    var findings = Findings()
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

  private func isType(_ text: String) -> Bool {
    index.types[text] != nil
  }
}
