// Answer: decorator
// Because: Several kinds of extra that go on several kinds of gift look like a bridge. But an
// extra is a Gift and holds a Gift. It receives the inner gift and always asks it, and one extra
// can go around another. In a bridge, the inner side would have different, simpler calls.
class Gift {
  var cents: Int { 0 }
  func unpack() -> [String] { [] }
}

final class Kite: Gift {
  override var cents: Int { 1_200 }
  override func unpack() -> [String] { ["a kite"] }
}

class Extra: Gift {
  private let gift: Gift
  init(on gift: Gift) { self.gift = gift }
  override var cents: Int { gift.cents }
  override func unpack() -> [String] { gift.unpack() }
}

final class Ribbon: Extra {
  override var cents: Int { super.cents + 150 }
}

final class Card: Extra {
  override func unpack() -> [String] { ["a card"] + super.unpack() }
}

func birthday() -> Gift {
  Ribbon(on: Card(on: Kite()))
}
