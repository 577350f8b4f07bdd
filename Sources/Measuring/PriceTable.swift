import Foundation

/// The costs of calls, compared with a direct call.
struct PriceTable: Encodable {
  let title: String
  let prices: [Price]

  var text: String {
    let rows = prices.map {
      Self.row($0.name, $0.nanoseconds.inWords, $0.ratio.inWords, more: $0.costsMore)
    }
    return "\(title)\n" + Self.row("", "ns", "times", more: "extra cost") + rows.joined()
  }

  private static func row(_ name: String, _ numbers: String..., more: String) -> String {
    let cells = numbers.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
    return name.padding(toLength: 25, withPad: " ", startingAt: 0) + cells.joined() + "  \(more)\n"
  }
}

extension Double {
  fileprivate var inWords: String { String(format: self < 99.95 ? "%.1f" : "%.0f", self) }
}
