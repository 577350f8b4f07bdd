import Transcripts

/// Takes the steps of a program whose client makes a single call instead of using screens.
@MainActor
public struct FinderWalk<Finder: WalkedFinder> {
  private let recorder: StepRecorder
  private let finder: FinderCalls<Finder>
  private let searchPath: String

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - recorder: Records the steps.
  ///   - finder: Offers the single call.
  ///   - searchPath: The path of the program's search requests.
  public init(recorder: StepRecorder, finder: Finder, searchPath: String) {
    self.recorder = recorder
    self.finder = FinderCalls("finder", finder, traced: recorder.traced)
    self.searchPath = searchPath
  }

  /// Takes all steps.
  ///
  /// - Parameter own: The steps that this program takes in its own way.
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
      recorder.skip(step, because: "The one call includes the sign-in.")
    case .signIn, .afterSignOut:
      recorder.skip(step, because: "The one call includes the sign-in and the sign-out.")
    case .nextPage:
      recorder.skip(step, because: "The one call returns only the first page.")
    case .bestRated:
      recorder.skip(
        step, because: "Ranking isn't optional here: a part ranks the page in every call.")
    case .swapAPart:
      recorder.skip(step, because: "Swapping a part isn't this pattern's job.")
    }
  }
}
