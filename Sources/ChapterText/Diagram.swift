/// A diagram in Mermaid's language, of one of the three kinds that the pages use.
enum Diagram: Equatable, Sendable {
  /// A line that isn't of the form that is known.
  struct Unreadable: Error, Equatable {
    /// The place in the fence.
    var offset: Int

    var message: String
  }

  case classes(ClassDiagram)
  case sequence(SequenceDiagram)
  case flow(Flowchart)

  /// Reads the lines of a fence. The first one says the kind.
  init(_ lines: [String]) throws(Unreadable) {
    let rows = lines.enumerated().map { Row(offset: $0, text: $1.trimmed) }
    for row in rows {
      if let message = Self.trap(in: row.text) {
        throw Unreadable(offset: row.offset, message: message)
      }
    }
    let rest = rows.dropFirst().filter { !$0.text.isEmpty }
    switch rows.first?.text {
    case "classDiagram": self = .classes(try ClassDiagram(rest))
    case "sequenceDiagram": self = .sequence(try SequenceDiagram(rest))
    case "flowchart TD", "flowchart LR": self = .flow(try Flowchart(rest))
    default:
      throw Unreadable(
        offset: 0,
        message: "a diagram begins with 'classDiagram', 'sequenceDiagram', 'flowchart TD' or "
          + "'flowchart LR'")
    }
  }

  /// A line of a diagram that isn't empty.
  struct Row: Equatable, Sendable {
    /// The place in the fence.
    var offset: Int

    /// The line without the spaces at both ends.
    var text: String
  }

  /// What no line of a diagram may have, because some renderer takes it for something else.
  private static func trap(in text: String) -> String? {
    if text.contains(";") { return "';' ends a statement in Mermaid: write it without" }
    if text.contains("#") {
      return "'#' begins the code of a character in Mermaid: write it without"
    }
    if text.hasPrefix("%%") { return "comments aren't read: leave them out" }
    if text.contains("`") { return "a backtick begins Markdown in Mermaid: write it without" }
    if text.replacing(/<<\w+>>/, with: "").replacing("<br/>", with: "")
      .replacing(/<\|(--|\.\.)/, with: "").contains("<")
    {
      return "'<' begins a tag, which isn't shown: write it without"
    }
    return nil
  }
}
