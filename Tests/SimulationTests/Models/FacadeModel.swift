import Scenario
import TestSupport

/// The facade: it checks the input first, without the network. Then it signs in, searches, signs
/// out in every case, and ranks.
@MainActor
final class FacadeModel {
  private(set) var lines: [String] = []
  private let service: ServiceModel

  init(_ service: ServiceModel) {
    self.service = service
  }

  func find(_ person: Person, near name: String) {
    lines = pins(person, near: name).lines { pins in
      pins.map { PinFactory().pin(for: $0).line }
    }
  }

  private func pins(
    _ person: Person, near name: String
  ) -> Result<[Business], CoffeeFinderWords> {
    guard person != .nobody else { return .failure("Email and password are required inputs!") }
    guard let place = PlaceBook.town[name] else {
      return .failure("There is no place called \(name) on the map.")
    }
    let session: Session
    switch service.signIn(person.email, person.password, isWaitedFor: true) {
    case .success(let opened): session = opened
    case .failure(let error): return .failure("At the sign-in: \(error)")
    }
    let found = service.search(Query(place: place, term: "coffee", limit: 3))
    service.signOut(session)
    return found.map(Ranking().bestFirst).mapError { "At the search: \($0)" }
  }
}

/// The message of a failed call.
struct CoffeeFinderWords: Error, CustomStringConvertible, ExpressibleByStringInterpolation {
  let description: String

  init(stringLiteral value: String) {
    description = value
  }
}
