/// A guest's visit to a café.
struct Visit: Hashable, Sendable {
  /// The day of the visit.
  var day: String

  /// The name of the café.
  var cafe: String

  /// The name for a café whose real name is missing.
  static let unknownCafe = "Unknown café"
}

extension [Visit] {
  /// Ten visits of one guest, the newest first.
  static let sample = [
    Visit(day: "30 May", cafe: "Blue Cup"),
    Visit(day: "28 May", cafe: "Anchor Coffee"),
    Visit(day: "27 May", cafe: "Anchor Coffee"),
    Visit(day: "21 May", cafe: "Blue Cup"),
    Visit(day: "17 May", cafe: "Blue Cup"),
    Visit(day: "16 May", cafe: "Anchor Coffee"),
    Visit(day: "9 May", cafe: "Blue Cup"),
    Visit(day: "8 May", cafe: "Anchor Coffee"),
    Visit(day: "3 May", cafe: "Anchor Coffee"),
    Visit(day: "1 May", cafe: "Blue Cup"),
  ]
}
