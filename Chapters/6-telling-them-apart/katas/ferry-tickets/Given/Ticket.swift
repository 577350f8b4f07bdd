/// What people get for their money.
struct Ticket: Hashable {
  /// The codes that are shown at the ferry.
  var codes: [String]

  /// What all of it costs, in cents.
  var cents: Int
}

/// The kinds of ticket that are sold.
enum TicketKind: CaseIterable {
  /// For each person the full price, and a code.
  case single

  /// For people who travel together.
  case group
}

/// Whose ferry it is.
enum FerryLine {
  case north, south
}

/// Why no ticket was sold.
enum TicketError: Error, Hashable {
  /// There aren't so many seats.
  case full

  /// No ferry sails on this day.
  case closed
}
