/// Sells ferry tickets for the window at the quay and the machine on the pier.
protocol TicketSeller: Sendable {
  /// Sells a ticket to one or more people: to all of them, or to nobody.
  ///
  /// - Parameters:
  ///   - kind: The kind of ticket.
  ///   - people: The number of people, at least 1.
  ///   - day: The day of the year, starting at 1.
  ///   - line: The line that the ferry belongs to.
  func sell(
    _ kind: TicketKind, to people: Int, on day: Int, with line: FerryLine
  ) async throws(TicketError) -> Ticket
}
