import Foundation
import ServerFaults

/// What came of a soak.
struct SoakReport: Sendable {
  private struct Row {
    var rounds = 0
    var brokenPromises: [String: Int] = [:]
  }

  let seed: UInt64
  private(set) var rounds = 0
  private(set) var kills = 0
  private var rows: [ServerFault: Row] = [:]

  /// What was held before and after all rounds; nil when it didn't come to that.
  var before: Resources?
  var after: Resources?
  var duration = Duration.zero

  /// Nil when no call could be timed.
  var roundTrip: RoundTrip?

  init(seed: UInt64) {
    self.seed = seed
  }

  mutating func add(_ fault: ServerFault, _ trial: FaultTrial.Report) {
    rounds += 1
    kills += trial.kills
    rows[fault, default: Row()].rounds += 1
    for promise in trial.brokenPromises {
      rows[fault, default: Row()].brokenPromises[promise, default: 0] += 1
    }
  }

  var brokenPromises: Int {
    rows.values.reduce(0) { $0 + $1.brokenPromises.values.reduce(0, +) }
  }

  var isGood: Bool {
    brokenPromises == 0 && before != nil && before == after && roundTrip != nil
  }

  /// A table for a terminal: how often each fault happened, and what was wrong then.
  var text: String {
    let width = ServerFault.allCases.map(\.rawValue.count).max() ?? 0
    let lines = ServerFault.allCases.flatMap { fault -> [String] in
      guard let row = rows[fault] else { return [] }
      let gap = String(repeating: " ", count: width - fault.rawValue.count)
      let wrong = row.brokenPromises.sorted { $0.key < $1.key }
      return ["\(fault.rawValue)\(gap)  \(row.rounds)"]
        + wrong.map { "    \($0.value) times: \($0.key)" }
    }
    let heading = "fault" + String(repeating: " ", count: width - 5) + "  rounds"
    return ([heading] + lines + summary).map { $0 + "\n" }.joined()
  }

  private var summary: [String] {
    let seconds = Int((duration / .seconds(1)).rounded())
    var lines: [String] = []
    if let before, let after {
      lines.append(
        "children \(before.children) before, \(after.children) after; "
          + "open files \(before.files) before, \(after.files) after")
    }
    if let roundTrip {
      lines.append(
        "a call takes \(roundTrip.inside.inMicroseconds) in this process, "
          + "\(roundTrip.outside.inMicroseconds) in another: "
          + "\(Int(roundTrip.ratio.rounded())) times as long")
    } else {
      lines.append("no call could be timed")
    }
    lines.append(
      "\(rounds) rounds, \(kills) servers killed, \(brokenPromises) promises broken, "
        + "in \(seconds) s (seed \(seed))")
    return lines
  }
}

extension Duration {
  fileprivate var inMicroseconds: String {
    "\(Int((self / .microseconds(1)).rounded())) µs"
  }
}
