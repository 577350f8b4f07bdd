import TerminalText
import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct SequenceDrawingTests {
  /// A call through two wrappers, tried twice, with a request, a log and a place that nobody
  /// watched.
  private static let outage = [
    Message(.call, from: "SearchScreen", to: "LoggedSearch", "search(coffee, 3 from 0)"),
    Message(.call, from: "LoggedSearch", to: "RetriedSearch", "search(coffee, 3 from 0)"),
    Message(.unwatched, from: "RetriedSearch", to: "Service", "Nobody looked."),
    Message(.request, from: "Service", to: "Network", "GET /service/search"),
    Message(.failure, from: "RetriedSearch", to: "LoggedSearch", "unavailable"),
    Message(.call, from: "LoggedSearch", to: "RetriedSearch", "search(coffee, 3 from 0)"),
    Message(.answer, from: "RetriedSearch", to: "LoggedSearch", "3 cafés"),
    Message(.log, from: "LoggedSearch", to: "LoggedSearch", "search coffee, 3 from 0: 3 found"),
    Message(.answer, from: "LoggedSearch", to: "SearchScreen", "3 cafés"),
  ]

  /// Two clients of one guard, behind which two ways lead to one service.
  private static let twoClients = [
    Message(.call, from: "LoginScreen", to: "Guard", "logIn"),
    Message(.call, from: "Guard", to: "Service", "logIn"),
    Message(.request, from: "Service", to: "Network", "POST"),
    Message(.answer, from: "Service", to: "Guard", "done"),
    Message(.answer, from: "Guard", to: "LoginScreen", "done"),
    Message(.call, from: "SearchScreen", to: "Guard", "search"),
    Message(.call, from: "Guard", to: "Cache", "search"),
    Message(.call, from: "Cache", to: "Service", "search"),
    Message(.answer, from: "Service", to: "Cache", "done"),
    Message(.answer, from: "Cache", to: "Guard", "done"),
    Message(.answer, from: "Guard", to: "SearchScreen", "done"),
  ]

  /// Names and words that are wide, long, hostile or missing, and messages that make no sense.
  private static let wild = [
    Message(.call, from: Sample.wildText, to: "プロキシ", Sample.wildText),
    Message(.request, from: "プロキシ", to: "", String(repeating: "x", count: 900)),
    Message(.answer, from: "b", to: "a", "an answer to nobody"),
    Message(.call, from: "a", to: "b", ""),
    Message(.call, from: "b", to: "a", "round and round"),
    Message(.log, from: "b", to: "b", String(repeating: "long words ", count: 40)),
  ]

  /// A name that is shorter than what it says of itself, at either edge of the picture.
  private static let talkers = [
    Message(.log, from: "A", to: "A", "a line that is wider than its name"),
    Message(.call, from: "A", to: "B", "x"),
    Message(.log, from: "B", to: "B", "a line that is wider than its name"),
  ]

  private static let all = [outage, twoClients, wild, talkers, []]

  @Test(arguments: all)
  func `holds everything within its size`(_ messages: [Message]) {
    let drawing = SequenceDrawing(messages)
    let boxes =
      drawing.participants.map(\.box) + drawing.arrows.map(\.labelBox) + drawing.notes.map(\.box)
      + drawing.bars

    #expect(boxes.allSatisfy { $0.x >= 0 && $0.y >= 0 })
    #expect(boxes.allSatisfy { $0.right <= drawing.width && $0.bottom <= drawing.height })
    #expect(drawing.arrows.allSatisfy { $0.y < drawing.height })
  }

  @Test(arguments: all)
  func `lets no label, note or name overlap another`(_ messages: [Message]) {
    let drawing = SequenceDrawing(messages)
    let boxes =
      drawing.participants.map(\.box) + drawing.arrows.map(\.labelBox) + drawing.notes.map(\.box)
    let overlaps = boxes.indices.flatMap { first in
      boxes.indices.filter { $0 > first && boxes[$0].overlaps(boxes[first]) }
    }

    #expect(overlaps == [])
  }

  @Test(arguments: all)
  func `gives every label room between the lines that its arrow joins`(_ messages: [Message]) {
    let drawing = SequenceDrawing(messages)
    for arrow in drawing.arrows {
      let ends = drawing.ends(of: arrow)

      #expect(arrow.labelBox.x >= min(ends.from, ends.to))
      #expect(arrow.labelBox.right <= max(ends.from, ends.to))
      #expect(arrow.labelBox.bottom <= arrow.y)
    }
  }

  @Test(arguments: all)
  func `gives every text the width that it needs`(_ messages: [Message]) {
    let drawing = SequenceDrawing(messages)
    let texts =
      drawing.participants.map { ($0.name, $0.box) }
      + drawing.arrows.map { ($0.label, $0.labelBox) }
      + drawing.notes.map { ($0.label, $0.box) }

    for (lines, box) in texts {
      #expect(lines.allSatisfy { $0.displayWidth * SequenceDrawing.characterWidth <= box.width })
      #expect(lines.count * SequenceDrawing.lineHeight <= box.height)
    }
  }

  @Test(arguments: all)
  func `draws each message once, from its sender to whom it goes, one under the other`(
    _ messages: [Message]
  ) {
    let drawing = SequenceDrawing(messages)
    let names = SequenceDrawing.order(of: messages)
    let drawn = drawing.arrows.map { "\($0.kind) \(names[$0.from]) > \(names[$0.to])" }
    let crossing = messages.filter { $0.from != $0.to }

    #expect(drawn == crossing.map { "\($0.kind) \($0.from) > \($0.to)" })
    #expect(drawing.notes.count == messages.count - crossing.count)
    #expect(zip(drawing.arrows, drawing.arrows.dropFirst()).allSatisfy { $0.y < $1.y })
  }

  @Test func `begins an arrow at the line of the one, and ends at the line of the other`() {
    let drawing = SequenceDrawing(Self.outage)
    for arrow in drawing.arrows {
      let ends = drawing.ends(of: arrow)

      #expect(abs(ends.from - drawing.participants[arrow.from].x) <= 4)
      #expect(abs(ends.to - drawing.participants[arrow.to].x) <= 4)
    }
  }

  @Test func `puts who calls left of whom they call, and the network last`() {
    #expect(
      SequenceDrawing.order(of: Self.outage)
        == ["SearchScreen", "LoggedSearch", "RetriedSearch", "Service", "Network"])
    #expect(
      SequenceDrawing.order(of: Self.twoClients)
        == ["LoginScreen", "SearchScreen", "Guard", "Cache", "Service", "Network"])
  }

  @Test func `puts the network behind who comes after its last request`() {
    let later = [
      Message(.request, from: "Live", to: "Network", "GET"),
      Message(.call, from: "Live", to: "Bundled", "x"),
    ]

    #expect(SequenceDrawing.order(of: later) == ["Live", "Bundled", "Network"])
  }

  @Test func `marks from call to answer who is at work`() {
    let drawing = SequenceDrawing(Self.outage)
    let calls = drawing.arrows.filter { $0.kind == .call }
    let ends = drawing.arrows.filter { $0.kind == .answer || $0.kind == .failure }
    let spans = Set(drawing.bars.map { [$0.y, $0.bottom] })

    #expect(
      spans == [[calls[1].y, ends[0].y], [calls[2].y, ends[1].y], [calls[0].y, ends[2].y]])
  }

  @Test func `tells a failure by a sign, too, and of what nobody watched nothing but that`() {
    let arrows = SequenceDrawing(Self.outage).arrows

    #expect(arrows.first { $0.kind == .unwatched }?.label == ["not watched"])
    #expect(arrows.first { $0.kind == .failure }?.label == ["✕ unavailable"])
    #expect(Self.outage[4].sentence == "RetriedSearch throws to LoggedSearch: unavailable")
  }

  @Test func `tells who can't see it what it shows`() {
    let source = SequenceDrawing(Self.outage).svg("nine messages").source

    #expect(source.contains(#"role="img" aria-label="nine messages""#))
    #expect(source.contains(">✕ unavailable<"))
  }
}

extension SequenceDrawing.Box {
  fileprivate func overlaps(_ other: Self) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
