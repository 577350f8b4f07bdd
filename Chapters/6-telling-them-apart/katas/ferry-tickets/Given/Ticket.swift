/// A ticket that was sold.
struct Ticket: Hashable {
  /// The codes that the passengers show at the ferry.
  var codes: [String]

  /// The total price, in cents.
  var cents: Int
}

/// The kinds of ticket.
enum TicketKind: CaseIterable {
  /// Each person pays the full price, and gets a code.
  case single

  /// One ticket for people who travel together.
  case group
}

/// The line that a ferry belongs to.
enum FerryLine {
  case north, south
}

/// The reason why no ticket was sold.
enum TicketError: Error, Hashable {
  /// There aren't enough seats.
  case full

  /// No ferry sails on this day.
  case closed
}
