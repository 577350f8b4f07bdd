/// The reason why a sale or a payment failed.
enum GiftCardError: Error, Hashable {
  /// There is no card with this code.
  case unknownCode(String)

  /// There isn't enough money on this card.
  case notEnough(GiftCard)

  /// The gift card server failed. The text comes from the server, and can be anything.
  case offline(String)
}

extension GiftCardError: CustomStringConvertible {
  /// A sentence for the customer who holds the card.
  var description: String {
    switch self {
    case .unknownCode(let code): "There is no gift card \(code). Check the code and try again."
    case .notEnough(let card): "There isn't enough money on your \(card)."
    case .offline(let words):
      "Gift cards don't work right now (\(words)). Please pay in another way."
    }
  }
}
