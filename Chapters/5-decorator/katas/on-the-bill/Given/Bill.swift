/// The amounts to pay, line by line.
struct Bill: Hashable {
  /// The number that the shop gives to a rental, or nil for an offer.
  var number: Int?

  /// The lines, from top to bottom.
  var lines: [Line]

  /// The sum of all lines, in cents.
  var total: Int {
    lines.map(\.cents).reduce(0, +)
  }

  /// One line of a bill.
  struct Line: Hashable {
    /// The text of the line.
    var text: String

    /// The amount in cents, negative for a reduction.
    var cents: Int
  }
}
