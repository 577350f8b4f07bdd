/// What somebody says about an excerpt: a name, and the reason that decides it.
struct Answer: Equatable {
  let pattern: Pattern
  let reason: Reason

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - pattern: What the type is that the excerpt declares first.
  ///   - reason: What is so here, and wouldn't be so if another name were right.
  init(_ pattern: Pattern, because reason: Reason) {
    self.pattern = pattern
    self.reason = reason
  }
}
