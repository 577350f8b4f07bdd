/// The reason why there is no cup.
enum MachineError: Error, Hashable {
  /// The machine doesn't know this drink.
  case unknownDrink(String)

  /// Something has run out, such as milk.
  case empty(String)

  /// The cup for this order number is being brewed, or is ready.
  case alreadyOrdered(Int)
}
