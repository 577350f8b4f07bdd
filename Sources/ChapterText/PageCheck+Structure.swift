extension PageCheck {
  func structure(on page: Page) -> Findings {
    let chapter = page.folder.split(separator: "/").last.map(String.init) ?? ""
    // A chapter may have further pages; they have no form of their own.
    guard page.path.hasSuffix("/README.md"), ChapterForm.ready.contains(chapter) else {
      return Findings()
    }
    return form(of: page, pattern: ChapterForm.patterns[chapter])
  }

  /// Checks the form of a chapter.
  ///
  /// - Parameter pattern: The folder of its pattern's sources; nil for a chapter that is about none.
  func form(of page: Page, pattern: String?) -> Findings {
    var findings = Findings()
    findings.count = 1
    let shown = Set(page.fences.compactMap(\.mark)).union(
      page.inline.links.compactMap { PackageFiles.path($0.target, from: page.folder) })
    for kata in files.names(in: "\(page.folder)/katas") {
      let path = "\(page.folder)/katas/\(kata)"
      if !shown.contains(path), !shown.contains("\(path)/README.md") {
        findings.note("the kata \(kata) isn't linked", on: page, line: 1)
      }
    }
    guard let pattern else { return findings }
    noteHeadings(of: page, in: &findings)
    let idea = fences(under: "The idea", of: page).filter { $0.language == "mermaid" }
    for kind in ["classDiagram", "sequenceDiagram"] {
      if !idea.contains(where: { $0.body.first?.trimmed == kind }) {
        findings.note("'The idea' has no \(kind)", on: page, line: line(of: "The idea", on: page))
      }
    }
    let answers = lines(under: "Questions", of: page).filter {
      page.textLines[$0].contains("<details")
    }
    if answers.count < ChapterForm.questions {
      findings.note(
        "'Questions' has \(answers.count) folded answers: it needs \(ChapterForm.questions)",
        on: page, line: line(of: "Questions", on: page))
    }
    for file in files.files(endingIn: ".swift")
    where file.hasPrefix("Sources/Patterns/\(pattern)/") && !shown.contains(file) {
      findings.note("\(file) is neither shown nor linked", on: page, line: 1)
    }
    return findings
  }

  private func noteHeadings(of page: Page, in findings: inout Findings) {
    var rest = page.headings.filter { $0.level == 2 }[...]
    for wanted in ChapterForm.headings {
      if let place = rest.firstIndex(where: { $0.text == wanted }) {
        rest = rest[(place + 1)...]
      } else {
        findings.note(
          "the heading '## \(wanted)' is missing, or stands too early", on: page,
          line: line(of: wanted, on: page))
      }
    }
  }

  private func line(of heading: String, on page: Page) -> Int {
    page.headings.first { $0.level == 2 && $0.text == heading }?.line ?? 1
  }

  /// The offsets of the lines under a heading of the second level, up to the next one.
  private func lines(under heading: String, of page: Page) -> Range<Int> {
    let headings = page.headings.filter { $0.level <= 2 }
    guard let place = headings.firstIndex(where: { $0.text == heading }) else { return 0..<0 }
    let end = place + 1 < headings.count ? headings[place + 1].line - 1 : page.textLines.count
    return headings[place].line..<end
  }

  private func fences(under heading: String, of page: Page) -> [Fence] {
    let lines = lines(under: heading, of: page)
    return page.fences.filter { lines.contains($0.line - 1) }
  }
}
