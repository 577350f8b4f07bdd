import BridgePattern
import Locking
import Scenario
import TestSupport

/// A backend that nobody knew when the kinds of search were written. It writes down what it is
/// asked.
final class HandmadeBackend: Backend {
  private struct Record {
    var signIns: [String] = []
    var revoked: [Token] = []
    var tiles: [MapTile] = []
    var tokens: [Token?] = []
  }

  private let record = Locked(Record())
  private let cafes: [Business]
  private let tokenFailure: AuthenticationError?
  private let tileFailure: SearchError?
  private let goodTiles: Int

  /// - Parameter goodTiles: How many tiles are answered before one fails.
  init(
    cafes: [Business] = .cafes,
    tokenFailure: AuthenticationError? = nil,
    tileFailure: SearchError? = nil,
    after goodTiles: Int = 0
  ) {
    self.cafes = cafes
    self.tokenFailure = tokenFailure
    self.tileFailure = tileFailure
    self.goodTiles = goodTiles
  }

  var signIns: [String] { record.withLock(\.signIns) }
  var revoked: [Token] { record.withLock(\.revoked) }
  var tiles: [MapTile] { record.withLock(\.tiles) }
  var tokens: [Token?] { record.withLock(\.tokens) }

  func token(email: String, password: String) async throws(AuthenticationError) -> Token {
    record.withLock { $0.signIns.append(email) }
    if let tokenFailure { throw tokenFailure }
    guard email == "user@example.com", password == "password" else { throw .wrongCredentials }
    return Token(value: "special-token-value")
  }

  func revoke(_ token: Token) async {
    record.withLock { $0.revoked.append(token) }
  }

  func cafes(
    on tile: MapTile, matching term: String, token: Token?
  ) async throws(SearchError) -> [Business] {
    let asked = record.withLock { record in
      record.tiles.append(tile)
      record.tokens.append(token)
      return record.tiles.count
    }
    if let tileFailure, asked > goodTiles { throw tileFailure }
    return cafes.filter { cafe in
      MapTile(holding: cafe.location) == tile
        && (term == "coffee" || cafe.name.lowercased().contains(term.lowercased()))
    }
  }
}
