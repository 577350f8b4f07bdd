import Transcripts

extension Page {
  /// What each column does with one call, and the situations where the columns differ.
  var firstView: [HTML] {
    guard isClosed, let (opening, situations) = comparison.firstViewSteps else { return [] }
    return [
      .tag(
        "section", ["class": "first", "aria-labelledby": "first-heading"],
        [
          .tag("h2", ["id": "first-heading"], [.text(comparison.openingTitle)]),
          cards(opening) { purpose(of: $0, opening) },
          .tag(
            "p", ["class": "legend"], [.text(CallDrawing.colorLegend.joined(separator: " "))]),
        ]),
      .tag(
        "section", ["class": "situations", "aria-labelledby": "situations-heading"],
        [
          .tag("h2", ["id": "situations-heading"], [.text(comparison.situationsTitle)]),
          table(
            of: situations, labelledBy: "situations-heading",
            title: \.shortTitle.capitalizedFirst, reason: comparison.notice),
          list(legend(of: situations), "legend"),
          list(comparison.footnotes(of: situations), "legend"),
        ].filter { !$0.isEmptyList }),
    ]
  }

  private func purpose(of column: String, _ opening: Step) -> [HTML] {
    let purpose = comparison.lessons.purposes[column].map { $0.sentence }
    let becomes = comparison.becoming(opening, in: column)
    return [.tag("h3", [:], [.text(column.capitalizedFirst)])]
      + [purpose].compactMap(\.self).map { .tag("p", [:], [.text($0)]) }
      + [becomes].compactMap(\.self).map {
        .tag("p", ["class": "answer"], [.tag("code", [:], [.text($0)])])
      }
  }

  /// The drawings of a step side by side, each below its ending; none if calls aren't recorded.
  func drawings(_ step: Step) -> [HTML] {
    let isDrawn = comparison.columns.contains { comparison.drawing(of: step, in: $0) != nil }
    return isDrawn ? [cards(step) { ending(of: step, in: $0) }] : []
  }

  private func cards(_ step: Step, words: (String) -> [HTML]) -> HTML {
    let figures = comparison.columns.map { column in
      let picture = comparison.drawing(of: step, in: column).map { drawing in
        drawing.svg("\(column): " + drawing.sentences.joined(separator: ". ") + ".")
      }
      return HTML.tag(
        "figure", ["class": "card"],
        [.tag("figcaption", [:], words(column))] + [picture].compactMap(\.self))
    }
    return .tag("div", ["class": "drawings"], figures)
  }

  /// The ending of a cell and its reason, above its drawing.
  private func ending(of step: Step, in column: String) -> [HTML] {
    let cell = comparison.shown(step, in: column)
    let link = HTML.tag(
      "a", ["href": "#\(address(step, column))"], [.text(column.capitalizedFirst)])
    return [
      .tag("h3", [:], [link, " "] + outcome(of: step, in: column)),
      .tag(
        "p", ["class": cell.isTaken ? "answer" : "answer reason"],
        [.text(comparison.caption(of: step, in: column))]),
    ]
  }

  /// The full drawing of a cell, and the same messages as a list.
  func figure(of step: Step, in column: String) -> [HTML] {
    guard let drawing = comparison.drawing(of: step, in: column, isWhole: true) else { return [] }
    guard !drawing.rows.isEmpty else {
      let nothing = HTML.tag(
        "p", ["class": "none"], ["No call is made: the client itself answers."])
      return [.tag("div", ["class": "flow"], [nothing])]
    }
    let picture = drawing.svg(
      "Sequence diagram of \(drawing.rows.count) messages between "
        + "\(drawing.lanes.map(\.name).listed). The list below has the same messages.")
    let captions = comparison.unrecorded(step, in: column).map {
      HTML.tag("p", ["class": "none"], [.text($0)])
    }
    let list = HTML.tag(
      "details", [:],
      [
        .tag("summary", [:], ["The messages as a list"]),
        .tag("ol", [:], drawing.sentences.map { .tag("li", [:], [.text($0)]) }),
      ])
    return [
      .tag(
        "div", ["class": "flow"],
        (isClosed ? [.tag("figure", [:], [picture])] : []) + captions + [list])
    ]
  }
}
