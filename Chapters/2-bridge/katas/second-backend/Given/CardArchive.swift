/// The archive of the company that makes the guests' cards. It has the same visits as our server,
/// in the same order.
protocol CardArchive: Sendable {
  /// One page of a card's entries. The first page begins with the newest entry.
  ///
  /// - Parameters:
  ///   - number: The number of the page. The first page is page 1.
  ///   - card: The number of the card, which is the text of the guest's token.
  /// - Returns: ``ArchivePage/size`` entries. The last page may have fewer.
  /// - Throws: `noSuchPage` for a page after the last page, or a different error.
  func page(_ number: Int, card: String) async throws(ArchiveError) -> [ArchiveEntry]
}

/// The fixed properties of the archive's pages.
enum ArchivePage {
  /// The number of entries on a full page.
  static let size = 4
}

/// An entry in the archive: a visit by the guest.
struct ArchiveEntry: Sendable {
  /// The day of the visit.
  var day: String

  /// The name of the café, or nil when the card reader couldn't read the guest's card properly.
  var shop: String?
}

/// The reason why the archive returned no page.
enum ArchiveError: Error, Hashable {
  /// There is no page with this number.
  case noSuchPage

  /// The archive doesn't know the card. The guest has to sign in again.
  case unknownCard

  /// The request was stopped.
  case stopped

  /// The archive is closed, for this reason.
  case closed(String)

  /// The page can't be read. The text describes the damage.
  case torn(String)
}
