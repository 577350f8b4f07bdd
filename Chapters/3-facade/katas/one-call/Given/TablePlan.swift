/// Knows which tables are free.
protocol TablePlan: Sendable {
  /// Holds a free table, so that nobody else can have it.
  ///
  /// - Returns: The table, or nil when no table is free.
  func hold(for people: Int, at hour: Int) async throws(TablePlanError) -> HeldTable?

  /// Lets a table go. It does so even when its caller is cancelled.
  func release(_ table: HeldTable) async
}

/// A table that is held until it is released, or until the diary has it.
struct HeldTable: Hashable, Sendable {
  /// The name of the table.
  var name: String
}

/// Why the table plan couldn't say whether a table is free.
enum TablePlanError: Error, Hashable {
  /// The plan can't be reached; with its reason.
  case unreachable(String)
}
