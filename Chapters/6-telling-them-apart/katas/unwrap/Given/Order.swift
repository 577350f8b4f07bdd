/// An order of one cup. If the same order is sent twice, it still means the same cup.
struct Order: Hashable {
  /// The number that the app gave the order.
  var number: Int

  /// The drink to brew.
  var drink: String
}
