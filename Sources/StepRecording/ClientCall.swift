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

/// What a client can do on a screen.
@MainActor
public struct ScreenCalls<Screen: WalkedScreen> {
  private let name: String
  private let screen: Screen

  /// Names a screen as the client's code does.
  public init(_ name: String, _ screen: Screen) {
    self.name = name
    self.screen = screen
  }

  /// A call of a method of the screen.
  ///
  /// - Parameters:
  ///   - code: The method with its arguments.
  ///   - act: Calls it.
  public func call(_ code: String, act: @escaping @MainActor (Screen) async -> Void) -> ClientCall {
    ClientCall("await \(name).\(code)") {
      await act(screen)
      return screen.observation
    }
  }
}

extension ScreenCalls where Screen: WalkedLogin {
  /// Signs in.
  public func logIn(
    email: String = "user@example.com", password: String = "password"
  ) -> ClientCall {
    call("logIn(email: \(email.quoted), password: \(password.quoted))") {
      await $0.logIn(email: email, password: password)
    }
  }

  /// Signs out.
  public func logOut() -> ClientCall {
    call("logOut()") { await $0.logOut() }
  }
}

extension ScreenCalls where Screen: WalkedSearch {
  /// Shows the cafés near a place.
  public func show(_ term: String = "coffee", near place: String = "Harbour Square") -> ClientCall {
    call("show(\(term.quoted), near: \(place.quoted))") { await $0.show(term, near: place) }
  }

  /// Shows the next page.
  public func showNextPage() -> ClientCall {
    call("showNextPage()") { await $0.showNextPage() }
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
  /// - Parameter traced: Records the call. A finder is a type and not a protocol, so no wrapper of
  ///   ours can take its place and do that.
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
          "pins(near: \(place))", of: "\(Finder.self)", by: "Client"
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
        return (.error, ["\(error)"])
      }
    }
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}
