/// What can go wrong with the town guide.
enum GuideTrouble: Error {
  /// The line to the office is down.
  case lineDown

  /// The office is closed.
  case closed

  /// The question makes no sense to the office.
  case notUnderstood

  /// The answer came, but in pieces.
  case garbled

  /// The list ends before the first place that was wanted.
  case endOfList
}
