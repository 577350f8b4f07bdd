import Foundation

/// A mistake's place in the list: a pattern, and a number within it.
struct MistakeNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The folders of the patterns, in the workbook's order.
  static let patterns = ["adapter", "bridge", "facade", "proxy", "decorator"]

  var pattern: String
  var number: Int

  var description: String { "\(pattern.capitalized) \(number)" }

  static func < (one: MistakeNumber, other: MistakeNumber) -> Bool {
    (one.rank, one.number) < (other.rank, other.number)
  }

  private var rank: Int { Self.patterns.firstIndex(of: pattern) ?? Self.patterns.count }
}
