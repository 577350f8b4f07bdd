import Scenario

/// A way to read a guest's visits from any source.
///
/// - Role: abstraction; implementor is `VisitSource` (GoF p. 154).
protocol VisitReader {
  /// Continues with a different source, but doesn't ask the new source for visits yet.
  mutating func use(_ source: some VisitSource)
}

/// A guest's visits, page by page.
///
/// - Role: refined abstraction (GoF p. 154).
struct VisitPages: VisitReader {
  private var source: any VisitSource
  private let session: Session
  private let size: Int
  private var position = 0

  /// The only café to include, or nil for all cafés.
  var cafe: String?

  init(of session: Session, from source: some VisitSource, size: Int) {
    self.session = session
    self.source = source
    self.size = size
  }

  mutating func use(_ source: some VisitSource) {
    self.source = source
  }

  /// The next page, which is empty at the end of the list. If a page failed, the next call reads
  /// the same page again.
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

/// A stamp card: the guest gets a stamp for each visit, and a free coffee for ten stamps.
///
/// - Role: refined abstraction (GoF p. 154).
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

  /// Spends ten stamps and returns true, or returns false if the guest has fewer.
  mutating func takeFreeCoffee() async throws(SearchError) -> Bool {
    guard try await stamps() >= 10 else { return false }
    spent += 10
    return true
  }
}

/// The visits in the card archive. This is the second source.
///
/// - Role: concrete implementor (GoF p. 154).
struct ArchivedVisits: VisitSource {
  private let archive: any CardArchive

  init(_ archive: some CardArchive) {
    self.archive = archive
  }

  func visits(
    from first: Int, count: Int, token: Token
  ) async throws(SearchError) -> [Visit] {
    let size = ArchivePage.size
    let firstPage = first / size + 1
    let lastPage = (first + count - 1) / size + 1
    var entries: [ArchiveEntry] = []
    for number in firstPage...lastPage {
      let page = try await page(number, card: token.value)
      entries += page
      if page.count < size { break }
    }
    return entries.dropFirst(first % size).prefix(count).map(visit)
  }

  /// A page of the archive, or an empty page after the last page.
  private func page(
    _ number: Int, card: String
  ) async throws(SearchError) -> [ArchiveEntry] {
    do {
      return try await archive.page(number, card: card)
    } catch {
      switch error {
      case .noSuchPage: return []
      case .unknownCard: throw .notSignedIn
      case .stopped: throw .cancelled
      case .closed(let reason): throw .unavailable(reason)
      case .torn(let reason): throw .unreadableAnswer(reason)
      }
    }
  }

  private func visit(_ entry: ArchiveEntry) -> Visit {
    Visit(day: entry.day, cafe: entry.shop ?? Visit.unknownCafe)
  }
}
