import Transcripts

extension Comparison {
  /// The comparison as Markdown, without HTML; it ends with a newline.
  ///
  /// - Parameter scope: what of it is printed.
  public func markdown(_ scope: Scope<Step>) -> String {
    let overview = [matrixTable, (markdownLegend + troubles).markdownList, noticeList]
    let parts =
      switch scope {
      case .matrix: overview
      case .step(let step): [section(step), composition]
      case .full: overview + [composition] + steps.map(section)
      }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var matrixTable: String {
    let header = ["step"] + columns.map(\.markdown)
    let rows = steps.map { step in
      ["\(step.number) \(step.shortTitle)".markdown] + columns.map { matrixItem(step, in: $0) }
    }
    return steps.isEmpty ? "" : ([header] + rows).markdownTable()
  }

  private func matrixItem(_ step: Step, in column: String) -> String {
    let cell = shown(step, in: column)
    let text =
      cell.outcome.markdown + (cell.isTaken && reachesNetwork ? " · \(cell.reaches.count)" : "")
    return standsOut(step, in: column) ? "**\(text)**" : text
  }

  private var markdownLegend: [String] {
    legend(of: steps) + (columns.count > 1 ? ["Bold: differs from most of its line."] : [])
  }

  private var noticeList: String {
    let notices = notices
    return notices.isEmpty ? "" : "**What to notice**\n\n" + notices.markdownList
  }

  private var composition: String {
    let items = columns.map { column in
      let built = transcripts[column]?.chains.map(\.markdownCode)
      let text = built?.joined(separator: ", ") ?? "? " + (failures[column] ?? "").markdown
      return "- **\(column.markdown)**: \(text)\n"
    }
    return "**\(chainsHeading)**\n\n" + items.joined()
  }

  private func section(_ step: Step) -> String {
    let folded = Folded(step, of: self)
    let heading = "## \(step.number) \(step.rawValue.markdown): \(step.title.markdown)\n\n"
    let groups = folded.groups.map { group in
      let names = group.columns.map(\.markdown).joined(separator: ", ")
      let parts = group.parts.filter { $0.part != .outcome }.map { part, lines in
        "  - \(part.rawValue)\n"
          + lines.filter { !$0.isEmpty }.map { "    - \(item($0, of: part))\n" }.joined()
      }
      let reason = group.cell.lines(.sees).map { "  - \($0.markdown)\n" }
      return "- **\(names)**: \(group.cell.outcome.markdown)\n"
        + (group.cell.isTaken ? parts : reason).joined()
    }
    return heading + fenced(folded.call) + groups.joined() + pictures(step)
  }

  /// What went from part to part, column by column, as GitHub draws it.
  private func pictures(_ step: Step) -> String {
    columns.map { column in
      guard let messages = cell(step, in: column)?.messages, !messages.isEmpty else { return "" }
      let reasons = messages.filter { $0.kind == .unwatched }.map(\.what).uniqued
      let picture =
        "\n**\(column.markdown)**, from part to part:\n\n```mermaid\n\(messages.mermaid)```\n"
      guard !reasons.isEmpty else { return picture }
      return picture + "\nNot watched: \(reasons.map(\.markdown).joined(separator: " "))\n"
    }.joined()
  }

  private func item(_ line: String, of part: Part) -> String {
    let isCode = part == .call || part == .reaches
    return isCode && line != "nothing" && !line.hasPrefix("= ") ? line.markdownCode : line.markdown
  }

  private func fenced(_ code: [String]) -> String {
    guard !code.isEmpty else { return "" }
    let longest = code.map { $0.longestRun(of: "`") }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)swift\n" + code.map { $0 + "\n" }.joined() + "\(fence)\n\n"
  }
}
