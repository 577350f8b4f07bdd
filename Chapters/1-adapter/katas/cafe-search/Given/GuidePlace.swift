/// A place in the town guide.
struct GuidePlace: Sendable {
  /// The place's name.
  var name: String

  /// The guests' rating, in half stars: 0 to 10.
  var halfStars: Int

  /// Degrees of longitude and latitude, in this order, with a space between them: `10.5 54.25`.
  /// People in the office type the positions, so each can be nil or any text, even empty text.
  var position: String?
}
