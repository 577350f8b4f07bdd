import Foundation
import Processes
import Transcripts

extension Cell {
  /// The outcome of a step in which the program died.
  static let died = "died"

  /// What happened in a cell. One that never came to its end has died.
  init(_ events: [CellEvent]) {
    self.init(call: "", outcome: Cell.died, shows: ["The program is gone."])
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

  /// The cell in what a process told, whether it ended well or died; else what else it did.
  static func read(from report: ChildReport) -> Result<Cell, GatheringFailure> {
    let events = report.output.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(CellEvent.self, from: $0)
    }
    let isWhole = events.contains { if case .ends = $0 { true } else { false } }
    switch report.ending {
    case .exited(0) where isWhole, .signalled where !events.isEmpty: return .success(Cell(events))
    case .exited(0): return .failure(GatheringFailure(sentence: "stopped in the middle"))
    default: return .failure(GatheringFailure(sentence: "\(report.ending)"))
    }
  }
}
