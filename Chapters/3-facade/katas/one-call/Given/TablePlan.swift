/// Knows which tables are free.
protocol TablePlan: Sendable {
  /// Holds a free table, so that nobody else can have it.
  ///
  /// - Returns: The table, or nil when no table is free.
  func hold(for people: Int, at hour: Int) async throws(TablePlanError) -> HeldTable?

  /// Releases a held table, even when the caller is cancelled.
  func release(_ table: HeldTable) async
}

/// A table that is held until the desk releases it, or writes the booking into the diary.
struct HeldTable: Hashable, Sendable {
  /// The name of the table.
  var name: String
}

/// The reason why the table plan couldn't answer.
enum TablePlanError: Error, Hashable {
  /// The plan can't be reached, for this reason.
  case unreachable(String)
}
