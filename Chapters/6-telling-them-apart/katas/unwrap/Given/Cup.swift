/// A cup that is ready to drink.
struct Cup: Hashable {
  /// The drink in the cup.
  var drink: String
}
