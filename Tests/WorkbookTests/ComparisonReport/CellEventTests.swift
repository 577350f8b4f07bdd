import Foundation
import Processes
import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

/// A cell from the events of a separate process.
@Suite(.ends(within: 600)) struct CellEventTests {
  private static let told: [CellEvent] = [
    .calls(code: "load()"), .reaches(request: "GET /a"), .reaches(request: "GET /b"),
    .logs(line: "a line"),
  ]

  @Test func `consists of the events`() throws {
    let cell = try read(Self.told + [.ends(outcome: "3 posts", shows: ["one"])], .exited(0)).get()

    #expect(
      cell
        == Cell(
          call: "load()", outcome: "3 posts", shows: ["one"], reaches: ["GET /a", "GET /b"],
          logs: ["a line"]))
  }

  @Test func `has crashed if a signal ended it in the middle, and keeps the events`() throws {
    let cell = try read(Self.told, .signalled(SIGILL)).get()

    #expect(cell.outcome == "crashed")
    #expect(cell.call == "load()")
    #expect(cell.reaches == ["GET /a", "GET /b"])
  }

  @Test func `is n/a if the version can't take the step`() throws {
    let cell = try read([.nothing(because: "too old")], .exited(0)).get()

    #expect(cell == .nothing(because: "too old"))
  }

  @Test(arguments: [
    (told, ChildEnding.exited(0), "ended too early"),
    ([], .exited(0), "ended too early"),
    (told, .exited(3), "stopped with status 3"), ([], .signalled(SIGKILL), "was ended by signal 9"),
    (told, .timedOut(after: .seconds(30)), "was still running after 30 s"),
    (told, .tooMuchOutput(bytes: 7), "printed more than 7 bytes"),
  ])
  func `is a failure if the process ended in a different way`(
    _ events: [CellEvent], _ ending: ChildEnding, _ words: String
  ) {
    guard case .failure(let failure) = read(events, ending) else {
      Issue.record("there is a cell")
      return
    }
    #expect(failure.sentence.hasPrefix(words))
  }

  private func read(
    _ events: [CellEvent], _ ending: ChildEnding
  ) -> Result<Cell, GatheringFailure> {
    let lines = events.compactMap { try? JSONEncoder().encode($0) }
    let output = Data(lines.joined(separator: Data("\n".utf8)))
    return Cell.read(from: ChildReport(ending: ending, output: output))
  }
}
