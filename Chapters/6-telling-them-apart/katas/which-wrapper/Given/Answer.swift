/// An answer about an excerpt: a pattern, and the reason for choosing it.
struct Answer: Equatable {
  let pattern: Pattern
  let reason: Reason

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the type that the excerpt declares first.
  ///   - reason: A fact about this type that fits no other pattern.
  init(_ pattern: Pattern, because reason: Reason) {
    self.pattern = pattern
    self.reason = reason
  }
}
