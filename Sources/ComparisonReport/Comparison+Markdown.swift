import TerminalText
import Transcripts

extension Comparison {
  /// The comparison as Markdown without HTML. It ends with a newline.
  ///
  /// - Parameter scope: The part that is printed.
  public func markdown(_ scope: Scope<Step>) -> String {
    let overview = [
      table(of: steps), (markdownLegend(of: steps) + troubles).markdownList, noticeList(of: steps),
    ]
    let parts =
      switch scope {
      case .firstView: firstViewSteps.map(firstViewParts) ?? overview
      case .all: overview
      case .step(let step): [section(step), composition]
      case .full: overview + [composition] + steps.map(section)
      }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func firstViewParts(_ opening: Step, _ situations: [Step]) -> [String] {
    let purposes = columns.compactMap { column in
      lessons.purposes[column].map { purpose in
        let becomes = becoming(opening, in: column).map { "\n  " + $0.markdownCode } ?? ""
        return "- **\(column.capitalizedFirst.markdown)**: \(purpose.sentence.markdown)\(becomes)\n"
      }
    }
    return [
      "**\(openingTitle.markdown)**\n", purposes.joined(),
      "**\(situationsTitle.markdown)**\n", table(of: situations, isNumbered: false),
      (markdownLegend(of: situations) + troubles).markdownList, noticeList(of: situations),
    ]
  }

  private func table(of steps: [Step], isNumbered: Bool = true) -> String {
    let header = [""] + columns.map(\.capitalizedFirst.markdown)
    let rows = steps.map { step in
      [(isNumbered ? step.shortName : step.shortTitle.capitalizedFirst).markdown]
        + columns.map { matrixItem(step, in: $0) }
    }
    return steps.isEmpty ? "" : ([header] + rows).markdownTable()
  }

  private func matrixItem(_ step: Step, in column: String) -> String {
    let cell = shown(step, in: column)
    let text =
      outcome(of: step, in: column).markdown + (requests(of: cell).map { " · \($0)" } ?? "")
    return isNotable(step, in: column) ? "**\(text)**" : text
  }

  private func markdownLegend(of steps: [Step]) -> [String] {
    let isSetOff = steps.contains { notice($0) != nil }
    return legend(of: steps) + footnotes(of: steps)
      + (isSetOff ? ["Bold: worth noticing."] : [])
  }

  private func noticeList(of steps: [Step]) -> String {
    let notices = steps.compactMap { step in
      notice(step).map { "\(step.shortTitle.capitalizedFirst): \($0)" }
    }
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
      return "- **\(names)**: \(group.outcome.markdown)\n"
        + (group.cell.isTaken ? parts : reason).joined()
    }
    return heading + fenced(folded.call) + groups.joined() + pictures(step)
  }

  /// The calls of each column, drawn with characters.
  private func pictures(_ step: Step) -> String {
    columns.compactMap { column in
      drawing(of: step, in: column).map { drawing in
        let lines = drawing.textLines().map(\.text)
        return "\n**\(column.markdown)**\n\n" + fenced(lines, as: "text").dropLast()
          + unrecorded(step, in: column).map { "\n\($0.markdown)\n" }.joined()
      }
    }.joined()
  }

  private func item(_ line: String, of part: Part) -> String {
    let isCode = part == .call || part == .reaches
    return isCode && line != "nothing" && !line.hasPrefix("same as ")
      ? line.markdownCode : line.markdown
  }

  private func fenced(_ code: [String], as language: String = "swift") -> String {
    guard !code.isEmpty else { return "" }
    let longest = code.map { $0.longestRun(of: "`") }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n" + code.map { $0 + "\n" }.joined() + "\(fence)\n\n"
  }
}
