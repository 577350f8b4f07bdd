import FakeNetwork
import Scenario
import Testing

/// The contract of every `BusinessSearchClient`, whatever pattern it belongs to.
public enum SearchContract: String, CaseIterable, Sendable {
  case neverMoreThanTheLimit
  case nothingBehindTheEnd
  case pagesThatFitTogether
  case nothingWhereThereIsNoCafe
  case everyPlaceOnEarthIsFound
  case capitalsDontMatter
  case badQueriesAreRefused
  case callsThatOverlapKeepTheirAnswers
  case suggestionsBeginWithThePrefix
  case aFailureOfTheWireIsNamedAndPasses
  case aCancelledCallEnds

  /// A client to check, created again for each obligation.
  public struct Party: Sendable, CustomTestStringConvertible {
    /// The client's name in the test's report.
    public let testDescription: String

    /// The network path of its searches, or nil when it sends no requests.
    public let path: String?

    /// A term that this client finds something for near Harbor Square.
    public let term: String

    /// The network path of its suggestions, or nil when it sends no requests.
    var namesPath: String? {
      switch path {
      case "/service/search": "/service/suggestions"
      case "/yelp/search": "/yelp/autocomplete"
      default: nil
      }
    }

    let make: @Sendable (Network) async throws -> any BusinessSearchClient

    /// Creates a party.
    ///
    /// - Parameters:
    ///   - name: The client's name in the test's report.
    ///   - path: The network path of its searches, or nil when it sends no requests.
    ///   - term: A term that it finds something for near Harbor Square.
    ///   - make: Creates a client that is ready to search.
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
    let query = Query(place: .harborSquare, term: party.term, limit: 3)
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
      // At the lighthouse.
      var query = query
      query.place = Coordinate(latitude: 54.4012, longitude: 10.3107)
      let found = try await client.search(query)
      #expect(found.isEmpty)
    case .everyPlaceOnEarthIsFound:
      guard party.path != nil else { return }
      let client = try await party.make(Network(to: Query.cafesEverywhere))
      for place in Coordinate.allOverTheEarth {
        let first = Query(place: place, term: party.term, limit: 50)
        var found: [Business] = []
        for query in [first, first.next, first.next.next] {
          found += try await client.search(query).filter { $0.location == place }
        }
        #expect(found.count == 60)
        #expect(Set(found) == Set(Business.sixty(at: place)), "\(place)")
      }
    case .capitalsDontMatter:
      for term in [party.term, "dRIFT"] {
        var query = query
        query.term = term
        let found = try await client.search(query)
        query.term = term.uppercased()
        let loud = try await client.search(query)
        #expect(!found.isEmpty)
        #expect(loud == found)
      }
    case .badQueriesAreRefused:
      let count = network.requests.count
      for query in Query.bad {
        let answer = await search(client, query)
        guard case .failure(.invalidQuery) = answer else {
          Issue.record("\(query) was answered with \(answer)")
          continue
        }
      }
      #expect(network.requests.count == count)
      for query in Query.justGood {
        let answer = await search(client, query)
        #expect(answer == .success([]), "\(query)")
      }
    case .callsThatOverlapKeepTheirAnswers:
      try await checkOverlap(of: client, like: query)
    case .suggestionsBeginWithThePrefix:
      for prefix in ["d", "CAFÉ M", "an", "", " ", "zz"] {
        let names = try await client.suggestions(for: prefix)
        let loud = try await client.suggestions(for: prefix.uppercased())
        #expect(names.allSatisfy { $0.lowercased().hasPrefix(prefix.lowercased()) })
        #expect(loud == names)
        let isNobodys = [" ", "zz"].contains(prefix)
        if party.namesPath != nil { #expect(names.isEmpty == isNobodys, "\(prefix)") }
      }
    case .aFailureOfTheWireIsNamedAndPasses:
      try await checkFailures(of: client, party, network, query)
    case .aCancelledCallEnds:
      for (moment, prefix) in zip(Cancellation.allCases, ["anc", "d", "an"]) {
        // Never the same question twice: the answer mustn't be cached yet.
        let first = Query(place: query.place, term: query.term, limit: 10 + prefix.count)
        let call = try await network.cancel(party.path, moment) {
          await search(client, first)
        }
        if case .failure(let error) = call.answer { #expect(error == .cancelled) }
        #expect(call.mayBringAnAnswer || call.answer == .failure(.cancelled))
        let names = try await network.cancel(party.namesPath, moment) {
          await suggest(client, prefix)
        }
        if case .failure(let error) = names.answer { #expect(error == .cancelled) }
        #expect(names.mayBringAnAnswer || names.answer == .failure(.cancelled))
        let later = try await client.search(query)
        #expect(!later.isEmpty)
      }
    }
  }

  private func checkFailures(
    of client: any BusinessSearchClient, _ party: Party, _ network: Network, _ query: Query
  ) async throws {
    for (index, fault) in WireFault.allCases.enumerated() {
      // Never the same question twice: a cached answer needs no network.
      var query = query
      query.limit += index
      let prefix = String("ancho".prefix(index + 1))
      for path in [party.path, party.namesPath].compactMap(\.self) {
        fault.befall(path, on: network)
        func ask() async -> Result<Int, SearchError> {
          if path == party.path { return await search(client, query).map(\.count) }
          return await suggest(client, prefix).map(\.count)
        }
        let answer = await ask()
        network.heal()
        let later = await ask()
        switch answer {
        case .failure(.unavailable): #expect(fault != .noJSON && fault != .otherJSON)
        case .failure(.unreadableAnswer): #expect(fault != .connectionLost)
        default: Issue.record("\(fault) at \(path) was answered with \(answer)")
        }
        #expect(try later.get() > 0)
      }
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

extension Business {
  /// More cafés than a page holds, rated from 0 to 4.9.
  fileprivate static func sixty(at place: Coordinate) -> [Business] {
    (0..<60).map { number in
      Business(
        name: "Dear Coffee \(number * 37 % 60)", rating: Double(number) / 12, location: place)
    }
  }
}

extension Query {
  fileprivate static let bad = [
    Query(place: .harborSquare, term: "coffee", limit: 0),
    Query(place: .harborSquare, term: "coffee", limit: -1),
    Query(place: .harborSquare, term: "coffee", limit: 51),
    Query(place: .harborSquare, term: "coffee", limit: 3, offset: -1),
    Query(place: .harborSquare, term: "coffee", limit: 3, offset: 1001),
    Query(place: .harborSquare, term: "coffee", limit: 3, offset: Int.max),
    Query(place: .harborSquare, term: "", limit: 3),
    Query(place: .harborSquare, term: " \t\n", limit: 3),
    Query(place: Coordinate(latitude: 90.01, longitude: 0), term: "coffee", limit: 3),
    Query(place: Coordinate(latitude: -90.01, longitude: 0), term: "coffee", limit: 3),
    Query(place: Coordinate(latitude: 0, longitude: 180.01), term: "coffee", limit: 3),
    Query(place: Coordinate(latitude: 0, longitude: -180.01), term: "coffee", limit: 3),
    Query(place: Coordinate(latitude: .nan, longitude: 0), term: "coffee", limit: 3),
    Query(place: Coordinate(latitude: 0, longitude: .infinity), term: "coffee", limit: 3),
  ]

  /// Queries at the limits of what a search accepts, far from any café.
  fileprivate static let justGood = [
    Query(place: Coordinate(latitude: 90, longitude: 180), term: "c", limit: 1, offset: 1000),
    Query(place: Coordinate(latitude: -90, longitude: -180), term: "c", limit: 50, offset: 0),
  ]

  /// Servers that know sixty cafés at each place of the samples.
  @Sendable
  fileprivate static func cafesEverywhere(_ request: Request) -> Response {
    let numbers = ["latitude", "longitude", "row", "offset", "limit"].map {
      request.parameters[$0].flatMap(Double.init)
    }
    func listing(_ places: [Coordinate]) -> Response {
      let isYelp = request.path.hasPrefix("/yelp")
      let entries = places.flatMap(Business.sixty).map { cafe in
        let point =
          "\"latitude\": \(cafe.location.latitude), \"longitude\": \(cafe.location.longitude)"
        return "{\"name\": \"\(cafe.name)\", \"rating\": \(cafe.rating), "
          + (isYelp ? "\"coordinates\": {\(point)}}" : point + "}")
      }
      let (offset, limit) = (numbers[3].map(Int.init) ?? 0, numbers[4].map(Int.init) ?? .max)
      let list = entries.dropFirst(offset).prefix(limit).joined(separator: ",")
      return Response(
        status: 200, body: isYelp ? "{\"businesses\": [\(list)]}" : "{\"cafes\": [\(list)]}")
    }
    switch request.path {
    case "/service/search", "/yelp/search":
      return listing(
        Coordinate.allOverTheEarth.filter {
          $0.latitude == numbers[0] && $0.longitude == numbers[1]
        })
    case "/service/strip":
      return listing(
        Coordinate.allOverTheEarth.filter { ($0.latitude * 10).rounded(.down) == numbers[2] })
    default: return Internet().answer(request)
    }
  }
}

private func search(
  _ client: any BusinessSearchClient, _ query: Query
) async -> Result<[Business], SearchError> {
  await outcome { () async throws(SearchError) in try await client.search(query) }
}

private func suggest(
  _ client: any BusinessSearchClient, _ prefix: String
) async -> Result<[String], SearchError> {
  await outcome { () async throws(SearchError) in try await client.suggestions(for: prefix) }
}
