/// A boat that wants to stay the night.
struct Boat: Hashable {
  /// The name, as painted on the stern.
  var name: String

  /// The length in meters.
  var meters: Int

  /// The country that the boat comes from, or nil if it isn't from abroad.
  var abroad: String?
}

/// The reason why a boat can't stay.
enum ArrivalError: Error, Hashable {
  /// No berth that is long enough is free.
  case noBerth(meters: Int)

  /// The fee wasn't paid.
  case notPaid

  /// The customs post couldn't take the report. The text comes from the post.
  case customs(String)

  /// At night the harbor is for members only.
  case notAMember

  /// At night the customs post is closed.
  case customsClosed
}
