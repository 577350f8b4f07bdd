import Foundation

/// What was measured, and what it means.
struct Report: Encodable {
  let machine: String
  let rounds: Int
  let prices: [Price]

  init(_ subjects: [Subject], _ samples: Samples, machine: String) {
    self.machine = machine
    rounds = samples.rounds.values.map(\.count).max() ?? 0
    prices = subjects.compactMap { Price($0, in: samples) }
  }

  /// What is far from what is expected, a sentence each.
  var troubles: [String] {
    prices.filter { !$0.expected.holds($0, margin: 3) }.map {
      "\($0.name) is \($0.found.rawValue), not \($0.expected.rawValue): "
        + "\($0.nanoseconds.inWords) ns, \($0.ratio.inWords) times \($0.base)"
    }
  }

  /// The parts, in the form that all formats for people share.
  var tables: [Table] {
    let longest = prices.map(\.ratio.asBar).max() ?? 1
    return Group.allCases.map { group in
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
    .filter { !$0.rows.isEmpty }
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
