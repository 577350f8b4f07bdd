import FakeNetwork
import Transcripts

/// Takes the steps of one program, and writes down what happened.
///
/// It stands outside of the patterns: what reached the network is read off the network, and what
/// a wrapper logged off its log.
@MainActor
public final class StepRecorder {
  /// How a step ended for the user.
  public enum Ending: Sendable {
    /// It worked; in one or two words.
    case worked(String)

    /// It brought an error, after a request.
    case error

    /// It brought an error, and no request left the program for it.
    case blocked
  }

  /// How a step ended, and what the user saw, line by line.
  public typealias Observation = (ending: Ending, shows: [String])

  let traced: CallTracer
  private var transcript: Transcript<Step>

  /// Creates a walk that is about to take its first step.
  ///
  /// - Parameters:
  ///   - column: The program's name.
  ///   - built: How it is put together: one wrapper a line, outermost first.
  ///   - traced: The wire that it works on, the log that its wrappers write to, and where somebody
  ///     looks on.
  public init(column: String, built: [String], traced: CallTracer) {
    self.traced = traced
    transcript = Transcript(column: column, built: built, rows: [])
  }

  /// The wire that the program works on.
  public var network: Network { traced.network }

  /// Goes through all steps in their order.
  ///
  /// - Parameters:
  ///   - own: How a program takes the steps that it takes in a way of its own.
  ///   - take: Takes each of the others.
  func take(
    own: [Step: @MainActor (Step) async -> Void], otherwise take: (Step) async -> Void
  ) async {
    for step in Step.allCases {
      if let act = own[step] {
        await act(step)
      } else {
        await take(step)
      }
    }
  }

  /// Takes a step, and disarms whatever the step armed on the network.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - calls: The client's code, line by line.
  ///   - path: The path on the network of which the next request fails, or nil.
  ///   - sum: How the step ended, and what the user saw in it, from the same for each call. By
  ///     default the last call counts.
  public func record(
    _ step: Step, _ calls: [ClientCall], failing path: String? = nil,
    sum: ([Observation]) -> Observation = { $0.last ?? (.error, []) }
  ) async {
    let requests = network.requests.count
    let lines = traced.log.lines.count
    if let path { network.failNext(to: path) }
    traced.start()
    var seen: [Observation] = []
    for call in calls { seen.append(await observe(call)) }
    let messages = traced.finish()
    network.heal()
    let observation = sum(seen)
    let forwarded = step == .forwarded ? ForwardedCall(messages, makers: traced.makers) : nil
    let outcome =
      switch observation.ending {
      case .worked(let words): forwarded?.outcome ?? words
      case .error: "error"
      case .blocked: "blocked"
      }
    let cell = Cell(
      call: calls.map(\.code).joined(separator: "\n"), outcome: outcome, shows: observation.shows,
      passes: forwarded?.lines ?? [],
      reaches: network.requests.dropFirst(requests).map(\.description),
      logs: Array(traced.log.lines.dropFirst(lines)), messages: messages)
    transcript.rows.append(Transcript.Row(step: step, cell: cell))
  }

  /// Makes a call. An error without a request is `blocked`.
  private func observe(_ call: ClientCall) async -> Observation {
    let requests = network.requests.count
    let (ending, shows) = await call.run()
    if case .error = ending, network.requests.count == requests { return (.blocked, shows) }
    return (ending, shows)
  }

  /// Leaves a step out, and says why.
  public func skip(_ step: Step, because reason: String) {
    transcript.rows.append(Transcript.Row(step: step, cell: .nothing(because: reason)))
  }

  /// The messages of the steps so far, with their step.
  public var messages: [(step: Step, message: Message)] {
    transcript.rows.flatMap { row in row.cell.messages.map { (row.step, $0) } }
  }

  /// What the walk brought.
  ///
  /// - Parameter notes: What this program alone has to show.
  public func finish(notes: [String] = []) -> Transcript<Step> {
    transcript.notes = notes
    return transcript
  }
}
