import FakeNetwork
import Scenario
import Testing

/// The contract of every `AuthenticationService`, whatever pattern it belongs to.
public enum SignInContract: String, CaseIterable, Sendable {
  case aSessionOfOnesOwn
  case wrongCredentialsForAnythingElse
  case signInsThatOverlapEachGetASession
  case signingOutEndsThatSessionAlone
  case aFailureOfTheWireIsNamedAndPasses
  case aCancelledCallEnds

  /// A service to check, created again for each obligation.
  public struct Party: Sendable, CustomTestStringConvertible {
    /// The service's name in the test's report.
    public let testDescription: String

    /// The network path of its sign-ins, or nil when it sends no requests. Such a service knows
    /// only Mia, and all her sessions are equal.
    public let path: String?

    let make: @Sendable (Network) async throws -> any AuthenticationService

    /// Creates a party.
    ///
    /// - Parameters:
    ///   - name: The service's name in the test's report.
    ///   - path: The network path of its sign-ins, or nil when it sends no requests.
    ///   - make: Creates a service.
    public init(
      _ name: String, path: String?,
      make: @escaping @Sendable (Network) async throws -> any AuthenticationService
    ) {
      testDescription = name
      self.path = path
      self.make = make
    }

    var people: [Person] { path == nil ? [.mia] : [.mia, .zoe] }
  }

  /// Checks this obligation on a service.
  public func check(_ party: Party) async throws {
    let servers = Servers()
    let service = try await party.make(servers.network)
    switch self {
    case .aSessionOfOnesOwn:
      var tokens: Set<String> = []
      for person in party.people + party.people {
        let session = try await service.logIn(email: person.email, password: person.password)
        #expect(session.user.email == person.email)
        tokens.insert(session.token.value)
      }
      #expect(tokens.count == (party.path == nil ? 1 : 4))
    case .wrongCredentialsForAnythingElse:
      let (mia, zoe) = (Person.mia, Person.zoe)
      for (email, password) in [
        (mia.email, Person.guess.password), (mia.email, mia.password + " "),
        (zoe.email, mia.password),
        (zoe.email, "Paß Wort"), ("nobody@example.com", mia.password),
      ] {
        let answer = await signIn(service, email, password)
        #expect(answer == .failure(.wrongCredentials), "\(email), \(password)")
      }
    case .signInsThatOverlapEachGetASession:
      try await checkOverlap(of: service, party.people)
    case .signingOutEndsThatSessionAlone:
      var sessions: [Session] = []
      for person in party.people + party.people {
        sessions.append(try await service.logIn(email: person.email, password: person.password))
      }
      // First the older session of the first user ends, then the newest session.
      for (step, session) in [sessions.first, sessions.last].compactMap(\.self).enumerated() {
        // A cancelled caller is signed out, too.
        let count = servers.network.requests.count
        let call = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          await service.logOut(session)
        }
        await call.value
        if party.path != nil { #expect(servers.network.requests.count == count + 1) }
        guard party.path == "/service/session" else { continue }
        let left = sessions.dropFirst().dropLast(step)
        #expect(Set(servers.open.keys) == Set(left.map(\.token.value)))
      }
      let again = await signIn(service, Person.mia.email, Person.mia.password)
      #expect((try? again.get())?.user.email == Person.mia.email)
    case .aFailureOfTheWireIsNamedAndPasses:
      try await checkFailures(of: service, party, servers.network)
    case .aCancelledCallEnds:
      try await checkCancellation(of: service, party, servers.network)
    }
  }

  private func checkOverlap(
    of service: any AuthenticationService, _ people: [Person]
  ) async throws {
    let sessions = try #require(
      await promptly {
        await withTaskGroup(of: (Person, Result<Session, AuthenticationError>).self) { group in
          for _ in 1...10 {
            for person in people {
              group.addTask { (person, await signIn(service, person.email, person.password)) }
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
      }, "a sign-in never ended")
    #expect(sessions.count == 10 * people.count)
    for (person, answer) in sessions {
      let session = try answer.get()
      #expect(session.user.email == person.email)
    }
    let tokens = Set(sessions.compactMap { try? $0.1.get().token.value })
    #expect(people.count == 1 || tokens.count == sessions.count)
  }

  private func checkFailures(
    of service: any AuthenticationService, _ party: Party, _ network: Network
  ) async throws {
    guard let path = party.path else { return }
    for fault in WireFault.allCases {
      fault.befall(path, on: network)
      let answer = await signIn(service, Person.zoe.email, Person.zoe.password)
      network.heal()
      let later = await signIn(service, Person.zoe.email, Person.zoe.password)
      switch answer {
      case .failure(.unavailable): break
      case .failure(.unreadableAnswer): #expect(fault != .connectionLost)
      default: Issue.record("\(fault) was answered with \(answer)")
      }
      #expect((try? later.get())?.user.email == Person.zoe.email)
    }
  }

  private func checkCancellation(
    of service: any AuthenticationService, _ party: Party, _ network: Network
  ) async throws {
    let mia = Person.mia
    for moment in Cancellation.allCases {
      let call = try await network.cancel(party.path, moment) {
        await signIn(service, mia.email, mia.password)
      }
      if case .failure(let error) = call.answer { #expect(error == .cancelled) }
      #expect(call.mayBringAnAnswer || call.answer == .failure(.cancelled))
      let later = await signIn(service, mia.email, mia.password)
      #expect((try? later.get())?.user.email == mia.email)
    }
  }
}

private func signIn(
  _ service: any AuthenticationService, _ email: String, _ password: String
) async -> Result<Session, AuthenticationError> {
  await outcome { () async throws(AuthenticationError) in
    try await service.logIn(email: email, password: password)
  }
}
