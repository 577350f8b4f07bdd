import Transcripts

extension SequenceDrawing {
  /// The picture, for a page.
  ///
  /// - Parameter description: what a screen reader says in its place.
  func svg(_ description: String) -> HTML {
    .tag(
      "svg",
      [
        "viewBox": "0 0 \(width) \(height)", "width": "\(width)", "height": "\(height)",
        "style": "min-width: \(width * 4 / 5)px", "role": "img", "aria-label": description,
      ],
      participants.map(lifeline) + bars.map { rectangle($0, "bar") } + notes.map(note)
        + arrows.map(arrow) + participants.map(nameBox))
  }

  private func lifeline(_ participant: Participant) -> HTML {
    line(
      from: (participant.x, participant.box.bottom), to: (participant.x, height), "lifeline")
  }

  private func nameBox(_ participant: Participant) -> HTML {
    let lines = participant.name
    let box = participant.box
    let top = box.y + (box.height - lines.count * Self.lineHeight) / 2
    return .tag(
      "g", ["class": "participant"],
      [rectangle(box, "name")] + texts(lines, x: participant.x, y: top))
  }

  private func note(_ note: Note) -> HTML {
    .tag(
      "g", ["class": "note \(note.kind.rawValue)"],
      [rectangle(note.box, "paper")]
        + texts(note.label, x: note.box.x + note.box.width / 2, y: note.box.y + 4))
  }

  private func arrow(_ arrow: Arrow) -> HTML {
    let (from, to) = ends(of: arrow)
    let back = from < to ? -8 : 8
    let isOpen = arrow.kind != .call && arrow.kind != .request
    let head = "\(to + back),\(arrow.y - 4) \(to),\(arrow.y) \(to + back),\(arrow.y + 4)"
    return .tag(
      "g", ["class": "arrow \(arrow.kind.rawValue)"],
      [
        line(from: (from, arrow.y), to: (to, arrow.y), "shaft"),
        .tag("polyline", ["class": isOpen ? "open head" : "head", "points": head]),
      ] + texts(arrow.label, x: arrow.labelBox.x + arrow.labelBox.width / 2, y: arrow.labelBox.y))
  }

  private func texts(_ lines: [String], x: Int, y: Int) -> [HTML] {
    lines.enumerated().map { index, line in
      .tag("text", ["x": "\(x)", "y": "\(y + index * Self.lineHeight + 11)"], [.text(line)])
    }
  }

  private func line(from: (x: Int, y: Int), to: (x: Int, y: Int), _ name: String) -> HTML {
    .tag(
      "line",
      ["class": name, "x1": "\(from.x)", "y1": "\(from.y)", "x2": "\(to.x)", "y2": "\(to.y)"])
  }

  private func rectangle(_ box: Box, _ name: String) -> HTML {
    .tag(
      "rect",
      [
        "class": name, "x": "\(box.x)", "y": "\(box.y)", "width": "\(box.width)",
        "height": "\(box.height)", "rx": name == "bar" ? "0" : "4",
      ])
  }
}
