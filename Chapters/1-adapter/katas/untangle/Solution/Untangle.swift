import FakeNetwork
import Foundation
import Scenario
import YelpAPI

/// The ferry terminal's board, which shows cafés near the pier, page by page.
///
/// - Role: client. It knows only `BusinessSearchClient`.
@MainActor
final class FerryBoard {
  private static let firstPage = Query(
    place: Coordinate(latitude: 54.3027, longitude: 10.1092), term: "coffee", limit: 3)

  private let client: any BusinessSearchClient
  private var query = FerryBoard.firstPage

  /// The lines on the board.
  private(set) var lines: [String] = []

  /// Creates a board that asks this client. The client can be of any type.
  init(client: some BusinessSearchClient) {
    self.client = client
  }

  /// Shows the first page.
  func start() async {
    await show(Self.firstPage)
  }

  /// Shows the next page. If this fails, the next call tries the same page again.
  func turn() async {
    await show(query.next)
  }

  private func show(_ query: Query) async {
    do {
      let cafes = try await client.search(query)
      lines = cafes.isEmpty ? ["No more cafés."] : cafes.map(line)
      self.query = query
    } catch {
      lines = ["\(error)"]
    }
  }

  private func line(for cafe: Business) -> String {
    let meters = Int(query.place.distance(to: cafe.location).rounded())
    return "\(cafe.name): \(cafe.rating) stars, \(meters) m"
  }
}

extension FerryBoard {
  /// The board that hangs in the terminal. This method chooses the client that the board asks.
  static func inTheTerminal(on network: Network) -> FerryBoard {
    FerryBoard(client: YelpCafes(YLPClient(apiKey: "yelp-key", network: network)))
  }
}

/// Makes Yelp a `BusinessSearchClient`. The best-rated cafés come first.
///
/// - Role: adapter; target is `BusinessSearchClient`, adaptee is `YLPClient` (GoF p. 139).
struct YelpCafes: BusinessSearchClient {
  private let yelp: YLPClient

  init(_ yelp: YLPClient) {
    self.yelp = yelp
  }

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    // After this line, neither `limit` nor `offset` is negative.
    try query.validate()
    let answer = await withCheckedContinuation { continuation in
      yelp.search(
        with: YLPCoordinate(
          latitude: query.place.latitude, longitude: query.place.longitude),
        term: query.term,
        limit: UInt(query.limit),
        offset: UInt(query.offset),
        sort: .highestRated
      ) { listing, error in
        continuation.resume(returning: translate(listing, error))
      }
    }
    return try answer.get()
  }

  private func translate(
    _ listing: YLPSearch?, _ error: (any Error)?
  ) -> Result<[Business], SearchError> {
    switch (listing, error) {
    case (let listing?, nil): .success(listing.businesses.compactMap(Business.init))
    case (nil, let error?): .failure(SearchError(yelp: error as NSError))
    case (_?, _?): .failure(.unreadableAnswer("Yelp sent a listing and an error"))
    case (nil, nil): .failure(.unreadableAnswer("Yelp sent nothing"))
    }
  }
}

extension Business {
  /// Translates a business, or returns nil when it has no coordinate.
  fileprivate init?(_ business: YLPBusiness) {
    guard let coordinate = business.location.coordinate else { return nil }
    self.init(
      name: business.name, rating: business.rating,
      location: Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

extension SearchError {
  /// Translates Yelp's error.
  fileprivate init(yelp error: NSError) {
    let isYelps = error.domain == YLPErrorDomain
    self =
      switch isYelps ? YLPErrorCode(rawValue: error.code) : nil {
      case .notConnected: .unavailable("no connection to Yelp")
      case .invalidKey: .unavailable("our key for Yelp is no good")
      case .invalidRequest: .invalidQuery("Yelp doesn't understand it.")
      case .badResponse: .unreadableAnswer("Yelp's answer is in pieces")
      case nil: .unavailable("Yelp failed")
      }
  }
}
