import Transcripts

extension Page {
  /// What a column, a row and a cell are.
  var introduction: String {
    let choose =
      scope == .matrix ? " Choose a cell to open it, or a step to see all its cells." : ""
    let what =
      comparison.reachesNetwork
      ? "what the user saw, what reached the network" : "what the user saw"
    return """
      A column is one version of the app, a row one step that it was asked to take. A cell holds the \
      client’s code, \(what), and what was logged, all of it from one run.\(choose)
      """
  }

  /// What to notice, and how the columns are put together.
  var about: [HTML] {
    (notices.isEmpty ? [] : [group("notices", "What to notice", .tag("ul", [:], notices))])
      + [group("composition", chainsHeading, composition)]
  }

  private func group(_ id: String, _ title: String, _ content: HTML) -> HTML {
    .tag(
      "section", ["class": id, "aria-labelledby": id],
      [.tag("h2", ["id": id], [.text(title)]), content])
  }

  private var notices: [HTML] {
    comparison.noticed.filter { $0.steps.contains(where: steps.contains) }.map { notice in
      var words: [HTML] = []
      for (index, name) in notice.stepNames.enumerated() {
        if index > 0 { words.append(index == notice.steps.count - 1 ? " and " : ", ") }
        words.append(link(name, to: notice.steps[index].rawValue, of: notice.steps[index]))
      }
      return .tag("li", [:], words + [": "] + linked(notice))
    }
  }

  /// The words, in which a column's name leads to its cell.
  private func linked(_ notice: Notice<Step>) -> [HTML] {
    guard let step = notice.steps.first, notice.steps.count == 1 else {
      return [.text(notice.words)]
    }
    return notice.words.split(separator: " ", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, word -> [HTML] in
        let name = String(word.prefix { $0 != "," && $0 != "." && $0 != ";" })
        let space: HTML = index == 0 ? "" : " "
        guard comparison.columns.contains(name) else { return [space, .text(String(word))] }
        return [
          space, link(name, to: address(step, name), of: step),
          .text(String(word.dropFirst(name.count))),
        ]
      }
  }

  /// A link, where its target is on the page.
  private func link(_ text: String, to address: String, of step: Step) -> HTML {
    steps.contains(step) ? .tag("a", ["href": "#\(address)"], [.text(text)]) : .text(text)
  }

  private var composition: HTML {
    let items = comparison.columns.flatMap { column -> [HTML] in
      let chains = comparison.transcripts[column]?.chains
      let lines = chains?.map { HTML.tag("dd", [:], [.tag("code", [:], [.text($0)])]) }
      return [.tag("dt", [:], [.text(column)])]
        + (lines ?? [.tag("dd", ["class": "troubles"], [.text(comparison.failures[column] ?? "")])])
    }
    return .tag("dl", [:], items)
  }
}
