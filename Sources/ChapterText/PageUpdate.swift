import Tooling

/// Brings the listings and outputs of a page up to date, and nothing else.
struct PageUpdate: Sendable {
  /// The page as it has to be.
  private(set) var text: String

  /// What was rewritten, a line each.
  private(set) var rewritten: [String] = []

  /// What has to be done by hand.
  private(set) var problems: [Problem] = []

  /// Finds out what the files and programs say now.
  init(of page: Page, with check: PageCheck) async {
    var lines = page.lines
    // From the last fence to the first, so that the lines above keep their places.
    for fence in page.fences.reversed() where !fence.isOpen {
      guard let mark = fence.mark, let renewal = await check.renewal(of: fence, on: page) else {
        continue
      }
      switch renewal {
      case .lost(let misfit):
        problems.insert(
          Problem(page: page.path, line: fence.line(of: misfit.offset), message: misfit.message),
          at: 0)
      case .lines(let body):
        guard body != fence.body else { continue }
        let margin = String(repeating: " ", count: fence.indentation)
        lines.replaceSubrange(
          fence.line..<(fence.line + fence.body.count),
          with: body.map { $0.isEmpty ? $0 : margin + $0 })
        let change = Self.words(forLines: body.count - fence.body.count)
        rewritten.insert("\(page.path):\(fence.line): rewrote \(mark)\(change)", at: 0)
      }
    }
    text = lines.joined(separator: "\n")
  }

  /// How many lines came or went: a listing that has grown much is worth a look.
  private static func words(forLines change: Int) -> String {
    guard change != 0 else { return "" }
    let lines = abs(change) == 1 ? "1 line" : "\(abs(change)) lines"
    return ", \(lines) \(change > 0 ? "more" : "fewer")"
  }
}

extension PageCheck {
  /// What a listing or an output has to show; nil for other fences, and where there is no truth.
  fileprivate func renewal(of fence: Fence, on page: Page) async -> Excerpt.Renewal? {
    guard let mark = fence.mark else { return nil }
    if Self.listed.contains(fence.language) {
      guard let text = lines(of: mark) else { return nil }
      return Excerpt(fence.body, mark: Self.listingMark).renewed(from: text, of: mark)
    }
    guard fence.language.isEmpty, ShellCommand.isCommand(mark),
      case .lines(let text) = await output(of: mark)
    else { return nil }
    let excerpt = Excerpt(fence.body, mark: Self.outputMark)
    return excerpt.isWhole
      ? .lines(text) : excerpt.renewed(from: text, of: "what '\(mark)' prints")
  }
}
