import Scenario
import TestSupport

@testable import FakeNetwork

/// The servers and the wire, as a model sees them: they know the answer to everything.
@MainActor
final class World {
  /// Why a request brought nothing.
  enum Loss: Error {
    case connection, cancelled
  }

  /// What must have reached the network.
  private(set) var requests: [String] = []

  /// Who must be signed in at our own server, by token.
  private(set) var open: [String: String] = [:]

  /// How many requests to a path are going to fail.
  private var failures: [String: Int] = [:]

  /// What happens while an answer is held back: the one after so many.
  var meanwhile: (count: Int, act: @MainActor () -> Void)?

  /// After how many answers the next one is held back until its caller is cancelled.
  private var answersToCancel: Int?

  /// Whether the caller is cancelled.
  private var isCancelled = false

  /// Whether somebody else waited for an answer that was held back.
  var isShared = false

  /// The request whose answer is held back while something else happens, and the answer.
  private var held: (request: String, sharing: ObjectIdentifier?, reply: Any)?

  private var count = 0
  private let town = Town()

  /// Cancels a caller while an answer is held back: the one after so many.
  func cancelNext(after count: Int?) {
    (answersToCancel, isCancelled) = (count, false)
  }

  func failNext(_ count: Int, to path: String) {
    failures[path] = count
  }

  /// Sends a request; the answer is the server's at this moment, and comes later.
  ///
  /// - Parameters:
  ///   - sharing: Who gives all that ask the same at the same time the one answer.
  ///   - isWaitedFor: Whether it is sent, and waited for, though the caller is cancelled.
  func ask<Answer>(
    _ request: String, sharing: ObjectIdentifier? = nil, isWaitedFor: Bool = false,
    _ answer: () -> Answer
  ) -> Result<Answer, Loss> {
    guard isWaitedFor || !isCancelled else { return .failure(.cancelled) }
    if let sharing, sharing == held?.sharing, request == held?.request,
      let reply = held?.reply as? Result<Answer, Loss>
    {
      isShared = true
      return reply
    }
    requests.append(request)
    var reply: Result<Answer, Loss> = .failure(.connection)
    let path = String(request.split(separator: " ")[1])
    if let count = failures[path], count > 0 {
      failures[path] = count - 1
    } else {
      reply = .success(answer())
    }
    if let count = answersToCancel {
      answersToCancel = count > 0 ? count - 1 : nil
      isCancelled = count == 0
    }
    guard isWaitedFor || !isCancelled else { return .failure(.cancelled) }
    if let (count, act) = meanwhile {
      meanwhile = count > 0 ? (count - 1, act) : nil
      guard count == 0 else { return reply }
      held = (request, sharing, reply)
      isShared = false
      act()
      held = nil
    }
    return reply
  }

  /// A new session at a server, or nil for a wrong password.
  func session(_ email: String, _ password: String, isKept: Bool = true) -> Session? {
    guard Person.accounts[email] == password else { return nil }
    count += 1
    if isKept { open["token \(count)"] = email }
    return Session(user: User(email: email), token: Token(value: "token \(count)"))
  }

  /// A search request as it stands in the record: what is asked, near where, and from which entry.
  func request(_ path: String, _ query: Query) -> String {
    "GET \(path) \(query.term) \(query.place.latitude) \(query.place.longitude) \(query.offset)"
  }

  func close(_ session: Session) {
    open[session.token.value] = nil
  }

  func isOpen(_ session: Session?) -> Bool {
    session.map { open[$0.token.value] != nil } ?? false
  }

  /// One page of what our own server lists near a place.
  func cafes(_ query: Query) -> [Business] {
    Array(listed(query).dropFirst(query.offset).prefix(query.limit))
  }

  /// All that our own server lists near a place, the nearest first.
  func listed(_ query: Query) -> [Business] {
    near(query).compactMap(business)
  }

  /// One page of what Yelp lists near a place; nil for a café without a coordinate.
  func yelp(_ query: Query) -> [Business?] {
    near(query).dropFirst(query.offset).prefix(query.limit).map(business)
  }

  func names(_ prefix: String) -> [String] {
    town.cafes.filter(\.surveyed).map(\.name).filter {
      $0.lowercased().hasPrefix(prefix.lowercased())
    }
  }

  func yelpNames(_ prefix: String) -> [String] {
    town.names(beginningWith: prefix)
  }

  private func near(_ query: Query) -> [Town.Cafe] {
    town.cafes(
      matching: query.term, latitude: query.place.latitude, longitude: query.place.longitude)
  }

  private func business(_ cafe: Town.Cafe) -> Business? {
    let location = Coordinate(latitude: cafe.latitude, longitude: cafe.longitude)
    return cafe.surveyed ? Business(name: cafe.name, rating: cafe.rating, location: location) : nil
  }
}
