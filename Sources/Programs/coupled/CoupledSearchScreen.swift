import Scenario
import YelpAPI

/// A first version of the search screen, as it is often written: the screen itself calls Yelp.
///
/// The screen knows Yelp's client, coordinates, businesses and errors. It shows errors without
/// translating them.
@MainActor
public final class CoupledSearchScreen {
  private let client: YLPClient
  private let places = PlaceBook()
  private var term = ""
  private var place: YLPCoordinate?
  private var offset: UInt = 0

  /// The text that the user sees.
  public private(set) var lines: [String] = []

  /// The number of cafés on the screen, or nil when the search failed.
  public private(set) var count: Int?

  /// Creates a screen that searches Yelp.
  public init(client: YLPClient) {
    self.client = client
  }

  /// Shows the first page of the cafés near a place.
  public func show(_ term: String?, near name: String?) async {
    guard let term, let name, let place = places.coordinate(of: name) else {
      lines = ["Enter a search term and the name of a place."]
      return
    }
    self.term = term
    self.place = YLPCoordinate(latitude: place.latitude, longitude: place.longitude)
    offset = 0
    await load()
  }

  /// Shows the next page. Before the first search, the call does nothing.
  public func showNextPage() async {
    offset += 3
    await load()
  }

  private func load() async {
    guard let place else { return }
    (lines, count) = await withCheckedContinuation { continuation in
      client.search(
        with: place, term: term, limit: 3, offset: offset, sort: .bestMatched
      ) { @Sendable listing, error in
        if let error {
          continuation.resume(returning: (["\(error)"], nil))
        } else {
          let lines = (listing?.businesses ?? []).compactMap(Self.line)
          continuation.resume(returning: (lines, lines.count))
        }
      }
    }
  }

  private nonisolated static func line(for business: YLPBusiness) -> String? {
    guard let coordinate = business.location.coordinate else { return nil }
    return "\(business.name), \(business.rating) stars, "
      + "at \(coordinate.latitude), \(coordinate.longitude)"
  }
}
