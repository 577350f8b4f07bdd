import FakeNetwork
import Scenario
import Testing

/// What every `AuthenticationService` owes its client, whatever pattern it is part of.
public enum SignInContract: String, CaseIterable, Sendable {
  case aSessionForTheRightPassword
  case wrongCredentialsForAWrongPassword
  case wrongCredentialsForAnUnknownEMail
  case signInsThatOverlapEachGetASession
  case signingInAgainAfterSigningOut
  case anOutageIsUnavailableAndPasses
  case aCancelledCallEnds

  /// A service that the contract is checked on, made anew for each obligation.
  public struct Party: Sendable, CustomTestStringConvertible {
    /// The service's name in the test's report.
    public let testDescription: String

    /// Where its sign-ins go on the network, or nil when they go nowhere.
    public let path: String?

    let make: @Sendable (Network) async throws -> any AuthenticationService

    /// Creates a party.
    ///
    /// - Parameters:
    ///   - name: The service's name in the test's report.
    ///   - path: Where its sign-ins go on the network, or nil when they go nowhere.
    ///   - make: Makes a service.
    public init(
      _ name: String, path: String?,
      make: @escaping @Sendable (Network) async throws -> any AuthenticationService
    ) {
      testDescription = name
      self.path = path
      self.make = make
    }
  }

  /// Checks this obligation on a service.
  public func check(_ party: Party) async throws {
    let network = Network()
    let service = try await party.make(network)
    switch self {
    case .aSessionForTheRightPassword:
      let session = try await service.logIn(email: "user@example.com", password: "password")
      #expect(session == .signedIn)
    case .wrongCredentialsForAWrongPassword:
      let answer = await signIn(service, "user@example.com", "guess")
      #expect(answer == .failure(.wrongCredentials))
    case .wrongCredentialsForAnUnknownEMail:
      let answer = await signIn(service, "nobody@example.com", "password")
      #expect(answer == .failure(.wrongCredentials))
    case .signInsThatOverlapEachGetASession:
      let sessions = try #require(
        await promptly {
          await withTaskGroup(of: Result<Session, AuthenticationError>.self) { group in
            for _ in 1...20 {
              group.addTask { await signIn(service, "user@example.com", "password") }
            }
            return await group.reduce(into: []) { $0.append($1) }
          }
        }, "some sign-in never ended")
      #expect(sessions == Array(repeating: .success(.signedIn), count: 20))
    case .signingInAgainAfterSigningOut:
      let first = try await service.logIn(email: "user@example.com", password: "password")
      await service.logOut(first)
      let second = try await service.logIn(email: "user@example.com", password: "password")
      #expect(second == .signedIn)
    case .anOutageIsUnavailableAndPasses:
      guard let path = party.path else { return }
      network.failNext(100, to: path)
      let answer = await signIn(service, "user@example.com", "password")
      network.heal()
      let later = await signIn(service, "user@example.com", "password")
      guard case .failure(.unavailable) = answer else {
        Issue.record("an outage was answered with \(answer)")
        return
      }
      #expect(later == .success(.signedIn))
    case .aCancelledCallEnds:
      let call = Task { await signIn(service, "user@example.com", "password") }
      call.cancel()
      let answer = try #require(await promptly { await call.value }, "the call never ended")
      // A vendor that can't be cancelled may still bring its answer.
      if case .failure(let error) = answer { #expect(error == .cancelled) }
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
