/// What a guest wishes for.
struct TableWish: Hashable, Sendable {
  /// The guest's name.
  var name: String

  /// How many people come.
  var people: Int

  /// At which hour they come, 0 to 23.
  var hour: Int

  /// The card that pays the deposit.
  var card: String
}

/// A table that was booked.
struct Booking: Hashable, Sendable {
  /// The number under which the booking stands in the diary.
  var number: Int

  /// The name of the table.
  var table: String

  /// The deposit that was paid, in cents.
  var depositCents: Int
}
