/// A sequence diagram. This may stand in it, a line each:
///
/// - `participant X`, `participant X as Label`, `actor X`, `actor X as Label`
/// - `autonumber`
/// - a call `A->>B: name(arguments)`, an answer `A-->>B: words`, a failure `A--xB: words`; a `+` or a `-`
///   behind the arrow begins or ends an activity
/// - `Note over A: words`, `Note over A,B: words`, `Note left of A: words`, `Note right of A: words`
/// - `activate A`, `deactivate A`
/// - `alt words`, `else words`, `opt words`, `loop words`, `par words`, `and words`, each closed by `end`
///
/// Each participant, by its label if it has one, is a type of `Sources`, or a program. An `actor` is a
/// person, and free. A call to a type is `name(...)`, a function or an initialiser of it or of what it
/// inherits from, or `name`, a property. A call to `Network` or to a program may also be a request, such as
/// `POST /service/session`, whose path stands in the sources. Calls to a person, answers, failures and notes
/// are free words.
struct SequenceDiagram: Equatable, Sendable {
  /// Somebody who takes part.
  struct Participant: Equatable, Sendable {
    var id: String
    var label: String
    var isPerson = false
    var offset: Int
  }

  /// An arrow.
  struct Message: Equatable, Sendable {
    var from: String
    var to: String

    /// Whether it is a call, not an answer or a failure.
    var isCall: Bool

    var text: String
    var offset: Int
  }

  private(set) var participants: [Participant] = []
  private(set) var messages: [Message] = []

  private var activities: [String: Int] = [:]
  private var blocks: [(word: String, offset: Int)] = []

  static func == (one: SequenceDiagram, other: SequenceDiagram) -> Bool {
    one.participants == other.participants && one.messages == other.messages
  }

  /// Reads the lines below the first.
  init(_ rows: some Sequence<Diagram.Row>) throws(Diagram.Unreadable) {
    for row in rows { try read(row) }
    if let block = blocks.last {
      throw Diagram.Unreadable(
        offset: block.offset, message: "this '\(block.word)' is never closed by 'end'")
    }
  }

  private mutating func read(_ row: Diagram.Row) throws(Diagram.Unreadable) {
    let text = row.text
    if text == "autonumber" { return }
    if let found = text.wholeMatch(of: /(participant|actor) (\w+)(?: as (.+))?/) {
      let label = String(found.3 ?? found.2)
      try expectSound(label, row)
      try expectFree(String(found.2), row)
      participants.append(
        Participant(
          id: String(found.2), label: label, isPerson: found.1 == "actor", offset: row.offset))
    } else if let found = text.wholeMatch(
      of: /(\w+) ?(->>|-->>|--x) ?([-+]?) ?(\w+) ?: ?(.+)/)
    {
      let (from, to) = (String(found.1), String(found.4))
      try expectSound(String(found.5), row)
      try join(from, row)
      try join(to, row)
      messages.append(
        Message(
          from: from, to: to, isCall: found.2 == "->>", text: found.5.trimmed, offset: row.offset))
      // Mermaid ends the activity of the one who speaks, not of the one who hears.
      if found.3 == "+" { activities[to, default: 0] += 1 }
      if found.3 == "-" { try end(from, row) }
    } else if let found = text.wholeMatch(
      of: /Note (?:over (\w+)(?:, ?(\w+))?|left of (\w+)|right of (\w+)): ?(.+)/)
    {
      try expectSound(String(found.5), row)
      for name in [found.1, found.2, found.3, found.4] {
        if let name { try join(String(name), row) }
      }
    } else if let found = text.wholeMatch(of: /(activate|deactivate) (\w+)/) {
      if found.1 == "activate" {
        activities[String(found.2), default: 0] += 1
      } else {
        try end(String(found.2), row)
      }
    } else {
      try readBlock(row)
    }
  }

  private mutating func readBlock(_ row: Diagram.Row) throws(Diagram.Unreadable) {
    if row.text == "end" {
      guard blocks.popLast() != nil else {
        throw Diagram.Unreadable(offset: row.offset, message: "'end' closes nothing here")
      }
      return
    }
    guard let found = row.text.wholeMatch(of: /(alt|else|opt|loop|par|and)(?: (.+))?/) else {
      throw Diagram.Unreadable(
        offset: row.offset,
        message: "'\(row.text)' isn't what a sequence diagram may hold here, see SequenceDiagram")
    }
    let word = String(found.1)
    try expectSound(String(found.2 ?? ""), row)
    switch word {
    case "else", "and":
      let opener = word == "else" ? "alt" : "par"
      guard blocks.last?.word == opener else {
        throw Diagram.Unreadable(
          offset: row.offset, message: "'\(word)' stands only between '\(opener)' and its 'end'")
      }
    default: blocks.append((word, row.offset))
    }
  }

  /// Whoever is spoken of takes part.
  private mutating func join(_ id: String, _ row: Diagram.Row) throws(Diagram.Unreadable) {
    try expectFree(id, row)
    if !participants.contains(where: { $0.id == id }) {
      participants.append(Participant(id: id, label: id, offset: row.offset))
    }
  }

  private mutating func end(_ id: String, _ row: Diagram.Row) throws(Diagram.Unreadable) {
    guard let count = activities[id], count > 0 else {
      throw Diagram.Unreadable(
        offset: row.offset, message: "'\(id)' isn't active here, so its activity can't end")
    }
    activities[id] = count - 1
  }

  private func expectFree(_ id: String, _ row: Diagram.Row) throws(Diagram.Unreadable) {
    if Self.keywords.contains(id.lowercased()) {
      throw Diagram.Unreadable(
        offset: row.offset,
        message: "'\(id)' is a word of Mermaid's: write 'participant other as \(id)'")
    }
  }

  /// What nobody who takes part can be called. The label can.
  private static let keywords: Set = [
    "activate", "actor", "alt", "and", "autonumber", "box", "break", "create", "critical",
    "deactivate", "destroy", "details", "else", "end", "link", "links", "loop", "note", "opt",
    "option", "par", "participant", "properties", "rect", "title",
  ]

  private func expectSound(_ text: String, _ row: Diagram.Row) throws(Diagram.Unreadable) {
    if text.contains(/\b[Ee][Nn][Dd]\b/) {
      throw Diagram.Unreadable(
        offset: row.offset, message: "the word 'end' closes a block in Mermaid: use another word")
    }
    if let sign = text.first(where: { "{}".contains($0) }) {
      throw Diagram.Unreadable(
        offset: row.offset, message: "'\(sign)' breaks a text in Mermaid: write it without")
    }
  }
}
