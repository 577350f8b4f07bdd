/// An answer about an excerpt: a name, and the reason that decides it.
struct Answer: Equatable {
  let pattern: Pattern
  let reason: Reason

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the type that the excerpt declares first.
  ///   - reason: A fact that is true here, and wouldn't be if a different name were right.
  init(_ pattern: Pattern, because reason: Reason) {
    self.pattern = pattern
    self.reason = reason
  }
}
