// A closure doesn't tell a generic function which kind of error it throws: hence two of one name.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Scenario

/// What a search brought, as a value that can be compared.
public func outcome<Answer: Sendable>(
  of search: () async throws(SearchError) -> Answer
) async -> Result<Answer, SearchError> {
  do {
    return .success(try await search())
  } catch {
    return .failure(error)
  }
}

/// What a sign-in brought, as a value that can be compared.
public func outcome<Answer: Sendable>(
  of signIn: () async throws(AuthenticationError) -> Answer
) async -> Result<Answer, AuthenticationError> {
  do {
    return .success(try await signIn())
  } catch {
    return .failure(error)
  }
}
