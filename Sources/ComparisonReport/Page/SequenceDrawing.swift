import TerminalText
import Transcripts

/// Where everything stands in a picture of messages: a column for each part of the program, time
/// running down.
struct SequenceDrawing: Equatable {
  /// A part of the program: a box with its name, and a line down from it.
  struct Participant: Equatable {
    var name: [String]
    var box: Box
    var x: Int { box.x + box.width / 2 }
  }

  /// A message from one line to another.
  struct Arrow: Equatable {
    var kind: Message.Kind
    var from: Int
    var to: Int
    var y: Int
    var label: [String]
    var labelBox: Box
  }

  /// Something that is said of one line.
  struct Note: Equatable {
    var kind: Message.Kind
    var label: [String]
    var box: Box
  }

  /// A rectangle.
  struct Box: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var right: Int { x + width }
    var bottom: Int { y + height }
  }

  /// The participants, those who call left of those who are called.
  private(set) var participants: [Participant] = []

  /// The messages between two participants.
  private(set) var arrows: [Arrow] = []

  /// What participants say to themselves.
  private(set) var notes: [Note] = []

  /// Where a participant is at work on a call.
  private(set) var bars: [Box] = []

  /// The size of the picture.
  private(set) var width = 0
  private(set) var height = 0

  /// What a character takes in the font of the picture, and what a line takes.
  static let characterWidth = 7
  static let lineHeight = 15

  private static let margin = 2
  private static let padding = 8
  private static let rowGap = 14
  private static let halfBar = 4
  private static let nameColumns = 16
  private static let noteColumns = 26

  /// Draws messages.
  init(_ messages: [Message]) {
    let names = Self.order(of: messages)
    place(names, for: messages)
    var open: [(participant: Int, y: Int)] = []
    for message in messages {
      guard let from = names.firstIndex(of: message.from), let to = names.firstIndex(of: message.to)
      else { continue }
      if from == to {
        addNote(message, at: from)
      } else {
        addArrow(message, from: from, to: to)
        if message.kind == .call { open.append((to, height - Self.rowGap)) }
        if message.kind.endsCall, let call = open.popLast() {
          addBar(call.participant, from: call.y)
        }
      }
    }
    width = (participants.map(\.box.right) + notes.map(\.box.right)).reduce(0, max) + Self.margin
  }

  /// Gives each participant a place, with room between two for what goes from one to the other.
  private mutating func place(_ names: [String], for messages: [Message]) {
    let broken = names.map { $0.brokenLines(to: Self.nameColumns) }
    let widths = broken.map { Self.width(of: $0) + 2 * Self.padding }
    let boxHeight = (broken.map(\.count).max() ?? 0) * Self.lineHeight + Self.padding
    var x = Self.margin + (widths.first ?? 0) / 2
    var places: [Int] = []
    for index in names.indices {
      if index > 0 {
        let neighbours = (widths[index - 1] + widths[index]) / 2 + Self.padding
        x += neighbours
        // A label has to fit between the two lines that its arrow joins.
        for message in messages where message.from != message.to {
          let ends = [message.from, message.to].compactMap { names.firstIndex(of: $0) }.sorted()
          guard ends.count == 2, ends[1] == index else { continue }
          let room = Self.width(of: message.label) + 2 * (Self.padding + Self.halfBar)
          x = max(x, places[ends[0]] + room)
        }
      }
      places.append(x)
    }
    participants = zip(zip(broken, widths), places).map { name, x in
      let box = Box(x: x - name.1 / 2, y: Self.margin, width: name.1, height: boxHeight)
      return Participant(name: name.0, box: box)
    }
    height = Self.margin + boxHeight + Self.rowGap
  }

  private mutating func addArrow(_ message: Message, from: Int, to: Int) {
    let label = message.label
    let width = Self.width(of: label)
    let middle = (participants[from].x + participants[to].x) / 2
    let labelHeight = label.count * Self.lineHeight
    let box = Box(x: middle - width / 2, y: height, width: width, height: labelHeight)
    arrows.append(
      Arrow(
        kind: message.kind, from: from, to: to, y: box.bottom + 4, label: label, labelBox: box))
    height = box.bottom + 4 + Self.rowGap
  }

  private mutating func addNote(_ message: Message, at index: Int) {
    let label = message.label(columns: Self.noteColumns)
    let width = Self.width(of: label) + 2 * Self.padding
    let box = Box(
      x: max(Self.margin, participants[index].x - width / 2), y: height, width: width,
      height: label.count * Self.lineHeight + Self.padding)
    notes.append(Note(kind: message.kind, label: label, box: box))
    height = box.bottom + Self.rowGap
  }

  private mutating func addBar(_ index: Int, from y: Int) {
    let bar = Box(
      x: participants[index].x - Self.halfBar, y: y, width: 2 * Self.halfBar,
      height: height - Self.rowGap - y)
    bars.append(bar)
  }

  /// Where an arrow begins and ends: at the edge of the bars, not in their middle.
  func ends(of arrow: Arrow) -> (from: Int, to: Int) {
    let direction = arrow.from < arrow.to ? Self.halfBar : -Self.halfBar
    return (participants[arrow.from].x + direction, participants[arrow.to].x - direction)
  }

  private static func width(of lines: [String]) -> Int {
    (lines.map(\.displayWidth).max() ?? 0) * characterWidth
  }
}

extension Message {
  /// What stands on the arrow.
  fileprivate var label: [String] { label(columns: 18) }

  fileprivate func label(columns: Int) -> [String] {
    switch kind {
    case .unwatched: ["not watched"]
    case .failure: "✕ \(what.printable)".brokenLines(to: columns)
    case .call, .answer, .request, .log: what.printable.brokenLines(to: columns)
    }
  }
}

extension Message.Kind {
  /// Whether the message is the end of a call.
  var endsCall: Bool { self == .answer || self == .failure }
}
