extension PageCheck {
  func folds(on page: Page) -> Findings {
    var findings = Findings()
    var open: Int?
    var hasSummary = true
    for (offset, line) in page.textLines.enumerated() {
      if line.contains("<details") {
        findings.count += 1
        if let open { findings.note("this <details> is never closed", on: page, line: open) }
        open = offset + 1
        hasSummary = false
      }
      if line.contains("<summary>") {
        hasSummary = true
        if !line.contains("</summary>") {
          findings.note("<summary> and </summary> stand on one line", on: page, line: offset + 1)
        }
        let next = offset + 1 < page.lines.count ? page.lines[offset + 1] : ""
        if !next.isEmpty || !line.trimmed.hasSuffix("</summary>") {
          findings.note(
            "an empty line has to follow </summary>, or what follows isn't read as Markdown",
            on: page, line: offset + 1)
        }
      }
      if line.contains("</details>") {
        if let open, !hasSummary {
          findings.note("this <details> has no <summary>", on: page, line: open)
        } else if open == nil {
          findings.note("no <details> is open here", on: page, line: offset + 1)
        }
        open = nil
      }
    }
    if let open { findings.note("this <details> is never closed", on: page, line: open) }
    return findings
  }
}
