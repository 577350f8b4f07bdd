import TerminalText
import Transcripts

extension Comparison {
  /// What each column does with one call, and the situations where the columns differ.
  func firstView(width: Int, color: Bool) -> String {
    guard let (opening, situations) = firstViewSteps else {
      return matrix(width: width, color: color)
    }
    let page = TextGrid(widths: [width], color: color)
    let more =
      "These are \(situations.count) of \(steps.count) steps. Scripts/compare --all shows all of"
      + " them, --drawing draws one, --predict lets you guess first, and --help lists all options."
    let parts = [
      page.row([[Line(text: openingTitle, style: .heading)]]),
      purposes(opening, width: width, color: color),
      page.row([[Line(text: situationsTitle, style: .heading)]])
        + self.situations(situations, width: width, color: color),
      page.row([
        legend(of: situations).lines(.quiet) + footnotes(of: situations).lines()
          + troubles.lines(.trouble) + [more].lines(.quiet)
      ]),
    ]
    return parts.joined(separator: "\n")
  }

  /// The step that illustrates each column, and the steps where they differ; nil if the author
  /// chose none, or no program ran.
  var firstViewSteps: (opening: Step, situations: [Step])? {
    guard let opening = lessons.opening, !steps.isEmpty else { return nil }
    return (opening, lessons.situations.filter(steps.contains))
  }

  var openingTitle: String { "One app, built once with each pattern: what happens to a call" }

  var situationsTitle: String {
    reachesNetwork
      ? "Where the versions differ: what the user sees, and how many requests go out"
      : "Where the versions differ: what the user sees"
  }

  private func purposes(_ opening: Step, width: Int, color: Bool) -> String {
    let nameWidth = columns.map(\.printable.displayWidth).max() ?? 0
    let grid = TextGrid(widths: [nameWidth, width - nameWidth - TextGrid.gap], color: color)
    return columns.map { column in
      let name = [column.capitalizedFirst.printable].lines(.heading)
      let becomes = [becoming(opening, in: column)].compactMap(\.self).lines(.quiet)
      let purpose = lessons.purposes[column].map { [$0.sentence] } ?? []
      return grid.row([name, purpose.lines(hanging: 0) + becomes])
    }.joined()
  }

  /// What happened to the client's call in this run, in one line.
  func becoming(_ opening: Step, in column: String) -> String? {
    guard let forwarded = ForwardedCall(shown(opening, in: column).messages) else { return nil }
    let words =
      forwarded.isSame
      ? "is forwarded unchanged"
      : "becomes " + forwarded.passed.joined(separator: ", ")
        + (forwarded.isOneMethod ? " on \(forwarded.inner)" : "")
    return "\(forwarded.call) \(words)\(lessons.purposes[column]?.aside ?? "")"
  }

  private func situations(_ steps: [Step], width: Int, color: Bool) -> String {
    let titles = steps.map(\.shortTitle.capitalizedFirst)
    let titleWidth = titles.map(\.displayWidth).max() ?? 0
    let tables = tables(1, of: steps, titles, leastTitleWidth: titleWidth, width: width)
    let page = TextGrid(widths: [width], color: color)
    guard let layout = tables?.first else {
      return steps.map { "\n" + block($0, width: width, color: color) }.joined()
    }
    let rows = zip(steps, titles).map { step, title in
      row(step, title, in: layout, color: color)
        + page.row([[notice(step)].compactMap(\.self).map { "  " + $0 }.lines(.quiet)])
    }
    return header(of: layout, color: color) + rows.joined()
  }

  /// A situation on a narrow screen: its cells stacked, with equal cells in one line.
  private func block(_ step: Step, width: Int, color: Bool) -> String {
    let groups = columns.reduce(into: [(columns: [String], words: String, style: Line.Style)]()) {
      groups, column in
      let words = outcome(of: step, in: column) + count(shown(step, in: column))
      let style: Line.Style = isNotable(step, in: column) ? .heading : .plain
      if let place = groups.firstIndex(where: { $0.words == words && $0.style == style }) {
        groups[place].columns.append(column)
      } else {
        groups.append(([column], words, style))
      }
    }
    let lines = groups.map { group in
      let names = group.columns.map(\.capitalizedFirst.printable).joined(separator: ", ")
      return Line(text: "  \(names): \(group.words)", style: group.style, hanging: 4)
    }
    let title = Line(text: step.shortTitle.capitalizedFirst, style: .heading)
    let reason = [notice(step)].compactMap(\.self).map { "  " + $0 }.lines(.quiet)
    return TextGrid(widths: [width], color: color).row([[title] + lines + reason])
  }
}
