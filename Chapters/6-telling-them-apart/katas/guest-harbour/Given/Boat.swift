/// A boat that wants to stay the night.
struct Boat: Hashable {
  /// Its name, as it stands on its stern.
  var name: String

  /// Its length in metres.
  var metres: Int

  /// The country that it comes from; nil when it was never abroad.
  var abroad: String?
}

/// Why a boat can't stay.
enum ArrivalError: Error, Hashable {
  /// No berth is free that is so long.
  case noBerth(metres: Int)

  /// The fee wasn't paid.
  case notPaid

  /// The customs post couldn't take the report; with its own words.
  case customs(String)

  /// Nobody let it in: at night the harbour is for members.
  case notAMember

  /// Nobody let it in: at night the customs post is closed.
  case customsClosed
}
