extension PageCheck {
  /// Checks the lines above listings and outputs that say to a reader what the comment, which nobody
  /// sees, says to this check.
  func captions(on page: Page) -> Findings {
    var findings = Findings()
    for fence in page.fences {
      guard let mark = fence.mark, let caption = caption(of: fence, on: page) else { continue }
      if ShellCommand.isCommand(mark), let code = caption.text.wholeMatch(of: /`([^`]+)`:?/),
        code.1.hasPrefix("swift run") || code.1.hasPrefix("Scripts/")
      {
        findings.count += 1
        let command = mark.replacing(#/ --width[ =]\d+/#, with: "")
        if code.1 != command {
          findings.note(
            "the command of the output below is `\(command)`", on: page, line: caption.line)
        }
      } else if !ShellCommand.isCommand(mark),
        let link = caption.text.wholeMatch(of: /\[([^\]]+)\]\(([^)\s]+)\):?/)
      {
        findings.count += 1
        let name = mark.split(separator: "/").last ?? ""
        if PackageFiles.path(String(link.2), from: page.folder) != mark {
          findings.note("the listing below is of \(mark)", on: page, line: caption.line)
        } else if link.1.filter({ $0 != "`" }) != name {
          findings.note(
            "the words of the link are the file's name: \(name)", on: page, line: caption.line)
        }
      }
    }
    return findings
  }

  /// The paragraph above a fence's comment, on one line, and where it begins.
  private func caption(of fence: Fence, on page: Page) -> (text: String, line: Int)? {
    let above = page.lines[..<max(0, fence.line - 2)]
    let end = above.lastIndex { !$0.trimmed.isEmpty }.map { $0 + 1 } ?? 0
    let start = above[..<end].lastIndex { $0.trimmed.isEmpty }.map { $0 + 1 } ?? 0
    guard start < end else { return nil }
    return (above[start..<end].map(\.trimmed).joined(separator: " "), start + 1)
  }
}
