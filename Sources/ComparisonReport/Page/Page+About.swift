import Transcripts

extension Page {
  var introduction: String {
    let choose = isClosed ? " Choose a cell to open it, or a step to compare its cells." : ""
    return """
      Each cell shows one version of the app at one step, which every version was asked to \
      take. All results come from one run.\(choose)
      """
  }

  /// The notices, and the structure of the columns.
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
    steps.compactMap { step in
      comparison.notice(step).map { notice in
        .tag(
          "li", [:],
          [
            .tag("a", ["href": "#\(step.rawValue)"], [.text(step.shortName)]),
            .text(": \(notice)"),
          ])
      }
    }
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
