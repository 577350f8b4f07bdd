/// What stands on one line of the repair book.
struct RepairTicket: Sendable {
  /// The number on the tag that hangs on the machine; 0 where nobody has written anything.
  ///
  /// Tags come from a box. So the numbers are in no order, but no two are the same.
  var number = 0

  /// The customer's first name; nil when nobody asked.
  var firstName: String?

  /// The customer's last name; nil when nobody asked.
  var lastName: String?

  /// What was brought.
  var machine = ""

  /// What is wrong with it.
  var fault = ""

  /// Whether the customer has the machine back. The line stays in the book.
  var isHandedOut = false
}
