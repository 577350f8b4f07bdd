/// An answer about an excerpt: a pattern's name, and the reason for it.
struct Answer: Equatable {
  let pattern: Pattern
  let reason: Reason

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the type that the excerpt declares first.
  ///   - reason: A fact that is true of this type, and of no other pattern.
  init(_ pattern: Pattern, because reason: Reason) {
    self.pattern = pattern
    self.reason = reason
  }
}
