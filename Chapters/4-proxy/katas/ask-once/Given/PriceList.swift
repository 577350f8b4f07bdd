/// The head office's price list. Regular guests pay less, so a price is valid only for the current
/// guest.
protocol PriceList: Sendable {
  /// The price of a drink, in cents.
  func price(of drink: Drink) async throws(PriceError) -> Int

  /// Signs out the current guest. Later prices are for the next guest.
  func signOut() async
}

/// A drink, as a guest orders it.
struct Drink: Hashable, Sendable {
  var name: String
  var size: Size
  var milk: Milk

  /// How big the cup is.
  enum Size: String, Sendable {
    case small, large
  }

  /// Which milk is in the drink.
  enum Milk: String, Sendable {
    case none, cow, oat
  }

  /// The text on the receipt, without the milk.
  var label: String {
    "\(size.rawValue) \(name)"
  }
}

extension Drink: CustomStringConvertible {
  var description: String {
    milk == .none ? label : "\(label) with \(milk.rawValue) milk"
  }
}

/// Why there is no price.
enum PriceError: Error, Hashable {
  /// The head office couldn't be reached. The text is the reason.
  case unavailable(String)

  /// The question was cancelled.
  case cancelled
}
