import Scenario
import YelpAPI

/// The search screen as it is often written first: it calls Yelp itself.
///
/// It knows Yelp's client, its coordinates, its businesses and its errors, and shows an error as
/// it comes.
@MainActor
public final class CoupledSearchScreen {
  private let client: YLPClient
  private let places = PlaceBook()
  private var term = ""
  private var place: YLPCoordinate?
  private var offset: UInt = 0

  /// What the user sees.
  public private(set) var lines: [String] = []

  /// How many cafés are shown, or nil when the search failed.
  public private(set) var count: Int?

  /// Creates a screen that searches Yelp.
  public init(client: YLPClient) {
    self.client = client
  }

  /// Shows the first page of what is found near a place.
  public func show(_ term: String?, near name: String?) async {
    guard let term, let name, let place = places.coordinate(of: name) else {
      lines = ["Say what you are looking for, and near which place."]
      return
    }
    self.term = term
    self.place = YLPCoordinate(latitude: place.latitude, longitude: place.longitude)
    offset = 0
    await load()
  }

  /// Shows the page behind the current one. It does nothing before the first search.
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
