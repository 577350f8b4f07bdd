// Generic functions can't infer the error type of a closure, so there are two with the same name.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Scenario

/// A search's result, as a value that can be compared.
public func outcome<Answer: Sendable>(
  of search: () async throws(SearchError) -> Answer
) async -> Result<Answer, SearchError> {
  do {
    return .success(try await search())
  } catch {
    return .failure(error)
  }
}

/// A sign-in's result, as a value that can be compared.
public func outcome<Answer: Sendable>(
  of signIn: () async throws(AuthenticationError) -> Answer
) async -> Result<Answer, AuthenticationError> {
  do {
    return .success(try await signIn())
  } catch {
    return .failure(error)
  }
}
