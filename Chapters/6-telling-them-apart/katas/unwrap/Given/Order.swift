/// An order for one cup. The same order, sent twice, still means one cup.
struct Order: Hashable {
  /// The number that the app gave the order.
  var number: Int

  /// The drink to brew.
  var drink: String
}
