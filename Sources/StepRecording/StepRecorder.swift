import FakeNetwork
import Transcripts

/// Takes the steps of one program and records the results.
///
/// The patterns don't know about the recording: requests come from the network, and log lines from
/// the log.
@MainActor
public final class StepRecorder {
  /// How a step ended for the user.
  public enum Ending: Sendable {
    /// The step succeeded, with a result in one or two words.
    case worked(String)

    /// An error after a request.
    case error

    /// An error without a request.
    case blocked
  }

  /// How a step ended, and what the user saw, line by line.
  public typealias Observation = (ending: Ending, shows: [String])

  let traced: CallTracer
  private var transcript: Transcript<Step>

  /// Creates a recorder without steps.
  ///
  /// - Parameters:
  ///   - column: The program's name.
  ///   - built: The program's wrappers, one per line, outermost first.
  ///   - traced: Records the program's messages, and holds its network and log.
  public init(column: String, built: [String], traced: CallTracer) {
    self.traced = traced
    transcript = Transcript(column: column, built: built, rows: [])
  }

  /// The program's network.
  public var network: Network { traced.network }

  /// Takes all steps in order.
  ///
  /// - Parameters:
  ///   - own: The steps that the program takes in its own way.
  ///   - take: Takes each of the other steps.
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

  /// Takes a step and records its result.
  ///
  /// - Parameters:
  ///   - calls: The client's code, line by line.
  ///   - path: The path whose next request fails, or nil.
  ///   - sum: Combines the observations of all calls. By default, the last call counts.
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

  /// Runs a call. An error without a request counts as `blocked`.
  private func observe(_ call: ClientCall) async -> Observation {
    let requests = network.requests.count
    let (ending, shows) = await call.run()
    if case .error = ending, network.requests.count == requests { return (.blocked, shows) }
    return (ending, shows)
  }

  /// Records that the program can't take a step, with the reason.
  public func skip(_ step: Step, because reason: String) {
    transcript.rows.append(Transcript.Row(step: step, cell: .nothing(because: reason)))
  }

  /// The messages so far, each with its step.
  public var messages: [(step: Step, message: Message)] {
    transcript.rows.flatMap { row in row.cell.messages.map { (row.step, $0) } }
  }

  /// The results of all steps.
  ///
  /// - Parameter notes: Lines that only this program prints.
  public func finish(notes: [String] = []) -> Transcript<Step> {
    transcript.notes = notes
    return transcript
  }
}
