// About: PriceList and the lists that conform to it come from third-party shop software.
// ForeignPrices is ours.
// Answer: decorator
// Because: ForeignPrices looks like an adapter: it converts, and the object inside is third-party.
// But PriceList is on both sides. Any list can be passed in, and is asked for each price. For an
// adapter, the list inside wouldn't have the calls that the client wants.
protocol PriceList {
  func cents(for article: String) throws -> Int
  func cheapest(in group: String) throws -> (article: String, cents: Int)
}

struct ForeignPrices<List: PriceList>: PriceList {
  private let list: List
  private let rate: Double

  init(_ list: List, rate: Double) {
    self.list = list
    self.rate = rate
  }

  func cents(for article: String) throws -> Int {
    converted(try list.cents(for: article))
  }

  func cheapest(in group: String) throws -> (article: String, cents: Int) {
    let (article, cents) = try list.cheapest(in: group)
    return (article, converted(cents))
  }

  private func converted(_ cents: Int) -> Int {
    Int((Double(cents) * rate).rounded())
  }
}
