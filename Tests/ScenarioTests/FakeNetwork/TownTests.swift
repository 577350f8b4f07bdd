import FakeNetwork
import Foundation
import TestSupport
import Testing

/// The facts on which the rest of the workbook relies.
@Suite(.ends(within: 600)) struct TownTests {
  private struct Listing: Decodable {
    struct Cafe: Decodable, Hashable {
      struct Place: Decodable, Hashable {
        let latitude: Double
        let longitude: Double
      }

      let name: String
      let rating: Double
      let coordinates: Place?
    }

    let businesses: [Cafe]?
    let cafes: [Cafe]?
  }

  private static let secrets = ["key": "yelp-key", "token": "special-token-value"]

  private static let nearUpperTown = [
    "Early Bird", "Galley", "Lantern", "Anchor Coffee", "Blue Cup",
  ]

  private func cafes(_ request: Request) throws -> [Listing.Cafe] {
    let body = Internet().answer(request).body
    let listing = try JSONDecoder().decode(Listing.self, from: body)
    return try #require(listing.businesses ?? listing.cafes)
  }

  private func names(_ request: Request) throws -> [String] {
    try cafes(request).map(\.name)
  }

  @Test func `has twelve cafés, ten of them surveyed`() throws {
    let yelp = try cafes(.search(at: "/yelp/search", Self.secrets))
    let service = try names(.search(at: "/service/search", Self.secrets))

    let surveyed = yelp.filter { $0.coordinates != nil }.map(\.name)
    #expect(Set(yelp).count == 12)
    #expect(Set(surveyed).count == 10)
    #expect(service == surveyed)
  }

  @Test func `lists the nearest cafés first, not the best rated`() throws {
    let yelp = try cafes(.search(at: "/yelp/search", Self.secrets))

    let names = yelp.map(\.name)
    let ratings = yelp.map(\.rating)
    #expect(names.prefix(3) == ["Anchor Coffee", "Blue Cup", "Café Möwe"])
    #expect(ratings != ratings.sorted(by: >))
    #expect(ratings.prefix(3) != ratings.sorted(by: >).prefix(3))
    #expect(Set(ratings).count == 12)
  }

  // 311, 461, then 765, 807 and 862 meters from Upper Town. Dock 5 is nearer, but its location was
  // never measured.
  @Test(arguments: ["/yelp/search", "/service/search"])
  func `sorts by the distance from the requested place`(_ path: String) throws {
    let names = try names(.search(at: path, near: (54.3091, 10.1178), Self.secrets))
    let measured = names.filter { $0 != "Dock 5" }.prefix(5)
    #expect(Array(measured) == Self.nearUpperTown)
  }

  // 2919 meters east of Galley. All other cafés are farther away.
  @Test(arguments: ["/yelp/search", "/service/search"])
  func `lists only cafés within three kilometers`(_ path: String) throws {
    let names = try names(.search(at: path, near: (54.3061, 10.1677), Self.secrets))
    #expect(names == ["Galley"])
  }

  @Test func `lists the best rated first on request`() throws {
    let sort = Self.secrets.merging(["sort": "rating"]) { _, new in new }

    let ratings = try cafes(.search(at: "/yelp/search", sort)).map(\.rating)

    #expect(ratings.count == 12)
    #expect(ratings == ratings.sorted(by: >))
  }

  @Test(arguments: ["/yelp/search", "/service/search"])
  func `lists page by page, and ends`(_ path: String) throws {
    let whole = try names(.search(at: path, Self.secrets))

    let pages = try stride(from: 0, to: 18, by: 3).map {
      try names(.search(at: path, limit: 3, offset: $0, Self.secrets))
    }

    #expect(pages.flatMap(\.self) == whole)
    #expect(pages.last == [])
  }

  @Test func `has no café near the lighthouse`() throws {
    let names = try names(
      .search(at: "/yelp/search", near: (54.4012, 10.3107), Self.secrets))
    #expect(names.isEmpty)
  }

  @Test(arguments: [("coffee", 12), ("COFFEE", 12), ("möwe", 1), ("r", 7), ("tea house", 0)])
  func `matches every café for coffee, and by name for other terms`(_ term: String, _ count: Int)
    throws
  {
    let names = try names(.search(at: "/yelp/search", term: term, Self.secrets))
    #expect(names.count == count)
  }
}
