/// A gift card. Anybody who knows its code can spend the money.
struct GiftCard: Hashable {
  /// The code that is printed on the card.
  var code: String

  /// The value of the card, in cents.
  var cents: Int
}

extension GiftCard: CustomStringConvertible {
  /// The text that is printed on the card.
  var description: String { "gift card \(code), \(cents) cents" }
}
