/// A guest's wish for a table.
struct TableWish: Hashable, Sendable {
  /// The guest's name.
  var name: String

  /// The number of people.
  var people: Int

  /// The hour of the visit, 0 to 23.
  var hour: Int

  /// The card for the deposit.
  var card: String
}

/// A booking that the desk made.
struct Booking: Hashable, Sendable {
  /// The booking's number in the diary.
  var number: Int

  /// The name of the table.
  var table: String

  /// The deposit that was paid, in cents.
  var depositCents: Int
}
