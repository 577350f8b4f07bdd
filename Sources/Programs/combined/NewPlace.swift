import AdapterPattern
import FacadePattern
import FakeNetwork
import Scenario
import YelpAPI

/// Searches near a new place, which the cache doesn't hold, while every search request is lost.
/// Then shows what each layer does to a page.
struct NewPlace {
  let network: Network
  let yelp: YLPClient
  let finder: CoffeeFinder

  func lines() async -> [String] {
    await failure() + page()
  }

  private func failure() async -> [String] {
    let before = network.requests.count
    network.failNext(100, to: "/yelp/search")
    let seen = await names { try await pins(near: "Lighthouse") }
    network.heal()
    return ["a call for a new place, while every search request is lost:", "  user sees \(seen)"]
      + network.requests.dropFirst(before).map { "  network \($0.method) \($0.path)" }
  }

  private func page() async -> [String] {
    guard let place = PlaceBook().coordinate(of: "Upper Town") else { return [] }
    let query = Query(place: place, term: "coffee", limit: 3)
    let listed = await names { await listing(at: place) }
    let found = await names { try await YLPClientAdapter(yelp).search(query).map(\.name) }
    let shown = await names { try await pins(near: "Upper Town") }
    return [
      "what each layer does to Yelp's page for Upper Town:",
      "  YLPClient lists \(listed)",
      "  YLPClientAdapter finds \(found)",
      "  CoffeeFinder shows \(shown)",
    ]
  }

  private func pins(near place: String) async throws(CoffeeFinderError) -> [String] {
    try await finder.pins(near: place, email: "user@example.com", password: "password")
      .map(\.title)
  }

  private func listing(at place: Coordinate) async -> [String] {
    await withCheckedContinuation { continuation in
      yelp.search(
        with: YLPCoordinate(latitude: place.latitude, longitude: place.longitude),
        term: "coffee", limit: 3, offset: 0, sort: .bestMatched
      ) { listing, _ in
        continuation.resume(returning: listing?.businesses.map(\.name) ?? [])
      }
    }
  }

  private func names(_ bring: () async throws -> [String]) async -> String {
    do {
      return try await bring().joined(separator: ", ")
    } catch {
      return "\(error)"
    }
  }
}
