/// A cup, ready to be drunk.
struct Cup: Hashable {
  /// What is in it.
  var drink: String
}
