/// What the runner says of an exercise. Each case rests on something that was seen.
public enum KataVerdict: String, CaseIterable, Codable, Sendable {
  /// Every test that had to run ran to its end and passed, with the exercise as it is saved, in a
  /// process that ended as it should.
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

  /// A grade found something in the exercise that could make its tests' word untrue. A person has to
  /// look at it. A reader's check never says so.
  case suspicious

  /// The machine couldn't judge, and the exercise isn't to blame.
  case impossible
}
