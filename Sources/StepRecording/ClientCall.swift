import Scenario

/// A line of a client's code, and what it does. Both are made from the same values, so that what is
/// shown is what runs.
@MainActor
public struct ClientCall {
  /// The line.
  let code: String

  /// Runs the line, and says what the user saw.
  let run: () async -> StepRecorder.Observation

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - code: The line, made from the values that `run` uses.
  ///   - run: Runs it, and says what the user saw.
  public init(_ code: String, run: @escaping () async -> StepRecorder.Observation) {
    self.code = code
    self.run = run
  }

  /// The same call, with other lines of what the user saw.
  public func showing(_ lines: @escaping @MainActor () -> [String]) -> ClientCall {
    ClientCall(code) { (await run().ending, lines()) }
  }
}

/// What a client can do on a login screen.
@MainActor
public struct LoginCalls {
  private let name: String
  private let screen: any WalkedLogin

  /// Names a screen as the client's code does.
  public init(_ name: String, _ screen: some WalkedLogin) {
    self.name = name
    self.screen = screen
  }

  /// Signs in.
  public func logIn(
    email: String = "user@example.com", password: String = "password"
  ) -> ClientCall {
    ClientCall("await \(name).logIn(email: \(email.quoted), password: \(password.quoted))") {
      await screen.logIn(email: email, password: password)
      return screen.observation
    }
  }

  /// Signs out.
  public func logOut() -> ClientCall {
    ClientCall("await \(name).logOut()") {
      await screen.logOut()
      return screen.observation
    }
  }
}

/// What a client can do on a search screen.
@MainActor
public struct SearchCalls {
  private let name: String
  private let screen: any WalkedSearch

  /// Names a screen as the client's code does.
  public init(_ name: String, _ screen: some WalkedSearch) {
    self.name = name
    self.screen = screen
  }

  /// Shows what is found near a place.
  public func show(_ term: String = "coffee", near place: String = "Harbour Square") -> ClientCall {
    ClientCall("await \(name).show(\(term.quoted), near: \(place.quoted))") {
      await screen.show(term, near: place)
      return screen.observation
    }
  }

  /// Shows the next page.
  public func showNextPage() -> ClientCall {
    ClientCall("await \(name).showNextPage()") {
      await screen.showNextPage()
      return screen.observation
    }
  }
}

/// What a client can do with a finder.
@MainActor
public struct FinderCalls<Finder: WalkedFinder> {
  private let name: String
  private let finder: Finder
  private let traced: CallTracer

  /// Names a finder as the client's code does.
  ///
  /// - Parameter traced: Looks on. A finder is no protocol, so nobody can stand before it: its client
  ///   says itself when it calls.
  public init(_ name: String, _ finder: Finder, traced: CallTracer) {
    self.name = name
    self.finder = finder
    self.traced = traced
  }

  /// Finds pins.
  public func pins(
    near place: String = "Harbour Square", email: String = "user@example.com",
    password: String = "password"
  ) -> ClientCall {
    let values = "near: \(place.quoted), email: \(email.quoted), password: \(password.quoted)"
    return ClientCall("try await \(name).pins(\n  \(values))") {
      do throws(Finder.Failure) {
        let pins = try await traced.trace(
          "pins(near: \(place))", of: "\(Finder.self)", by: "FinderWalk"
        ) { () async throws(Finder.Failure) in
          try await finder.pins(near: place, email: email, password: password)
        } words: {
          "\($0.count) pins"
        } errorWords: {
          "\($0)"
        }
        let lines = pins.isEmpty ? ["No café found."] : pins.map(\.line)
        return (.worked("\(pins.count) cafés"), lines)
      } catch {
        return (.failed, ["\(error)"])
      }
    }
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}
