/// The errors of the town guide.
enum GuideTrouble: Error {
  /// The line to the office is down.
  case lineDown

  /// The office is closed.
  case closed

  /// The office doesn't understand the question.
  case notUnderstood

  /// The answer came, but it is damaged.
  case garbled

  /// The list ends before the first place that was requested.
  case endOfList
}
