import TerminalText
import Transcripts

/// A sequence diagram of one cell: a lane for each part, from the client to the network, and a row
/// for each message.
struct CallDrawing: Equatable {
  /// The role of a part in the pattern. Each role has the same place in every drawing.
  enum Role: String, CaseIterable {
    case client, wrapper, inner, network
  }

  struct Lane: Equatable {
    var role: Role
    var name: String

    /// The name, broken before capitals.
    var lines: [String]

    init(_ role: Role, _ name: String) {
      (self.role, self.name) = (role, name)
      lines = name.broken(to: 14) { $0.isLowercase && $1.isUppercase }
    }
  }

  enum Kind: String {
    /// The client's call, or a wrapper's call with the same name and arguments.
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

    /// Whether the row is a note on one lane.
    var isNote: Bool { kind == .log || kind == .creation }

    /// The label, marked if it is a note or an error.
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

  /// Whether each part has its own lane.
  let isWhole: Bool

  /// Draws a cell.
  ///
  /// - Parameters:
  ///   - messages: The messages of the cell.
  ///   - column: The column's name, which also names the wrappers' lane.
  ///   - roles: The roles of the column's parts.
  ///   - isWhole: Whether each part has its own lane. Otherwise each role has one lane, and messages
  ///     between wrappers are left out.
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

  /// Adds the answer to an unrecorded call. The next message shows that the call returned.
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
  /// The string in lines of this width. Lines end only between characters where `isEnd` is true.
  fileprivate func broken(
    to width: Int, where isEnd: (Character, Character) -> Bool
  ) -> [String] {
    var parts: [String] = []
    for character in self {
      if let last = parts.last?.last, !isEnd(last, character) {
        parts[parts.count - 1].append(character)
      } else {
        parts.append("\(character)")
      }
    }
    return parts.reduce(into: []) { lines, part in
      if let last = lines.last, (last + part).trimmedAtEnd.displayWidth <= width {
        lines[lines.count - 1] += part
      } else {
        lines.append(part)
      }
    }
  }

  /// A label in at most five lines of this width. Each line ends after a word or an argument.
  func labelLines(to width: Int) -> [String] {
    shortened(to: 4 * width)
      .broken(to: width) { $0 == " " || ":,".contains($0) && $1 != " " }
      .flatMap { $0.wrapped(to: width) }.flatMap { $0.pieces(to: width) }
  }

  /// The width in a font that draws combining marks beside their letters, as some fonts do.
  var drawnWidth: Int { max(displayWidth, unicodeScalars.count) }

  /// The string in pieces that are drawn at most this wide.
  private func pieces(to width: Int) -> [String] {
    var pieces = [""]
    var used = 0
    for character in self {
      let columns = "\(character)".drawnWidth
      if used + columns > width, used > 0 {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += columns
    }
    return pieces
  }

  /// The string, without its middle if it is too wide: log lines often differ at the end.
  private func shortened(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var end = ""
    for character in reversed() {
      let longer = "\(character)\(end)"
      guard longer.drawnWidth <= width / 2 else { break }
      end = longer
    }
    return truncated(to: width - width / 2) + end
  }
}

/// The roles of a column's parts, derived from their messages in all steps.
struct Roles {
  /// A part in a role. An adapter that is an extension of the adaptee has two roles.
  typealias Part = (role: CallDrawing.Role, name: String)

  private let callers: Set<String>
  private let callees: Set<String>
  private let both: Set<String>

  /// Derives the roles from all messages of a column.
  init(_ messages: [Message]) {
    let calls = messages.filter { [.call, .unwatched].contains($0.kind) }
    both = Set(calls.filter { $0.from == $0.to }.map(\.from))
    callers = Set(calls.filter { $0.from != $0.to }.map(\.from))
    callees = Set(calls.filter { $0.from != $0.to }.map(\.to))
  }

  /// The parts with a role, in the order of their messages.
  func names(of role: CallDrawing.Role, in messages: [Message]) -> [String] {
    messages.flatMap { [ends(of: $0).from, ends(of: $0).to] }.filter { $0.role == role }
      .map(\.name).uniqued
  }

  /// The sender and the receiver of a message.
  func ends(of message: Message) -> (from: Part, to: Part) {
    let (from, to) = (message.from, message.to)
    switch message.kind {
    case .request: return ((both.contains(from) ? .inner : role(of: from), from), (.network, to))
    case .unwatched where from == to: return ((.wrapper, "\(from), extended"), (.inner, to))
    case .creation: return (part(from), part(from))
    default: return (part(from), part(to))
    }
  }

  /// A type that wraps itself does so in an extension.
  private func part(_ name: String) -> Part {
    let role = role(of: name)
    return (role, role == .wrapper && both.contains(name) ? "\(name), extended" : name)
  }

  /// A wrapper is called and calls others. A part that is only called is the inner object.
  private func role(of name: String) -> CallDrawing.Role {
    if !callees.contains(name) { return .client }
    return callers.contains(name) || both.contains(name) ? .wrapper : .inner
  }
}

extension Comparison {
  /// A cell's drawing; nil if the step wasn't taken, or calls aren't recorded.
  func drawing(of step: Step, in column: String, isWhole: Bool = false) -> CallDrawing? {
    let all = transcripts[column]?.rows.flatMap(\.cell.messages) ?? []
    let cell = shown(step, in: column)
    guard cell.isTaken, !all.isEmpty else { return nil }
    return CallDrawing(cell.messages, of: column, roles: Roles(all), isWhole: isWhole)
  }

  /// The step to draw: the requested one, or the first situation.
  func drawnStep(_ scope: Scope<Step>) -> Step? {
    if case .step(let step) = scope { step } else { lessons.situations.first ?? steps.first }
  }

  /// The reason for a cell's ending, printed with its drawing.
  func caption(of step: Step, in column: String) -> String {
    let cell = shown(step, in: column)
    guard cell.isTaken else { return failures[column] ?? cell.shows.joined(separator: " ") }
    return why(step, in: column) ?? ""
  }

  /// The calls of a cell that couldn't be recorded, each with its reason.
  func unrecorded(_ step: Step, in column: String) -> [String] {
    shown(step, in: column).messages.filter { $0.kind == .unwatched }
      .map { "Not recorded: \($0.what)" }.uniqued
  }

  /// A cell's ending in words, such as `3 cafés, 1 request`.
  func endingInWords(_ step: Step, in column: String) -> String {
    let outcome = outcome(of: step, in: column)
    guard let count = requests(of: shown(step, in: column)) else { return outcome }
    return "\(outcome), \(String.requests(count))"
  }
}
