/// What a table has ordered.
struct Order {
  /// The number that is called when the order is ready.
  var number: Int

  /// The number of the table.
  var table: Int

  /// What was ordered, line by line.
  var items: [Item]

  /// What the whole order costs.
  var cents: Int {
    items.map(\.cents).reduce(0, +)
  }
}

/// A line of an order.
struct Item {
  /// What it is.
  var name: String

  /// How many of it.
  var count: Int

  /// What one of it costs.
  var centsEach: Int

  /// What all of it costs.
  var cents: Int {
    count * centsEach
  }
}

extension Order {
  /// The order that the tests use.
  static let sample = Order(
    number: 17, table: 4,
    items: [
      Item(name: "Flat White", count: 2, centsEach: 320),
      Item(name: "Carrot Cake", count: 1, centsEach: 405),
    ])
}
