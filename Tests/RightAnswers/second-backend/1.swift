// swift-format-ignore-file
import Foundation
import Scenario

/// A way to read a guest's visits from any source.
protocol VisitReader {
  /// Continues with a different source. It doesn't ask the new source for anything yet.
  mutating func use(_ source: some VisitSource)
}

/// A guest's visits, page by page.
final class VisitPages: VisitReader {
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

  func use(_ source: some VisitSource) {
    self.source = source
  }

  /// The next page, which is empty at the end of the list. If a page failed, the next call reads
  /// the same page again.
  func nextPage() async throws(SearchError) -> [Visit] {
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
final class StampCard: VisitReader {
  private var source: any VisitSource
  private let session: Session
  private var spent = 0

  init(of session: Session, from source: some VisitSource) {
    self.session = session
    self.source = source
  }

  func use(_ source: some VisitSource) {
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

  /// Spends ten stamps and returns true. If the guest has fewer, it returns false.
  func takeFreeCoffee() async throws(SearchError) -> Bool {
    guard try await stamps() >= 10 else { return false }
    spent += 10
    return true
  }
}

/// The visits in the card archive. This is the second source.
final class ArchivedVisits: VisitSource {
  private let archive: any CardArchive

  init(_ archive: some CardArchive) {
    self.archive = archive
  }

  func visits(
    from first: Int, count: Int, token: Token
  ) async throws(SearchError) -> [Visit] {
    var result = [Visit]()
    var pageNumber = first / ArchivePage.size + 1
    var skip = first % ArchivePage.size

    while result.count < count {
      let page = try await load(pageNumber, card: token.value)
      let wanted = page.dropFirst(skip).prefix(count - result.count)
      for entry in wanted {
        result.append(entry.toVisit())
      }
      if page.count < ArchivePage.size {
        break  // last page
      }
      skip = 0
      pageNumber += 1
    }
    return result
  }

  private func load(_ number: Int, card: String) async throws(SearchError) -> [ArchiveEntry] {
    do {
      return try await archive.page(number, card: card)
    } catch {
      guard let translated = error.toSearchError() else {
        return []
      }
      throw translated
    }
  }
}

private extension ArchiveEntry {
  func toVisit() -> Visit {
    return Visit(day: day, cafe: shop ?? Visit.unknownCafe)
  }
}

private extension ArchiveError {
  /// nil for the end of the list
  func toSearchError() -> SearchError? {
    switch self {
    case .noSuchPage: return nil
    case .unknownCard: return .notSignedIn
    case .stopped: return .cancelled
    case .closed(let reason): return .unavailable(reason)
    case .torn(let reason): return .unreadableAnswer(reason)
    }
  }
}
