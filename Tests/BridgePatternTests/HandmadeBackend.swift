import BridgePattern
import FakeNetwork
import Locking
import Scenario
import TestSupport

/// A backend that didn't exist when the kinds of search were written. It records each call.
final class HandmadeBackend: Backend {
  private struct Record {
    var signIns: [String] = []
    var revoked: [Token] = []
    var strips: [MapStrip] = []
    var tokens: [Token?] = []
  }

  enum Primitive {
    case token, revoke, cafes
  }

  private let record = Locked(Record())
  private let cafes: [Business]
  private let tokenFailure: AuthenticationError?
  private let stripFailure: SearchError?
  private let goodStrips: Int
  private let held: Primitive?
  private let gate: Gate

  /// - Parameters:
  ///   - goodStrips: The number of strips that succeed before one fails.
  ///   - held: The primitive whose answers wait at a gate.
  init(
    cafes: [Business] = .cafes,
    tokenFailure: AuthenticationError? = nil,
    stripFailure: SearchError? = nil,
    after goodStrips: Int = 0,
    holding held: Primitive? = nil,
    at gate: Gate = Gate()
  ) {
    self.cafes = cafes
    self.tokenFailure = tokenFailure
    self.stripFailure = stripFailure
    self.goodStrips = goodStrips
    self.held = held
    self.gate = gate
  }

  var signIns: [String] { record.withLock(\.signIns) }
  var revoked: [Token] { record.withLock(\.revoked) }
  var strips: [MapStrip] { record.withLock(\.strips) }
  var tokens: [Token?] { record.withLock(\.tokens) }

  func token(email: String, password: String) async throws(AuthenticationError) -> Token {
    record.withLock { $0.signIns.append(email) }
    if held == .token { await gate.pass() }
    if let tokenFailure { throw tokenFailure }
    guard Person.accounts[email] == password else { throw .wrongCredentials }
    return email == Person.mia.email ? Session.signedIn.token : Token(value: "token of \(email)")
  }

  func revoke(_ token: Token) async {
    record.withLock { $0.revoked.append(token) }
    if held == .revoke { await gate.pass() }
  }

  func cafes(
    on strip: MapStrip, matching term: String, token: Token?
  ) async throws(SearchError) -> [Business] {
    let asked = record.withLock { record in
      record.strips.append(strip)
      record.tokens.append(token)
      return record.strips.count
    }
    if held == .cafes { await gate.pass() }
    if let stripFailure, asked > goodStrips { throw stripFailure }
    return cafes.filter { strip.holds($0.location) && Town.finds($0.name, by: term) }
  }
}
