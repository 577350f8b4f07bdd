import CafeService
import FakeNetwork
import Foundation
import Scenario
import TestSupport
import YelpAPI

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
  private(set) var isCancelled = false

  /// Whether a lost connection makes the caller give up.
  var isImpatient = false

  /// Whether somebody else waited for an answer that was held back.
  var isShared = false

  /// Whether the process that works at the next search is killed.
  var kills = false

  /// Whether one was.
  var hasKilled = false

  /// The request whose answer is held back while something else happens, and the answer.
  private var held: (request: String, sharing: ObjectIdentifier?, reply: Any)?

  private var count = 0
  private let town: Truth
  private let knowsMiaAlone: Bool

  /// Creates the servers, with nobody signed in.
  ///
  /// - Parameter knowsMiaAlone: Whether they are those that every process has for itself, where all
  ///   of Mia's sessions are equal.
  init(_ town: Truth, knowsMiaAlone: Bool) {
    self.town = town
    self.knowsMiaAlone = knowsMiaAlone
  }

  /// Cancels a caller while an answer is held back: the one after so many.
  func cancelNext(after count: Int?) {
    (answersToCancel, isCancelled) = (count, false)
  }

  /// Takes an act whose caller is cancelled before anything is sent.
  func cancelled(_ act: () -> Void) {
    isCancelled = true
    act()
    isCancelled = false
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
      isCancelled = isCancelled || isImpatient
      guard !isImpatient else { return reply }
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
    if knowsMiaAlone { return email == Person.mia.email ? .signedIn : nil }
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
    town.cafes.filter {
      query.term.lowercased() == "coffee" || $0.name.lowercased().contains(query.term.lowercased())
    }
    .filter { $0.location.distance(to: query.place) <= 3000 }
    .sorted { $0.location.distance(to: query.place) < $1.location.distance(to: query.place) }
  }

  /// One page of what Yelp lists near a place; nil for a café without a coordinate.
  func yelp(_ query: Query) -> [Business?] {
    let all = town.yelp[query.place, default: []]
      .filter {
        query.term.lowercased() == "coffee"
          || $0.name.lowercased().contains(query.term.lowercased())
      }
    return all.dropFirst(query.offset).prefix(query.limit).map { $0.business }
  }

  func names(_ prefix: String) -> [String] {
    town.cafes.map(\.name).filter { $0.lowercased().hasPrefix(prefix.lowercased()) }
  }

  func yelpNames(_ prefix: String) -> [String] {
    town.yelpNames.filter { $0.lowercased().hasPrefix(prefix.lowercased()) }
  }
}

/// The town, as the servers tell it to whoever asks for everything.
struct Truth: Sendable {
  let cafes: [Business]
  let yelp: [Coordinate: [(name: String, business: Business?)]]
  let yelpNames: [String]

  init() async throws {
    let network = Network()
    let service = Service(network: network)
    _ = try await service.logIn(email: Person.mia.email, password: Person.mia.password)
    let client = YLPClient(apiKey: "yelp-key", network: network)
    var cafes: Set<Business> = []
    var yelp: [Coordinate: [(name: String, business: Business?)]] = [:]
    for place in PlaceBook.town.values {
      cafes.formUnion(
        try await service.search(Query(place: place, term: "coffee", limit: 50)))
      yelp[place] = await withCheckedContinuation { continuation in
        let coordinate = YLPCoordinate(latitude: place.latitude, longitude: place.longitude)
        client.search(with: coordinate, term: "coffee", limit: 50, offset: 0, sort: .bestMatched) {
          listing, _ in
          let listed = (listing?.businesses ?? []).map { entry in
            let location = entry.location.coordinate.map {
              Coordinate(latitude: $0.latitude, longitude: $0.longitude)
            }
            return (
              entry.name,
              location.map { Business(name: entry.name, rating: entry.rating, location: $0) }
            )
          }
          continuation.resume(returning: listed)
        }
      }
    }
    let names = try await service.suggestions(for: "")
    self.cafes = cafes.sorted {
      (names.firstIndex(of: $0.name) ?? 0) < (names.firstIndex(of: $1.name) ?? 0)
    }
    self.yelp = yelp
    yelpNames = await withCheckedContinuation { continuation in
      client.autocomplete(text: "") { names, _ in continuation.resume(returning: names ?? []) }
    }
  }
}
