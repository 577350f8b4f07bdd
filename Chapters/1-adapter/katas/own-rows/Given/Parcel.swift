/// A parcel on the shelf, as the café knows it.
struct Parcel: Sendable {
  /// Who it is for.
  var recipient: String

  /// For how many days it has been here; 0 on the first.
  var days = 0

  /// Whether the recipient has it by now. It is known until the evening, then the shelf forgets it.
  var isCollected = false
}
