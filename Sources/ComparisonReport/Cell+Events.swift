import Foundation
import Processes
import Transcripts

extension Cell {
  /// The outcome of a step in which the program crashed.
  static let crashed = "crashed"

  /// The cell that the events describe. Without an `ends` event, the program crashed.
  init(_ events: [CellEvent]) {
    self.init(call: "", outcome: Cell.crashed, shows: ["The program crashed."])
    for event in events {
      switch event {
      case .calls(let code): call = code
      case .reaches(let line): reaches.append(line)
      case .logs(let line): logs.append(line)
      case .ends(let outcome, let shows):
        self.outcome = outcome
        self.shows = shows
      }
    }
  }

  /// The cell that a process reported, even if it crashed, or else a sentence about the failure.
  static func read(from report: ChildReport) -> Result<Cell, GatheringFailure> {
    let events = report.output.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(CellEvent.self, from: $0)
    }
    let isWhole = events.contains { if case .ends = $0 { true } else { false } }
    switch report.ending {
    case .exited(0) where isWhole, .signalled where !events.isEmpty: return .success(Cell(events))
    case .exited(0): return .failure(GatheringFailure(sentence: "ended too early"))
    default: return .failure(GatheringFailure(sentence: "\(report.ending)"))
    }
  }
}
