import TestSupport
import FakeNetwork
import Foundation
import Testing
@preconcurrency import YelpAPI

@Suite(.endsInTime) struct YLPClientTests {
  /// What a handler was called with, as a value that can be compared.
  struct Answer: Hashable, Sendable {
    var names: [String]?
    var unplaced: [String] = []
    var error: YLPErrorCode?
  }

  private static let harbour = YLPCoordinate(latitude: 54.3027, longitude: 10.1092)

  private static func code(_ error: (any Error)?) -> YLPErrorCode? {
    guard let error = error.map({ $0 as NSError }), error.domain == YLPErrorDomain else {
      return nil
    }
    return YLPErrorCode(rawValue: error.code)
  }

  private func search(
    limit: UInt = 50, offset: UInt = 0, sort: YLPSortType = .bestMatched,
    key: String = "yelp-key", over network: Network = Network()
  ) async -> Answer? {
    let answers = await everyCall { (ear: Ear<Answer>) in
      YLPClient(apiKey: key, network: network).search(
        with: Self.harbour, term: "coffee", limit: limit, offset: offset, sort: sort
      ) { listing, error in
        let unplaced = listing?.businesses.filter { $0.location.coordinate == nil }
        ear.hear(
          Answer(
            names: listing?.businesses.map(\.name), unplaced: unplaced?.map(\.name) ?? [],
            error: Self.code(error)))
      }
    }
    #expect(answers?.count == 1, "a handler is called once")
    return answers?.first
  }

  private func complete(_ text: String, over network: Network = Network()) async -> Answer? {
    let answers = await everyCall { (ear: Ear<Answer>) in
      YLPClient(apiKey: "yelp-key", network: network).autocomplete(text: text) { terms, error in
        ear.hear(Answer(names: terms, error: Self.code(error)))
      }
    }
    #expect(answers?.count == 1, "a handler is called once")
    return answers?.first
  }

  @Test func `sends one request with all that it was asked`() async {
    let network = Network()

    _ = await search(limit: 3, offset: 6, sort: .distance, over: network)

    #expect(
      network.requests.map(\.description) == [
        "GET /yelp/search key=*** latitude=54.3027 limit=3 longitude=10.1092 offset=6 "
          + "sort=distance term=coffee"
      ])
  }

  @Test func `lists cafés without a coordinate, too`() async {
    let answer = await search()

    #expect(answer?.names?.count == 12)
    #expect(Set(answer?.unplaced ?? []) == ["Dock 5", "Half Moon"])
  }

  @Test(arguments: [
    (YLPSortType.bestMatched, ["Anchor Coffee", "Blue Cup", "Café Möwe"]),
    (.distance, ["Anchor Coffee", "Blue Cup", "Café Möwe"]),
    (.highestRated, ["Dock 5", "Island Roast", "Galley"]),
  ])
  func `sorts as it was asked`(_ sort: YLPSortType, _ names: [String]) async {
    let answer = await search(limit: 3, sort: sort)

    #expect(answer?.names == names)
  }

  @Test func `is refused with a wrong key`() async {
    let answer = await search(key: "guess")
    #expect(answer == Answer(error: .invalidKey))
  }

  @Test(arguments: [0, 51, UInt.max])
  func `is refused with a bad page`(_ limit: UInt) async {
    let answer = await search(limit: limit)
    #expect(answer == Answer(error: .invalidRequest))
  }

  @Test(arguments: ["", "[]", "{}", #"{"businesses": [{"name": "Blue Cup"}]}"#])
  func `says that an answer can't be read`(_ body: String) async {
    let network = Network()
    network.answerNext(to: "/yelp/search", with: Response(status: 200, body: body))

    let answer = await search(over: network)

    #expect(answer == Answer(error: .badResponse))
  }

  @Test func `says that the network is down`() async {
    let network = Network()
    network.failNext(to: "/yelp/search")
    network.failNext(to: "/yelp/autocomplete")

    let answers = [await search(over: network), await complete("d", over: network)]

    #expect(answers == [Answer(error: .notConnected), Answer(error: .notConnected)])
    #expect(network.requests.count == 2)
  }

  @Test(arguments: [("d", ["Dock 5", "Driftwood"]), ("DRI", ["Driftwood"]), ("zz", [])])
  func `completes a few letters`(_ text: String, _ names: [String]) async {
    let network = Network()

    let answer = await complete(text, over: network)

    #expect(answer == Answer(names: names))
    #expect(
      network.requests.map(\.description) == ["GET /yelp/autocomplete key=*** text=\(text)"])
  }
}
