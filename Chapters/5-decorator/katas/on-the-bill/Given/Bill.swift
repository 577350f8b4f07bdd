/// What there is to pay, line by line.
struct Bill: Hashable {
  /// The number under which the shop has rented something; nil for an offer.
  var number: Int?

  /// The lines, from top to bottom.
  var lines: [Line]

  /// The sum of all lines, in cents.
  var total: Int {
    lines.map(\.cents).reduce(0, +)
  }

  /// One line of a bill.
  struct Line: Hashable {
    /// What it is for.
    var text: String

    /// How much it is, in cents. It is less than 0 for what is taken off.
    var cents: Int
  }
}
