// swift-format-ignore-file
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
    let (before, skip) = first.quotientAndRemainder(dividingBy: ArchivePage.size)
    return try await piece(
      of: token.value, fromPage: before + 1, skipping: skip, count: count, behind: []
    ).map(Visit.init)
  }

  /// The entries found so far and those that are still missing, page after page until there are
  /// enough or the list ends.
  private func piece(
    of card: String, fromPage number: Int, skipping skip: Int, count: Int,
    behind found: [ArchiveEntry]
  ) async throws(SearchError) -> [ArchiveEntry] {
    let page = try await entries(ofPage: number, card: card)
    let piece = found + page.dropFirst(skip).prefix(count - found.count)
    return piece.count == count || page.count < ArchivePage.size
      ? piece
      : try await self.piece(
        of: card, fromPage: number + 1, skipping: 0, count: count, behind: piece)
  }

  /// The entries of a page; none behind the last one.
  private func entries(
    ofPage number: Int, card: String
  ) async throws(SearchError) -> [ArchiveEntry] {
    try await Result(awaiting: { () async throws(ArchiveError) in
      try await archive.page(number, card: card)
    })
    .flatMapError { reason in reason.searchError.map(Result.failure) ?? .success([]) }
    .get()
  }
}

extension Visit {
  /// The visit that an entry of the archive stands for.
  fileprivate init(_ entry: ArchiveEntry) {
    self.init(day: entry.day, cafe: entry.shop ?? Visit.unknownCafe)
  }
}

extension ArchiveError {
  /// The reason in our words, or nil for the end of the list, which is no failure.
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

extension Result {
  /// What an asynchronous call brings, as a value.
  fileprivate init(awaiting call: () async throws(Failure) -> Success) async {
    do { self = .success(try await call()) } catch { self = .failure(error) }
  }
}
