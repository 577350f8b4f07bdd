extension PageCheck {
  /// The line that stands for what a listing leaves out.
  static let listingMark = "// ..."

  func listings(on page: Page) -> Findings {
    var findings = Findings()
    for fence in page.fences where Self.listed.contains(fence.language) {
      guard let path = fence.mark, !ShellCommand.isCommand(path) else { continue }
      findings.count += 1
      guard let text = lines(of: path) else {
        let isOutside = path.hasPrefix("/") || path.split(separator: "/").contains("..")
        findings.note(
          isOutside
            ? "write the path from the package's folder on, without '..': \(path)"
            : "there is no file \(path)", on: page, line: fence.line - 1)
        continue
      }
      let excerpt = Excerpt(fence.body, mark: Self.listingMark)
      if let misfit = excerpt.misfit(in: text, of: path) {
        findings.note(
          misfit.message, on: page, line: fence.line(of: misfit.offset),
          difference: misfit.difference)
      }
    }
    return findings
  }

  /// The lines of a file, without the empty one behind its last line break; nil when the package has no
  /// such file.
  func lines(of path: String) -> [String]? {
    files.paths.contains(path) ? files.text(of: path)?.printedLines : nil
  }
}

extension String {
  /// The lines, without the empty one behind the last line break.
  var printedLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
