/// The errors of the town guide.
enum GuideTrouble: Error {
  /// There is no connection to the office.
  case lineDown

  /// The office is closed.
  case closed

  /// The office doesn't understand the question.
  case notUnderstood

  /// The answer arrived, but is damaged.
  case garbled

  /// The list ends before the first place that was requested.
  case endOfList
}
