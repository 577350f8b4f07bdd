/// The screen where a user looks for cafés near a place, and sees them as map pins.
///
/// Answers may arrive in a different order than the actions that asked for them. The screen shows
/// only the answer to the newest action.
///
/// - Role: client. It knows only ``BusinessSearchClient``, not the object that implements it.
@MainActor
public final class SearchScreen {
  private let client: any BusinessSearchClient
  private let places: PlaceBook
  private let pinFactory: PinFactory
  private var query: Query?
  private var acts = NewestAct()

  /// The text that the user sees.
  public private(set) var lines: [String] = []

  /// The pins on the map.
  public private(set) var pins: [BusinessMapViewModel] = []

  /// The error of the last search, or nil when it succeeded.
  public private(set) var problem: SearchError?

  /// The maximum number of cafés on a page.
  public static let pageSize = 3

  /// Creates a screen that searches with a client.
  public init(
    client: some BusinessSearchClient,
    places: PlaceBook = PlaceBook(),
    pinFactory: PinFactory = PinFactory()
  ) {
    self.client = client
    self.places = places
    self.pinFactory = pinFactory
  }

  /// Shows the first page of the cafés near a place.
  public func show(_ term: String?, near name: String?) async {
    acts.begin()
    query = nil
    pins = []
    problem = nil
    guard let term, let name, !term.isBlank, !name.isBlank else {
      lines = ["Enter a search term and the name of a place."]
      return
    }
    guard let place = places.coordinate(of: name) else {
      lines = ["There is no place called \(name) on the map."]
      return
    }
    await show(Query(place: place, term: term, limit: Self.pageSize))
  }

  /// Shows the next page. Before the first page has arrived, the call does nothing.
  public func showNextPage() async {
    guard let query else { return }
    await show(query.next)
  }

  /// Shows names that begin with the letters typed so far.
  public func suggest(_ prefix: String) async {
    let act = acts.begin()
    do {
      let names = try await client.suggestions(for: prefix)
      guard acts.isNewest(act) else { return }
      lines = names
      problem = nil
    } catch {
      guard acts.isNewest(act) else { return }
      lines = ["\(error)"]
      problem = error
    }
  }

  private func show(_ query: Query) async {
    let act = acts.begin()
    do {
      let businesses = try await client.search(query)
      guard acts.isNewest(act) else { return }
      pins = businesses.map(pinFactory.pin)
      lines = pins.isEmpty ? ["No café found."] : pins.map(\.line)
      problem = nil
      self.query = query
    } catch {
      guard acts.isNewest(act) else { return }
      pins = []
      lines = ["\(error)"]
      problem = error
    }
  }
}
