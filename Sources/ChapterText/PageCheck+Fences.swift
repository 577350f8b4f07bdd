extension PageCheck {
  /// The languages of the fences that show a file.
  static let listed: Set = ["swift", "diff", "json"]

  func fences(on page: Page) -> Findings {
    var findings = Findings()
    findings.count = page.fences.count
    for fence in page.fences {
      if fence.isOpen {
        findings.note("this fence is never closed", on: page, line: fence.line)
      } else if let message = message(on: fence, of: page.group) {
        findings.note(message, on: page, line: fence.line)
      }
    }
    for (offset, line) in page.textLines.enumerated() {
      if let message = message(onText: line) { findings.note(message, on: page, line: offset + 1) }
    }
    return findings
  }

  /// What can't be checked in a line outside of all fences.
  private func message(onText line: String) -> String? {
    // Expressions are slow, and most lines hold only words.
    guard line.contains(where: { $0 == "<" || $0 == ">" }) else { return nil }
    if line.contains(/^\s*(?:>\s*)+(?:```|~~~)/) {
      return "a fence within a quote can't be checked: write it outside of the quote"
    }
    let text = line.replacing(/(`+).+?\1/, with: "")
    if text.contains(/<!--(?!.*-->)/) {
      return "a comment is closed on its line: end it with -->"
    }
    return text.contains(/<pre\b/.ignoresCase())
      ? "what stands in <pre> can't be checked: write a fence" : nil
  }

  private func message(on fence: Fence, of group: PageGroup) -> String? {
    let isCommand = fence.mark.map(ShellCommand.isCommand) ?? false
    switch fence.language {
    case "sh", "mermaid":
      return fence.mark == nil ? nil : "a fence of \(fence.language) needs no comment above it"
    case "":
      return isCommand || group.hasExamples && fence.mark == nil
        ? nil
        : "a fence without a language shows what a command prints: write the command above it, as in "
          + "<!-- Scripts/compare -->; use ```sh for commands to type"
    case let language where Self.listed.contains(language):
      return fence.mark != nil && !isCommand || group.hasExamples && fence.mark == nil
        ? nil
        : "a fence of \(language) shows lines of a file: write its path above it, as in "
          + "<!-- Sources/Scenario/Query.swift -->"
    case let language:
      return "unknown language '\(language)': use swift, diff, json, sh, mermaid or none"
    }
  }
}
