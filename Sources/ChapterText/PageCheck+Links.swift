extension PageCheck {
  func links(on page: Page) -> Findings {
    var findings = Findings()
    for link in page.inline.links where !link.target.contains(":") {
      findings.count += 1
      if let message = message(on: link, of: page) ?? message(onChapterOf: link, of: page) {
        findings.note(message, on: page, line: link.line)
      }
    }
    for (number, line) in page.textLines.enumerated() where line.contains(/^ {0,3}\[[^\]]+\]:\s/) {
      findings.note(
        "write the link's target in the sentence, as in [words](target)", on: page,
        line: number + 1)
    }
    return findings
  }

  /// A link such as `[chapter 4](...)` leads into the folder of that chapter.
  private func message(onChapterOf link: Link, of page: Page) -> String? {
    guard let words = link.plainText.firstMatch(of: /\b[Cc]hapter\s+(\d+)/) else { return nil }
    let target = link.target.prefix { $0 != "#" }
    let path = target.isEmpty ? page.path : PackageFiles.path(String(target), from: page.folder)
    let isThere = path?.split(separator: "/").contains { $0.hasPrefix("\(words.1)-") } ?? false
    return isThere ? nil : "the link says chapter \(words.1), and leads to \(path ?? "")"
  }

  private func message(on link: Link, of page: Page) -> String? {
    let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first else { return "the link leads nowhere" }
    let isHere = first.isEmpty
    let target = String(first).replacing("%20", with: " ")
    guard let path = isHere ? page.path : PackageFiles.path(target, from: page.folder) else {
      return "the link leads out of the package: \(link.target)"
    }
    guard path.isEmpty || files.paths.contains(path) else {
      return "there is no \(path) to link to"
    }
    guard parts.count > 1 else { return nil }
    guard let there = self.page(path) else {
      return "only pages that are checked have places to link to: leave out '#\(parts[1])'"
    }
    guard !there.anchors.contains(String(parts[1])) else { return nil }
    let anchors = there.headings.map(\.anchor).joined(separator: ", ")
    return "\(isHere ? "this page" : path) has no heading '#\(parts[1])': it has \(anchors)"
  }
}
