// About: PriceList and the lists that conform to it come with a bought-in shop program.
// ForeignPrices is ours.
// Answer: decorator
// Because: It converts, and what is inside is bought in, so one thinks of an adapter. But PriceList
// is on both sides; any list is handed in and asked for each price. For an adapter the list inside
// would have to have other calls than those that the client wants.
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
