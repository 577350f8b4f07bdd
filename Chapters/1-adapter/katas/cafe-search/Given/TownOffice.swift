/// The far end of the guide's line. In the town it is the tourist office.
protocol TownOffice: Sendable {
  /// Answers a question for places.
  func places(for question: GuideQuestion) -> Result<[GuidePlace], GuideTrouble>

  /// Answers a question for names.
  func names(beginningWith letters: String) -> [String]
}

/// A question as it comes to the office.
struct GuideQuestion: Hashable, Sendable {
  /// What is looked for.
  var kind: String

  /// Where.
  var point: String

  /// The number of the first place that is wanted.
  var first: UInt

  /// The number of the last place that is wanted.
  var last: UInt
}
