import Transcripts

/// The walk of every program whose client has one call to make, and no screen for each part.
@MainActor
public struct FinderWalk<Finder: WalkedFinder> {
  private let recorder: StepRecorder
  private let finder: FinderCalls<Finder>
  private let searchPath: String

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - recorder: What writes down the steps.
  ///   - finder: What has the one call.
  ///   - searchPath: Where the program's searches go on the network.
  public init(recorder: StepRecorder, finder: Finder, searchPath: String) {
    self.recorder = recorder
    self.finder = FinderCalls("finder", finder, traced: recorder.traced)
    self.searchPath = searchPath
  }

  /// Takes all steps.
  ///
  /// - Parameter own: The steps that this program takes in a way of its own.
  public func take(own: [Step: @MainActor (Step) async -> Void] = [:]) async {
    await recorder.take(own: own, otherwise: take)
  }

  private func take(_ step: Step) async {
    switch step {
    case .emptyForm:
      await recorder.record(step, [finder.pins(email: "", password: "")])
    case .wrongPassword:
      await recorder.record(step, [finder.pins(password: "guess")])
    case .search, .repeatSearch, .forwarded:
      await recorder.record(step, [finder.pins()])
    case .lostRequest:
      await recorder.record(step, [finder.pins(near: "Upper Town")], failing: searchPath)
    case .beforeSignIn:
      recorder.skip(step, because: "The one call signs in by itself.")
    case .signIn, .afterSignOut:
      recorder.skip(step, because: "The one call signs in and out by itself.")
    case .nextPage:
      recorder.skip(step, because: "The one call asks for the first page only.")
    case .bestRated:
      recorder.skip(
        step, because: "Ranking isn't a choice here: a part ranks the page in every call.")
    case .swapAPart:
      recorder.skip(step, because: "Swapping a part isn't this pattern's job.")
    }
  }
}
