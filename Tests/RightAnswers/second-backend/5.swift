// swift-format-ignore-file
import Scenario

/// A way to read a guest's visits, whatever the source.
protocol VisitReader {
  /// Goes on with another source. It asks the source for nothing yet.
  mutating func use(_ source: some VisitSource)
}

/// A guest's visits, page by page.
struct VisitPages: VisitReader {
  // changed to var so that it can be changed
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
    // only the source, not the position!
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
  // changed to var so that it can be changed
  private var source: any VisitSource
  private let session: Session
  private var spent = 0

  init(of session: Session, from source: some VisitSource) {
    self.session = session
    self.source = source
  }

  mutating func use(_ source: some VisitSource) {
    // only the source, not spent!
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
  let theArchive: any CardArchive

  init(_ archive: some CardArchive) {
    theArchive = archive
  }

  func visits(
    from first: Int, count: Int, token: Token
  ) async throws(SearchError) -> [Visit] {
    var result: [Visit] = []

    // which page is the first one, pages begin with 1
    var pageNumber = first / ArchivePage.size + 1
    // which place in the page
    var index = first % ArchivePage.size

    while result.count < count {
      var entries: [ArchiveEntry] = []
      // get the page
      do {
        entries = try await theArchive.page(pageNumber, card: token.value)
      } catch {
        print("archive error \(error)")
        if error == .noSuchPage {
          // the end, not an error
          return result
        } else if error == .unknownCard {
          throw SearchError.notSignedIn
        } else if error == .stopped {
          throw SearchError.cancelled
        } else {
          // the last two have a text in them
          if case .closed(let text) = error {
            throw SearchError.unavailable(text)
          } else if case .torn(let text) = error {
            throw SearchError.unreadableAnswer(text)
          } else {
            throw SearchError.unavailable("unknown")
          }
        }
      }

      // take the entries of this page
      while index < entries.count {
        if result.count < count {
          let entry = entries[index]
          var name = Visit.unknownCafe
          if entry.shop != nil {
            name = entry.shop!
          }
          let visit = Visit(day: entry.day, cafe: name)
          result.append(visit)
        }
        index = index + 1
      }

      // if the page is not full it was the last page
      if entries.count < ArchivePage.size {
        return result
      }

      // next page
      pageNumber = pageNumber + 1
      index = 0
    }
    return result
  }
}
