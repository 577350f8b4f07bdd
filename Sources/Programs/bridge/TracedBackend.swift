import BridgePattern
import Scenario
import StepRecording

/// Traces each call and its answer, without passwords and tokens, and forwards the call unchanged.
struct TracedBackend: Backend {
  let inner: any Backend
  let traced: CallTracer

  /// The name of the traced backend's type.
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
  /// The same backend, with each call traced.
  func backend(_ inner: some Backend) -> TracedBackend {
    TracedBackend(inner: inner, traced: self)
  }
}
