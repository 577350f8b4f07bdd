/// A gift card. Whoever knows its code can spend the money.
struct GiftCard: Hashable {
  /// The code that stands on the card.
  var code: String

  /// What it is worth, in cents.
  var cents: Int
}

extension GiftCard: CustomStringConvertible {
  /// What is printed on the card.
  var description: String { "gift card \(code), \(cents) cents" }
}
