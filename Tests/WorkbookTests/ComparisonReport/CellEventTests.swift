import Foundation
import Processes
import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

/// A cell that a process of its own tells of.
@Suite(.ends(within: 600)) struct CellEventTests {
  private static let told: [CellEvent] = [
    .calls(code: "load()"), .reaches(request: "GET /a"), .reaches(request: "GET /b"),
    .logs(line: "a line"),
  ]

  @Test func `is made of what was told`() throws {
    let cell = try read(Self.told + [.ends(outcome: "3 posts", shows: ["one"])], .exited(0)).get()

    #expect(
      cell
        == Cell(
          call: "load()", outcome: "3 posts", shows: ["one"], reaches: ["GET /a", "GET /b"],
          logs: ["a line"]))
  }

  @Test func `has died when a signal ended it in the middle, and keeps what was told`() throws {
    let cell = try read(Self.told, .signalled(SIGILL)).get()

    #expect(cell.outcome == "died")
    #expect(cell.call == "load()")
    #expect(cell.reaches == ["GET /a", "GET /b"])
  }

  @Test func `is nothing when the version can't take the step`() throws {
    let cell = try read([.nothing(because: "too old")], .exited(0)).get()

    #expect(cell == .nothing(because: "too old"))
  }

  @Test(arguments: [
    (told, ChildEnding.exited(0), "stopped in the middle"),
    ([], .exited(0), "stopped in the middle"),
    (told, .exited(3), "stopped with status 3"), ([], .signalled(SIGKILL), "was ended by signal 9"),
    (told, .timedOut(after: .seconds(30)), "was still running after 30 s"),
    (told, .tooMuchOutput(bytes: 7), "printed more than 7 bytes"),
  ])
  func `isn't made up when the process did something else`(
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
