import Scenario

/// The methods of a search client. A wrapper has the same obligations for each.
public enum SearchMethod: CaseIterable, Sendable {
  case search, suggestions

  /// The double's record of the question with this number.
  public func call(_ number: Int = 0) -> RecordingSearch.Call {
    switch self {
    case .search:
      .search(Query(place: .harborSquare, term: "coffee", limit: 3, offset: number))
    case .suggestions: .suggestions(String(repeating: "a", count: number))
    }
  }

  /// The names in a double's answer.
  public var answer: Result<[String], SearchError> {
    .success(self == .search ? [Business].cafes.map(\.name) : RecordingSearch.names)
  }

  /// Asks a client the question with this number.
  ///
  /// - Returns: The names in the answer.
  public func ask(
    _ client: some BusinessSearchClient, _ number: Int = 0
  ) async -> Result<[String], SearchError> {
    await outcome { () async throws(SearchError) in
      switch call(number) {
      case .search(let query): try await client.search(query).map(\.name)
      case .suggestions(let prefix): try await client.suggestions(for: prefix)
      }
    }
  }
}
