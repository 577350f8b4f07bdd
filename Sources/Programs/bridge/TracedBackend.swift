import BridgePattern
import Scenario
import StepRecording

/// Writes down each call and its answer, without password and token, and changes nothing.
struct TracedBackend: Backend {
  let inner: any Backend
  let traced: CallTracer

  /// The name of the type behind it.
  var name: String { "\(type(of: inner))" }

  func token(email: String, password: String) async throws(AuthenticationError) -> Token {
    try await trace("token(\(email))") { () async throws(AuthenticationError) in
      try await inner.token(email: email, password: password)
    } words: { _ in
      "a token"
    } errorWords: {
      $0.caseName
    }
  }

  func revoke(_ token: Token) async {
    await trace("revoke") {
      await inner.revoke(token)
    } words: {
      "done"
    }
  }

  func cafes(
    on strip: MapStrip, matching term: String, token: Token?
  ) async throws(SearchError) -> [Business] {
    try await trace("cafes(on: \(strip.row))") { () async throws(SearchError) in
      try await inner.cafes(on: strip, matching: term, token: token)
    } words: {
      $0.counted
    } errorWords: {
      $0.caseName
    }
  }

  private func trace<Answer, Failure>(
    _ what: String, act: () async throws(Failure) -> Answer, words: (Answer) -> String,
    errorWords: (Failure) -> String = { _ in "an error" }
  ) async throws(Failure) -> Answer {
    try await traced.trace(
      what, of: "\(type(of: inner))", act: act, words: words, errorWords: errorWords)
  }
}

extension CallTracer {
  /// The same backend, with somebody who looks on.
  func backend(_ inner: some Backend) -> TracedBackend {
    TracedBackend(inner: inner, traced: self)
  }
}
