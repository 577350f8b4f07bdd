import Foundation

/// What was measured, and what it means.
struct Report: Encodable {
  let machine: String
  let rounds: Int
  let prices: [Price]
  let growths: [Growth]
  let machineCode: [MachineCode]
  let goals: [Goal]

  init(_ subjects: [Subject], _ samples: Samples, _ code: [MachineCode], machine: String) {
    (self.machine, machineCode) = (machine, code)
    rounds = samples.rounds.values.map(\.count).max() ?? 0
    prices = subjects.compactMap { Price($0, in: samples) }
    goals = Goal.all(samples, code)
    let time = { (name: String) in samples.each { $0(name) }.quantile(0.5) }
    growths = [
      Growth("a call, 1 to 16 wrappers", .linear, Subject.heights) { time(Subject.stack($0)) },
      Growth("an async call, 1 to 16 wrappers", .linear, Subject.heights) {
        time(Subject.asyncStack($0))
      },
      Growth("a hit, 1 to 64 at once", .constant, Subject.crowds) { time(Subject.hit($0)) },
      Growth("a miss, 1 to 64 at once", .constant, Subject.crowds) { time(Subject.miss($0)) },
      Growth("RemoteSearch, 1 to 64 in flight", .constant, [1, 64]) { time(Subject.trip($0)) },
    ].compactMap(\.self)
  }

  /// What is far from what is expected, a sentence each.
  var troubles: [String] {
    prices.filter { !$0.expected.holds($0, margin: 3) }.map {
      "\($0.name) is \($0.found.rawValue), not \($0.expected.rawValue): "
        + "\($0.nanoseconds.inWords) ns, \($0.ratio.inWords) times \($0.base)"
    }
      + growths.filter { $0.word != $0.expected }.map {
        "\($0.name) is \($0.word.rawValue), not \($0.expected.rawValue): "
          + $0.nanoseconds.map(\.inWords).joined(separator: ", ") + " ns"
      }
      + [MachineCode.differences(machineCode) ?? 0].filter { $0 > 0 }.map {
        "generic decorator isn't the direct call: \(Int($0)) instructions differ, not 0"
      }
  }

  /// The parts, in the form that all formats for people share.
  var tables: [Table] {
    let longest = prices.map(\.ratio.asBar).max() ?? 1
    let groups = Group.allCases.map { group in
      let prices = prices.filter { $0.group == group }
      return Table(
        title: group.rawValue.capitalized + (prices.first.map { ", beside \($0.base)" } ?? ""),
        columns: ["", "ns", "ratio", "class", "spread", "least", "least ns"],
        rows: prices.map {
          let spread = ($0.middleHalf[1] - $0.middleHalf[0]) / $0.ratio
          return [
            $0.name, $0.nanoseconds.inWords, $0.ratio.inWords, $0.found.rawValue,
            "\(Int((spread * 100).rounded()))%", $0.leastRatio.inWords, $0.leastNanoseconds.inWords,
          ]
        }, bars: prices.map { max(0, $0.ratio.asBar / longest) })
    }
    let findings = [
      Table(
        title: "How it grows", columns: ["", "word", "a further one", "from ns", "to ns"],
        rows: growths.map {
          [$0.name, $0.word.rawValue]
            + [$0.word == .constant ? "" : $0.further.inWords]
            + [$0.nanoseconds[0], $0.nanoseconds.last ?? .nan].map(\.inWords)
        }),
      Table(
        title: "The loop in machine code", columns: ["", "instructions", "calls", "looked up"],
        rows: machineCode.map { code in
          [code.name] + [code.instructions.count, code.calls, code.lookUps].map { "\($0)" }
        }),
      Table(
        title: "Goals, which --check leaves alone",
        columns: ["", "verdict", "measured", "at most"],
        rows: goals.compactMap { goal in
          goal.measured.map { [goal.words, goal.verdict, $0.inWords, goal.most.inWords] }
        }),
    ]
    return (groups + findings).filter { !$0.rows.isEmpty }
  }
}

extension Double {
  /// With two digits that count, or all before the point.
  var inWords: String {
    String(format: abs(self) < 0.995 ? "%.2f" : abs(self) < 99.5 ? "%.1f" : "%.0f", self)
  }

  /// Longer by the same length whenever it doubles; 1 has a bar, too.
  fileprivate var asBar: Double { 1 + (self > 0 ? log2(self) : 0) }
}
