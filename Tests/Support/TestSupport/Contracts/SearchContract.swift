import FakeNetwork
import Scenario
import Testing

/// What every `BusinessSearchClient` owes its client, whatever pattern it is part of.
public enum SearchContract: String, CaseIterable, Sendable {
  case neverMoreThanTheLimit
  case nothingBehindTheEnd
  case pagesThatFitTogether
  case nothingWhereThereIsNoCafe
  case badQueriesAreRefused
  case callsThatOverlapKeepTheirAnswers
  case suggestionsBeginWithThePrefix
  case anOutageIsUnavailableAndPasses
  case aCancelledCallEnds

  /// A client that the contract is checked on, made anew for each obligation.
  public struct Party: Sendable, CustomTestStringConvertible {
    /// The client's name in the test's report.
    public let testDescription: String

    /// Where its searches go on the network, or nil when they go nowhere.
    public let path: String?

    /// A term that this client finds something for near Harbour Square.
    public let term: String

    let make: @Sendable (Network) async throws -> any BusinessSearchClient

    /// Creates a party.
    ///
    /// - Parameters:
    ///   - name: The client's name in the test's report.
    ///   - path: Where its searches go on the network, or nil when they go nowhere.
    ///   - term: A term that it finds something for near Harbour Square.
    ///   - make: Makes a client that is ready to search.
    public init(
      _ name: String, path: String?, term: String = "coffee",
      make: @escaping @Sendable (Network) async throws -> any BusinessSearchClient
    ) {
      testDescription = name
      self.path = path
      self.term = term
      self.make = make
    }
  }

  /// Checks this obligation on a client.
  public func check(_ party: Party) async throws {
    let network = Network()
    let client = try await party.make(network)
    let query = Query(place: .harbourSquare, term: party.term, limit: 3)
    switch self {
    case .neverMoreThanTheLimit:
      for limit in [1, 2, 3, 50] {
        var query = query
        query.limit = limit
        let found = try await client.search(query)
        #expect(found.count <= limit)
      }
    case .nothingBehindTheEnd:
      var query = query
      query.offset = Query.offsets.upperBound
      let found = try await client.search(query)
      #expect(found.isEmpty)
    case .pagesThatFitTogether:
      try await checkPages(of: client, from: query)
    case .nothingWhereThereIsNoCafe:
      let lighthouse = Coordinate(latitude: 54.4012, longitude: 10.3107)
      let found = try await client.search(Query(place: lighthouse, term: party.term, limit: 3))
      #expect(found.isEmpty)
    case .badQueriesAreRefused:
      for query in Query.bad {
        let answer = await outcome { () async throws(SearchError) in
          try await client.search(query)
        }
        guard case .failure(.invalidQuery) = answer else {
          Issue.record("\(query) was answered with \(answer)")
          continue
        }
      }
    case .callsThatOverlapKeepTheirAnswers:
      try await checkOverlap(of: client, like: query)
    case .suggestionsBeginWithThePrefix:
      let names = try await client.suggestions(for: "d")
      #expect(names.allSatisfy { $0.lowercased().hasPrefix("d") })
    case .anOutageIsUnavailableAndPasses:
      guard let path = party.path else { return }
      network.failNext(100, to: path)
      let answer = await outcome { () async throws(SearchError) in
        try await client.search(query)
      }
      network.heal()
      let found = try await client.search(query)
      #expect(answer.isUnavailable)
      #expect(!found.isEmpty)
    case .aCancelledCallEnds:
      let call = Task {
        await outcome { () async throws(SearchError) in
          try await client.search(query)
        }
      }
      call.cancel()
      let answer = try #require(await promptly { await call.value }, "the call never ended")
      // A vendor that can't be cancelled may still bring its answer.
      if case .failure(let error) = answer { #expect(error == .cancelled) }
    }
  }

  private func checkPages(
    of client: any BusinessSearchClient, from first: Query
  ) async throws {
    var all = first
    all.limit = Query.limits.upperBound
    let whole = try await client.search(all)

    var query = first
    var pages: [Business] = []
    for _ in 1...8 {
      pages += try await client.search(query)
      query = query.next
    }
    #expect(!whole.isEmpty)
    #expect(Set(pages) == Set(whole))
    #expect(pages.count == whole.count)
  }

  private func checkOverlap(
    of client: any BusinessSearchClient, like query: Query
  ) async throws {
    let queries = (1...10).map { limit in
      Query(place: query.place, term: query.term, limit: limit, offset: limit % 3)
    }
    var expected: [Query: [Business]] = [:]
    for query in queries { expected[query] = try await client.search(query) }

    let found = try await withThrowingTaskGroup(of: (Query, [Business]).self) { group in
      for query in queries + queries {
        group.addTask { (query, try await client.search(query)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.count == 20)
    #expect(found.allSatisfy { expected[$0.0] == $0.1 })
  }
}

extension Query {
  fileprivate static var bad: [Query] {
    [
      Query(place: .harbourSquare, term: "coffee", limit: 0),
      Query(place: .harbourSquare, term: "coffee", limit: -1),
      Query(place: .harbourSquare, term: "coffee", limit: 51),
      Query(place: .harbourSquare, term: "coffee", limit: 3, offset: -1),
      Query(place: .harbourSquare, term: "coffee", limit: 3, offset: Int.max),
      Query(place: .harbourSquare, term: "  ", limit: 3),
      Query(place: Coordinate(latitude: 91, longitude: 0), term: "coffee", limit: 3),
      Query(place: Coordinate(latitude: .nan, longitude: 0), term: "coffee", limit: 3),
    ]
  }
}

extension Result where Failure == SearchError {
  /// Whether the search failed because nobody could be reached.
  fileprivate var isUnavailable: Bool {
    if case .failure(.unavailable) = self { true } else { false }
  }
}
