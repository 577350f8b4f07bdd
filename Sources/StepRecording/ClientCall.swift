import Scenario

/// A line of a client's code as text, and a closure that runs it. Both use the same values, so the
/// printed code is the code that runs.
@MainActor
public struct ClientCall {
  let code: String

  let run: () async -> StepRecorder.Observation

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - code: The line as text, made from the values that `run` uses.
  ///   - run: Runs the line and returns what the user saw.
  public init(_ code: String, run: @escaping () async -> StepRecorder.Observation) {
    self.code = code
    self.run = run
  }

  /// The same call, but with these lines as what the user saw.
  public func showing(_ lines: @escaping @MainActor () -> [String]) -> ClientCall {
    ClientCall(code) { (await run().ending, lines()) }
  }
}

/// The calls that a client makes on a screen.
@MainActor
public struct ScreenCalls<Screen: WalkedScreen> {
  private let name: String
  private let screen: Screen

  /// Creates the calls on a screen, with its name in the client's code.
  public init(_ name: String, _ screen: Screen) {
    self.name = name
    self.screen = screen
  }

  /// A call of a method of the screen.
  ///
  /// - Parameters:
  ///   - code: The method with its arguments.
  ///   - act: Makes the call.
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
  public func show(_ term: String = "coffee", near place: String = "Harbor Square") -> ClientCall {
    call("show(\(term.quoted), near: \(place.quoted))") { await $0.show(term, near: place) }
  }

  /// Shows the next page.
  public func showNextPage() -> ClientCall {
    call("showNextPage()") { await $0.showNextPage() }
  }
}

/// The calls that a client makes on a finder.
@MainActor
public struct FinderCalls<Finder: WalkedFinder> {
  private let name: String
  private let finder: Finder
  private let traced: CallTracer

  /// Creates the calls on a finder, with its name in the client's code.
  ///
  /// - Parameter traced: Records the call. A finder is a concrete type, so a tracing decorator
  ///   can't replace it.
  public init(_ name: String, _ finder: Finder, traced: CallTracer) {
    self.name = name
    self.finder = finder
    self.traced = traced
  }

  /// Finds pins.
  public func pins(
    near place: String = "Harbor Square", email: String = "user@example.com",
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
