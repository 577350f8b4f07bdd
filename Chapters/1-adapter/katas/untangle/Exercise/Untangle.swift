import FakeNetwork
import Foundation
import Scenario
import YelpAPI

/// The ferry terminal's board, which shows cafés near the pier, page by page.
@MainActor
final class FerryBoard {
  private let yelp: YLPClient
  private var offset: UInt = 0

  /// The lines on the board.
  private(set) var lines: [String] = []

  /// Creates a board that creates its own client.
  init(network: Network) {
    yelp = YLPClient(apiKey: "yelp-key", network: network)
  }

  /// Creates a board that asks this client. The client can be of any type.
  init(client: some BusinessSearchClient) {
    // Your code: the board doesn't ask this client yet. It still creates its own.
    yelp = YLPClient(apiKey: "yelp-key", network: Network())
  }

  /// Shows the first page.
  func start() async {
    await show(offset: 0)
  }

  /// Shows the next page. If this fails, the next call tries the same page again.
  func turn() async {
    await show(offset: offset + 3)
  }

  private func show(offset: UInt) async {
    let pier = YLPCoordinate(latitude: 54.3027, longitude: 10.1092)
    let (lines, works) = await withCheckedContinuation { continuation in
      // Yelp calls this closure on another thread. With `@Sendable`, the closure doesn't belong to
      // the main actor.
      yelp.search(
        with: pier, term: "coffee", limit: 3, offset: offset, sort: .highestRated
      ) { @Sendable listing, error in
        if let error {
          continuation.resume(returning: (["\(error)"], false))
        } else {
          let lines = (listing?.businesses ?? []).compactMap(Self.line)
          continuation.resume(returning: (lines.isEmpty ? ["No more cafés."] : lines, true))
        }
      }
    }
    self.lines = lines
    if works { self.offset = offset }
  }

  private nonisolated static func line(for business: YLPBusiness) -> String? {
    guard let coordinate = business.location.coordinate else { return nil }
    let pier = Coordinate(latitude: 54.3027, longitude: 10.1092)
    let cafe = Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let meters = Int(pier.distance(to: cafe).rounded())
    return "\(business.name): \(business.rating) stars, \(meters) m"
  }
}

extension FerryBoard {
  /// The board that hangs in the terminal. This method chooses the client that the board asks.
  static func inTheTerminal(on network: Network) -> FerryBoard {
    FerryBoard(network: network)
  }
}

/// Makes Yelp a `BusinessSearchClient`. The best-rated cafés come first.
struct YelpCafes: BusinessSearchClient {
  init(_ yelp: YLPClient) {
    // Your code
  }

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    // Your code: call Yelp, wait for the answer, and translate it.
    []
  }
}
