/// A table's order.
struct Order {
  /// The number that is called when the order is ready.
  var number: Int

  /// The number of the table.
  var table: Int

  /// The lines of the order.
  var items: [Item]

  /// The price of the whole order.
  var cents: Int {
    items.map(\.cents).reduce(0, +)
  }
}

/// A line of an order.
struct Item {
  /// The name of the dish or drink.
  var name: String

  /// How many portions the guests ordered.
  var count: Int

  /// The price of one portion.
  var centsEach: Int

  /// The price of the whole line.
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
