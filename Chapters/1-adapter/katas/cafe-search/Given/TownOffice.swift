/// The office that answers the guide's questions: the tourist office, or an object that a test
/// uses.
protocol TownOffice: Sendable {
  /// Answers a question about places.
  func places(for question: GuideQuestion) -> Result<[GuidePlace], GuideTrouble>

  /// Answers a question about names.
  func names(beginningWith letters: String) -> [String]
}

/// A question as the office receives it.
struct GuideQuestion: Hashable, Sendable {
  /// The kind of place.
  var kind: String

  /// The point to search near.
  var point: String

  /// The number of the first place on the page.
  var first: UInt

  /// The number of the last place on the page.
  var last: UInt
}
