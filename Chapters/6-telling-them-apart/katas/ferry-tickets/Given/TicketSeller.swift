/// Sells tickets for the ferries. The window at the quay asks it, and so does the machine on the pier.
protocol TicketSeller: Sendable {
  /// Sells tickets to some people, to all of them or to nobody.
  ///
  /// - Parameters:
  ///   - kind: What kind of ticket.
  ///   - people: How many people, from 1 on.
  ///   - day: The day of the year, from 1 on.
  ///   - line: Whose ferry.
  func sell(
    _ kind: TicketKind, to people: Int, on day: Int, with line: FerryLine
  ) async throws(TicketError) -> Ticket
}
