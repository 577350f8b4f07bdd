import TerminalText
import Transcripts

/// What went from part to part in one cell: a lane for each part, client first and network last, and
/// a row for each message, from top to bottom.
struct CallDrawing: Equatable {
  /// What a part of the program is for the pattern. Each has the same place in every drawing.
  enum Role: String, CaseIterable {
    case client, wrapper, inner, network
  }

  /// A part of the program.
  struct Lane: Equatable {
    var role: Role
    var name: String

    /// The name in lines, broken before capitals.
    var lines: [String]

    init(_ role: Role, _ name: String) {
      (self.role, self.name) = (role, name)
      lines = name.brokenBeforeCapitals(to: 14)
    }
  }

  /// What kind of message a row is.
  enum Kind: String {
    /// The call that the client made, or a wrapper's call of the same name and arguments.
    case call

    /// A wrapper's call that differs from the client's.
    case changed

    case request, answer, failure, log, creation
  }

  /// A message from one lane to another, or a note on one lane.
  struct Row: Equatable {
    var kind: Kind
    var from: Int
    var to: Int
    var label: String

    /// Whether it is a note on one lane.
    var isNote: Bool { kind == .log || kind == .creation }

    /// A note in words; an error has a sign.
    var words: String {
      switch kind {
      case .log: "log: \(label)"
      case .creation: "creates \(label)"
      case .failure: "✕ \(label)"
      default: label
      }
    }
  }

  /// The parts, from left to right.
  private(set) var lanes: [Lane]

  /// The messages, in their order.
  private(set) var rows: [Row] = []

  /// Whether each part has a lane of its own.
  let isWhole: Bool

  /// Draws a cell.
  ///
  /// - Parameters:
  ///   - messages: What went from part to part in it.
  ///   - column: The column's name, which is that of the wrappers' lane.
  ///   - roles: What the column's parts are.
  ///   - isWhole: Whether each part has a lane of its own. Else there is one lane a role, and what
  ///     wrappers pass to one another is left out.
  init(_ messages: [Message], of column: String, roles: Roles, isWhole: Bool) {
    self.isWhole = isWhole
    lanes =
      isWhole
      ? Role.allCases.flatMap { role in
        roles.names(of: role, in: messages).map { Lane(role, $0) }
      }
      : Role.allCases.map { Lane($0, $0 == .wrapper ? column : $0.rawValue) }
    var asked = ""
    var unanswered: Row?
    for message in messages {
      if message.kind != .request { answer(&unanswered) }
      let ends = roles.ends(of: message)
      let isNote = [.log, .creation].contains(message.kind)
      let places = [ends.from, ends.to].map { end in
        lanes.firstIndex { $0.role == end.role && (!isWhole || $0.name == end.name) } ?? 0
      }
      if ends.from.role == .client, message.kind == .call { asked = message.what }
      guard places[0] != places[1] || isNote else { continue }
      rows.append(
        Row(
          kind: Self.kind(of: message, asked: asked), from: places[0], to: places[1],
          label: message.calledName.printable))
      if message.kind == .unwatched { unanswered = rows.last }
    }
    answer(&unanswered)
  }

  /// Nobody could watch how a call was answered, but what came after it shows that it was.
  private mutating func answer(_ call: inout Row?) {
    guard let row = call else { return }
    rows.append(Row(kind: .answer, from: row.to, to: row.from, label: "not recorded"))
    call = nil
  }

  private static func kind(of message: Message, asked: String) -> Kind {
    switch message.kind {
    case .call, .unwatched: message.what == asked || asked.isEmpty ? .call : .changed
    case .answer: .answer
    case .failure: .failure
    case .request: .request
    case .log: .log
    case .creation: .creation
    }
  }
}

extension String {
  /// The name of a type in lines of a width, broken before capitals.
  fileprivate func brokenBeforeCapitals(to width: Int) -> [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase && words.last?.last?.isLowercase == true || words.isEmpty {
        words.append("")
      }
      words[words.count - 1].append(character)
    }
    return words.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count <= width {
        lines[lines.count - 1] += word
      } else {
        lines.append(word)
      }
    }
  }

  /// The string in a width. What is cut is its middle: two lines of a log often differ at the end.
  func shortened(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var end = ""
    for character in reversed() {
      let longer = "\(character)\(end)"
      guard max(longer.displayWidth, longer.unicodeScalars.count) <= width / 2 else { break }
      end = longer
    }
    return truncated(to: width - width / 2) + end
  }
}

/// What the parts of one column are, by all that was seen of them in all steps.
struct Roles {
  /// A part in a role. An adapter that extends the adaptee's own type has two.
  typealias Part = (role: CallDrawing.Role, name: String)

  private let callers: Set<String>
  private let callees: Set<String>
  private let both: Set<String>

  /// Looks at all messages of a column.
  init(_ messages: [Message]) {
    let calls = messages.filter { [.call, .unwatched].contains($0.kind) }
    both = Set(calls.filter { $0.from == $0.to }.map(\.from))
    callers = Set(calls.filter { $0.from != $0.to }.map(\.from))
    callees = Set(calls.filter { $0.from != $0.to }.map(\.to))
  }

  /// The parts of a role, in the order in which messages come to them.
  func names(of role: CallDrawing.Role, in messages: [Message]) -> [String] {
    messages.flatMap { [ends(of: $0).from, ends(of: $0).to] }.filter { $0.role == role }
      .map(\.name).uniqued
  }

  /// Where a message comes from, and where it goes.
  func ends(of message: Message) -> (from: Part, to: Part) {
    let (from, to) = (message.from, message.to)
    switch message.kind {
    case .request: return ((both.contains(from) ? .inner : role(of: from), from), (.network, to))
    case .unwatched where from == to: return ((.wrapper, "\(from), extended"), (.inner, to))
    case .creation: return (part(from), part(from))
    default: return (part(from), part(to))
    }
  }

  /// A wrapper that is its own inner object is one by an extension.
  private func part(_ name: String) -> Part {
    let role = role(of: name)
    return (role, role == .wrapper && both.contains(name) ? "\(name), extended" : name)
  }

  /// A part that calls and is called is a wrapper. One that is called, and calls nobody in any step,
  /// is what they wrap.
  private func role(of name: String) -> CallDrawing.Role {
    if !callees.contains(name) { return .client }
    return callers.contains(name) || both.contains(name) ? .wrapper : .inner
  }
}

extension Comparison {
  /// A cell's drawing; nil where there is no run, or no calls were recorded.
  func drawing(of step: Step, in column: String, isWhole: Bool = false) -> CallDrawing? {
    let all = transcripts[column]?.rows.flatMap(\.cell.messages) ?? []
    let cell = shown(step, in: column)
    guard cell.isTaken, !all.isEmpty else { return nil }
    return CallDrawing(cell.messages, of: column, roles: Roles(all), isWhole: isWhole)
  }

  /// The step whose calls are drawn when none is named.
  func drawnStep(_ scope: Scope<Step>) -> Step? {
    if case .step(let step) = scope { step } else { lessons.situations.first ?? steps.first }
  }

  /// How a cell ended and why, below its drawing.
  func caption(of step: Step, in column: String) -> String {
    let cell = shown(step, in: column)
    guard cell.isTaken else { return failures[column] ?? cell.shows.joined(separator: " ") }
    return why(step, in: column) ?? ""
  }

  /// What of a cell's calls nobody could record, and why.
  func unrecorded(_ step: Step, in column: String) -> [String] {
    shown(step, in: column).messages.filter { $0.kind == .unwatched }
      .map { "Not recorded: \($0.what)" }.uniqued
  }

  /// How a cell ended, in words: `3 cafés, 1 request`.
  func endingInWords(_ step: Step, in column: String) -> String {
    let outcome = outcome(of: step, in: column)
    guard let count = requests(of: shown(step, in: column)) else { return outcome }
    return "\(outcome), \(String.requests(count))"
  }
}
