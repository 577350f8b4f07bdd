/// Why there is no cup.
enum MachineError: Error, Hashable {
  /// The machine doesn't know this drink.
  case unknownDrink(String)

  /// Something has run out, such as the milk.
  case empty(String)

  /// The cup of the order with this number is being brewed, or is ready.
  case alreadyOrdered(Int)
}
