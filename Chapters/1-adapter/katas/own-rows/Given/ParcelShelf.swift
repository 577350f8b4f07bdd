import TestSupport

/// The shelf behind the counter, where the café keeps parcels for its neighbours. It knows each by
/// the tag that the carrier put on it.
///
/// It writes down what it is asked.
@MainActor
final class ParcelShelf {
  private var parcels: [String: Parcel]

  /// What was asked, in order.
  var asked: [String] { notes.all }

  private let notes = Notes<String>()

  /// Creates a shelf with parcels, by their tags.
  init(_ parcels: [String: Parcel]) {
    self.parcels = parcels
  }

  /// The tags of all parcels.
  var tags: [String] {
    notes.write("which tags")
    return parcels.keys.sorted()
  }

  /// Looks at a parcel, and leaves it where it is; nil when none on the shelf has the tag.
  func parcel(tagged tag: String) -> Parcel? {
    notes.write("look at \(tag)")
    return parcels[tag]
  }

  /// Takes a parcel from the shelf; nil when none there has the tag.
  func take(_ tag: String) -> Parcel? {
    notes.write("take \(tag)")
    return parcels.removeValue(forKey: tag)
  }

  /// Writes down that the recipient has the parcel.
  func handOver(_ tag: String) {
    notes.write("hand over \(tag)")
    parcels[tag]?.isCollected = true
  }

  /// A shelf with two parcels of which the labels say the same, and one that was collected.
  static func ofToday() -> ParcelShelf {
    ParcelShelf([
      "K-17": Parcel(recipient: "Mia Berg", days: 4),
      "K-18": Parcel(recipient: "Jonas Lund", isCollected: true),
      "K-19": Parcel(recipient: "Ines Costa", days: 1),
    ])
  }
}
