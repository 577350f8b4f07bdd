/// What the runner says of an exercise. Each case rests on something that was seen.
public enum KataVerdict: String, CaseIterable, Encodable, Sendable {
  /// Every test ran to its end and passed, with the exercise as it is saved.
  ///
  /// This holds for work that is meant honestly. The exercise shares process and module with its
  /// tests, so it could write the record itself, or redefine `==`.
  case green

  /// A test ran to its end and failed.
  case red

  /// The exercise is as it came.
  case notStarted = "not-started"

  /// The exercise doesn't compile.
  case noCompile = "no-compile"

  /// The process ended before the tests did, by a signal or by itself.
  case crashed

  /// The tests were still running when their time was up.
  case hung

  /// The tests printed more than anybody reads.
  case flooded

  /// Files that belong to the tests aren't as they came; judged were the originals.
  case tampered
}
