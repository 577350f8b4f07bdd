import FakeNetwork
import Foundation
import TestSupport
import Testing
@preconcurrency import YelpAPI

@Suite(.endsInTime) struct YLPClientTests {
  /// The arguments of a handler, as a value that can be compared.
  struct Answer: Hashable, Sendable {
    var names: [String]?
    var unplaced: [String] = []
    var error: YLPErrorCode?
  }

  private static let harbor = YLPCoordinate(latitude: 54.3027, longitude: 10.1092)

  private static func code(_ error: (any Error)?) -> YLPErrorCode? {
    guard let error = error.map({ $0 as NSError }), error.domain == YLPErrorDomain else {
      return nil
    }
    return YLPErrorCode(rawValue: error.code)
  }

  private func search(
    limit: UInt = 50, offset: UInt = 0, sort: YLPSortType = .bestMatched,
    over network: Network = Network()
  ) async -> Answer? {
    let answers = await everyCall { (ear: Ear<Answer>) in
      YLPClient(apiKey: "yelp-key", network: network).search(
        with: Self.harbor, term: "coffee", limit: limit, offset: offset, sort: sort
      ) { listing, error in
        let unplaced = listing?.businesses.filter { $0.location.coordinate == nil }
        ear.hear(
          Answer(
            names: listing?.businesses.map(\.name), unplaced: unplaced?.map(\.name) ?? [],
            error: Self.code(error)))
      }
    }
    #expect(answers?.count == 1, "a handler must be called once")
    return answers?.first
  }

  @Test func `lists even cafés without a coordinate`() async {
    let answer = await search()

    #expect(answer?.names?.count == 12)
    #expect(Set(answer?.unplaced ?? []) == ["Dock 5", "Half Moon"])
  }

  @Test(arguments: [
    (YLPSortType.bestMatched, ["Anchor Coffee", "Blue Cup", "Café Möwe"]),
    (.distance, ["Anchor Coffee", "Blue Cup", "Café Möwe"]),
    (.highestRated, ["Dock 5", "Island Roast", "Galley"]),
  ])
  func `sorts as requested`(_ sort: YLPSortType, _ names: [String]) async {
    let answer = await search(limit: 3, sort: sort)

    #expect(answer?.names == names)
  }

  @Test(arguments: [0, 51, UInt.max])
  func `rejects an invalid page size`(_ limit: UInt) async {
    let answer = await search(limit: limit)
    #expect(answer == Answer(error: .invalidRequest))
  }
}
