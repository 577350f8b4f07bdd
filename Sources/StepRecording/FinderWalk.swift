import FakeNetwork
import Scenario
import Transcripts

/// The walk of every program whose client has one call to make, and no screen for each part.
@MainActor
public struct FinderWalk<Finder: WalkedFinder> {
  private let recorder: StepRecorder
  private let finder: Finder
  private let searchPath: String

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - recorder: What writes down the steps.
  ///   - finder: What has the one call.
  ///   - searchPath: Where the program's searches go on the network.
  public init(recorder: StepRecorder, finder: Finder, searchPath: String) {
    self.recorder = recorder
    self.finder = finder
    self.searchPath = searchPath
  }

  /// Takes all steps.
  ///
  /// - Parameter own: The steps that this program takes in a way of its own.
  public func take(own: [Step: @MainActor (Step) async -> Void] = [:]) async {
    await recorder.take(own: own, otherwise: take)
  }

  /// Takes a step that is one call.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - place: The place that is asked for.
  ///   - call: The client's code in `act`, as it stands there.
  ///   - act: Calls.
  public func find(
    _ step: Step, near place: String = "Harbour Square", call: String,
    act: () async throws(Finder.Failure) -> [BusinessMapViewModel]
  ) async {
    await recorder.record(step, call: call) {
      do {
        let pins = try await traced(place, act)
        let lines = pins.isEmpty ? ["No café found."] : pins.map(\.line)
        return (.worked("\(pins.count) cafés"), lines)
      } catch {
        return (.failed, ["\(error)"])
      }
    }
  }

  /// A finder is no protocol, so nobody can stand before it: its client says itself when it calls.
  private func traced(
    _ place: String, _ act: () async throws(Finder.Failure) -> [BusinessMapViewModel]
  ) async throws(Finder.Failure) -> [BusinessMapViewModel] {
    try await recorder.traced.trace(
      "pins(near: \(place))", of: "\(Finder.self)", by: "FinderWalk", act: act,
      words: { "\($0.count) pins" }, errorWords: { "\($0)" })
  }

  private func take(_ step: Step) async {
    switch step {
    case .noInput:
      await find(
        step, call: #"try await finder.pins(near: "Harbour Square", email: "", password: "")"#
      ) { () async throws(Finder.Failure) in
        try await finder.pins(near: "Harbour Square", email: "", password: "")
      }
    case .wrongPassword:
      let call = #"""
        try await finder.pins(
          near: "Harbour Square", email: "user@example.com", password: "guess")
        """#
      await find(step, call: call) { () async throws(Finder.Failure) in
        try await finder.pins(
          near: "Harbour Square", email: "user@example.com", password: "guess")
      }
    case .search, .sameSearch, .handOver:
      await find(step)
    case .outage:
      let call = #"""
        try await finder.pins(
          near: "Upper Town", email: "user@example.com", password: "password")
        """#
      await find(step, near: "Upper Town", call: call) { () async throws(Finder.Failure) in
        recorder.network.failNext(to: searchPath)
        return try await finder.pins(
          near: "Upper Town", email: "user@example.com", password: "password")
      }
    case .searchSignedOut:
      recorder.skip(step, because: "can't be said: the one call signs in itself")
    case .signIn, .signOut:
      recorder.skip(step, because: "can't be said: the one call signs in and out itself")
    case .nextPage:
      recorder.skip(step, because: "can't be said: the one call brings one page")
    case .bestRated:
      recorder.skip(step, because: "not this pattern's job: a part ranks the page, in every call")
    case .recombine:
      recorder.skip(step, because: "not this pattern's job")
    }
  }

  private func find(_ step: Step) async {
    let call = #"""
      try await finder.pins(
        near: "Harbour Square", email: "user@example.com", password: "password")
      """#
    await find(step, call: call) { () async throws(Finder.Failure) in
      try await finder.pins(
        near: "Harbour Square", email: "user@example.com", password: "password")
    }
  }
}
