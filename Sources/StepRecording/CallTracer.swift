import FakeNetwork
import Locking
import Transcripts

/// The places between a client, its wrappers and what they wrap, where somebody looks on.
///
/// The patterns know nothing of it: a program puts a tracing decorator into each place that is a
/// protocol. Between two messages, what reached the network is read off the network, and what was
/// logged off the log; it comes from the part that was called, or answered, last.
public final class CallTracer: Sendable {
  /// The wire that the program works on.
  public let network: Network

  /// The log that the program's wrappers write to.
  public let log: Log

  private struct State {
    var messages: [Message] = []
    var callees: [String] = []
    var requests = 0
    var lines = 0
    var makers: [String: String] = [:]
  }

  private let untraced: [UntracedBoundary]
  private let state = Locked(State())

  /// Creates the places of one program.
  ///
  /// - Parameters:
  ///   - network: The wire that the program works on.
  ///   - log: The log that its wrappers write to.
  ///   - untraced: The places that are no protocol.
  public init(network: Network, log: Log = Log(), untraced: [UntracedBoundary] = []) {
    self.network = network
    self.log = log
    self.untraced = untraced
  }

  /// Writes down a call, from its begin to its end.
  ///
  /// - Parameters:
  ///   - what: The call in a few words, without secrets.
  ///   - callee: The name of the type that is called.
  ///   - client: The name of the type that calls, where no wrapper is being called already.
  ///   - act: Calls.
  ///   - words: The answer in a few words, without secrets.
  ///   - errorWords: The error in a few words.
  public func trace<Answer, Failure>(
    _ what: String, of callee: String, by client: String = "the program",
    isolation: isolated (any Actor)? = #isolation,
    act: () async throws(Failure) -> Answer,
    words: (Answer) -> String, errorWords: (Failure) -> String = { _ in "an error" }
  ) async throws(Failure) -> Answer {
    let caller = begin(what, of: callee, by: client)
    do throws(Failure) {
      let answer = try await act()
      end(.answer, from: callee, to: caller, words(answer))
      return answer
    } catch {
      end(.failure, from: callee, to: caller, errorWords(error))
      throw error
    }
  }

  /// Notes which wrapper made an object.
  public func made<Object>(_ object: Object) -> Object {
    state.withLock { state in
      look(&state)
      let (name, maker) = ("\(Object.self)", state.callees.last)
      state.makers[name] = maker
      state.messages.append(Message(.creation, from: maker ?? "the program", to: name, name))
    }
    return object
  }

  /// By the name of a type: which wrapper made an object of it since the start.
  var makers: [String: String] {
    state.withLock(\.makers)
  }

  /// Looks away from all that happened so far.
  func start() {
    state.withLock { state in
      state.messages = []
      state.makers = [:]
      state.requests = network.requests.count
      state.lines = log.lines.count
    }
  }

  /// What was seen since the start.
  public func finish() -> [Message] {
    state.withLock { state in
      look(&state)
      return state.messages
    }
  }

  private func begin(_ what: String, of callee: String, by client: String) -> String {
    state.withLock { state in
      look(&state)
      let caller = state.callees.last ?? client
      state.messages.append(Message(.call, from: caller, to: callee, what))
      state.callees.append(callee)
      return caller
    }
  }

  private func end(_ kind: Message.Kind, from callee: String, to caller: String, _ what: String) {
    state.withLock { state in
      look(&state)
      state.messages.append(Message(kind, from: callee, to: caller, what))
      state.callees.removeLast()
    }
  }

  /// Adds what reached the network and the log since the last look.
  private func look(_ state: inout State) {
    let active = state.callees.last ?? "the program"
    for request in network.requests.dropFirst(state.requests) {
      let hidden = untraced.first { request.path == $0.path }
      if let hidden { state.messages.append(hidden.message) }
      state.messages.append(
        Message(
          .request, from: hidden?.to ?? active, to: "Network", "\(request.method) \(request.path)"))
      state.requests += 1
    }
    for line in log.lines.dropFirst(state.lines) {
      state.messages.append(Message(.log, from: active, to: active, line))
      state.lines += 1
    }
  }
}
