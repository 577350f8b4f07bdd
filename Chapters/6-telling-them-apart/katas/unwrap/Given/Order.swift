/// One order of one cup. However often the same order is sent, it means the same cup.
struct Order: Hashable {
  /// The number that the app gave to the order.
  var number: Int

  /// What to brew.
  var drink: String
}
