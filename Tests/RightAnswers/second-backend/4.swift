// swift-format-ignore-file
import Foundation
import Scenario

/// A way to read a guest's visits, whatever the source.
protocol VisitReader {
  /// Goes on with another source. It asks the source for nothing yet.
  mutating func use(_ source: some VisitSource)
}

/// A guest's visits, page by page.
struct VisitPages: VisitReader {
  private var source: any VisitSource
  private let session: Session
  private let size: Int
  private var position = 0

  /// The café whose visits are wanted, or nil for all.
  var cafe: String?

  init(of session: Session, from source: some VisitSource, size: Int) {
    self.session = session
    self.source = source
    self.size = size
  }

  mutating func use(_ source: some VisitSource) {
    self.source = source
  }

  /// The page behind the last one; an empty page at the end. A page that failed can be asked for
  /// again.
  mutating func nextPage() async throws(SearchError) -> [Visit] {
    var page: [Visit] = []
    var next = position
    while page.count < size {
      let piece = try await source.visits(
        from: next, count: size - page.count, token: session.token)
      guard !piece.isEmpty else { break }
      next += piece.count
      page += piece.filter { cafe == nil || $0.cafe == cafe }
    }
    position = next
    return page
  }
}

/// A stamp for each visit, and a free coffee for ten stamps.
struct StampCard: VisitReader {
  private var source: any VisitSource
  private let session: Session
  private var spent = 0

  init(of session: Session, from source: some VisitSource) {
    self.session = session
    self.source = source
  }

  mutating func use(_ source: some VisitSource) {
    self.source = source
  }

  /// How many stamps the guest can spend.
  func stamps() async throws(SearchError) -> Int {
    let length = 5
    var count = 0
    while true {
      let piece = try await source.visits(from: count, count: length, token: session.token)
      count += piece.count
      if piece.count < length { return count - spent }
    }
  }

  /// Spends ten stamps; false when the guest hasn't got so many.
  mutating func takeFreeCoffee() async throws(SearchError) -> Bool {
    guard try await stamps() >= 10 else { return false }
    spent += 10
    return true
  }
}

/// The visits as the card archive holds them: the second source.
struct ArchivedVisits: VisitSource {
  private let archive: any CardArchive

  init(_ archive: some CardArchive) {
    self.archive = archive
  }

  func visits(
    from first: Int, count: Int, token: Token
  ) async throws(SearchError) -> [Visit] {
    let piece = Piece(first: first, count: count)
    var entries: [ArchiveEntry] = []
    for try await page in ArchivePages(archive, card: token.value, numbers: piece.pages) {
      entries += page
    }
    return piece.cut(from: entries).map(Visit.init(from:))
  }
}

/// Pages of a card, one after the other, up to the end of the archive. A page that isn't full is
/// the last one, so the archive isn't asked for the next.
private struct ArchivePages: AsyncSequence {
  typealias Element = [ArchiveEntry]
  typealias Failure = SearchError

  private let archive: any CardArchive
  private let card: String
  private let numbers: ClosedRange<Int>

  init(_ archive: any CardArchive, card: String, numbers: ClosedRange<Int>) {
    self.archive = archive
    self.card = card
    self.numbers = numbers
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(archive: archive, card: card, next: numbers.lowerBound, last: numbers.upperBound)
  }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let archive: any CardArchive
    fileprivate let card: String

    /// The number of the next page; nil at the end.
    fileprivate var next: Int?
    fileprivate let last: Int

    mutating func next() async throws(SearchError) -> [ArchiveEntry]? {
      try await next(isolation: nil)
    }

    mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(SearchError) -> [ArchiveEntry]? {
      guard let number = next else { return nil }
      assert(number >= 1 && number <= last)
      do throws(ArchiveError) {
        let page = try await archive.page(number, card: card)
        next = number < last && page.count == ArchivePage.size ? number + 1 : nil
        return page
      } catch {
        next = nil
        guard let failure = error.searchError else { return nil }
        throw failure
      }
    }
  }
}

/// A piece of the list of visits, and where in the archive it stands.
private struct Piece: Hashable, CustomStringConvertible {
  let first: Int
  let count: Int

  init(first: Int, count: Int) {
    precondition(first >= 0 && count >= 1, "no piece: \(count) from \(first)")
    self.first = first
    self.count = count
  }

  /// The numbers of the pages that the piece lies on.
  var pages: ClosedRange<Int> {
    let (last, overflows) = first.addingReportingOverflow(count - 1)
    return number(at: first)...number(at: overflows ? .max : last)
  }

  /// Cuts the piece out of its pages, which were put together.
  func cut(from entries: [ArchiveEntry]) -> ArraySlice<ArchiveEntry> {
    entries.dropFirst(first % ArchivePage.size).prefix(count)
  }

  var description: String { "\(count) from \(first), on pages \(pages)" }

  private func number(at position: Int) -> Int { position / ArchivePage.size + 1 }
}

extension Visit {
  fileprivate init(from entry: ArchiveEntry) {
    self.init(day: entry.day, cafe: entry.shop ?? Visit.unknownCafe)
  }
}

extension ArchiveError {
  /// The reason in our words; nil when it is no failure for us.
  fileprivate var searchError: SearchError? {
    switch self {
    case .noSuchPage: nil
    case .unknownCard: .notSignedIn
    case .stopped: .cancelled
    case .closed(let reason): .unavailable(reason)
    case .torn(let reason): .unreadableAnswer(reason)
    }
  }
}
