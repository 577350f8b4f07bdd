import Transcripts

extension Page {
  /// What went from one part to another: a picture, and the same as a list.
  func figure(of cell: Cell, in column: String) -> [HTML] {
    let recorded =
      comparison.transcripts[column]?.rows.contains { !$0.cell.messages.isEmpty } ?? false
    guard recorded else { return [] }
    let heading = HTML.tag("h4", [:], ["From part to part"])
    guard !cell.messages.isEmpty else {
      let nothing = HTML.tag("p", ["class": "none"], ["nothing: the screen answered by itself"])
      return [.tag("div", ["class": "flow"], [heading, nothing])]
    }
    let drawing = SequenceDrawing(cell.messages)
    let names = SequenceDrawing.order(of: cell.messages)
    let description =
      "Sequence diagram of \(cell.messages.count) messages between \(names.listed); the list says the same"
    let picture = HTML.tag(
      "div",
      [
        "class": "picture", "tabindex": "0", "role": "group",
        "aria-label": "Sequence diagram, may scroll sideways",
      ], [drawing.svg(description)])
    let list = HTML.tag(
      "details", [:],
      [
        .tag("summary", [:], ["The same as a list"]),
        .tag("ol", [:], cell.messages.map { .tag("li", [:], [.text($0.sentence)]) }),
      ])
    let figure = [picture, caption(of: cell.messages), list].compactMap(\.self)
    return [.tag("div", ["class": "flow"], [heading, .tag("figure", [:], figure)])]
  }

  /// Why some of it wasn't watched.
  private func caption(of messages: [Message]) -> HTML? {
    let reasons = messages.filter { $0.kind == .unwatched }.map(\.what).uniqued
    guard !reasons.isEmpty else { return nil }
    return .tag("figcaption", [:], [.text("Not watched: " + reasons.joined(separator: " "))])
  }
}
