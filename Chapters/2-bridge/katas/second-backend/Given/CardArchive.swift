/// The archive of the company that makes the guests' cards. It holds the same visits as our
/// counter, in the same order.
protocol CardArchive: Sendable {
  /// One page of the entries of a card. The first page begins with the newest entry.
  ///
  /// - Parameters:
  ///   - number: The number of the page. The first page is page 1.
  ///   - card: The number of the card: the text of the guest's token.
  /// - Returns: As many entries as ``ArchivePage/size`` says; on the last page perhaps fewer.
  /// - Throws: `noSuchPage` for a page behind the last one, or another reason.
  func page(_ number: Int, card: String) async throws(ArchiveError) -> [ArchiveEntry]
}

/// What is fixed about a page of the archive.
enum ArchivePage {
  /// How many entries a page holds.
  static let size = 4
}

/// A line of the archive: a visit of the guest.
struct ArchiveEntry: Sendable {
  /// When it was.
  var day: String

  /// The name of the café. It is missing when the guest's card couldn't be read well.
  var shop: String?
}

/// Why the archive gave no page.
enum ArchiveError: Error, Hashable {
  /// There is no page with this number.
  case noSuchPage

  /// The archive doesn't know the card: the guest has to sign in anew.
  case unknownCard

  /// Somebody stopped the question.
  case stopped

  /// The archive is closed; with its reason.
  case closed(String)

  /// The page can't be read; with what is wrong.
  case torn(String)
}
