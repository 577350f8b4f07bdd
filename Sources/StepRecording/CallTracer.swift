import FakeNetwork
import Locking
import Transcripts

/// Records the messages between a client, its wrappers and the objects that they wrap.
///
/// The patterns don't know about the recording: a program inserts a tracing decorator wherever a
/// wrapper takes a protocol. Between two messages, the tracer adds new requests of the network and
/// new lines of the log. It attributes them to the part whose call is in progress.
public final class CallTracer: Sendable {
  /// The program's network.
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

  /// Creates the tracer of one program.
  ///
  /// - Parameters:
  ///   - network: The program's network.
  ///   - log: The log of the program's wrappers.
  ///   - untraced: The calls that can't be recorded.
  public init(network: Network, log: Log = Log(), untraced: [UntracedBoundary] = []) {
    self.network = network
    self.log = log
    self.untraced = untraced
  }

  /// Records a call and its answer or error.
  ///
  /// - Parameters:
  ///   - what: The call in a few words, without secrets.
  ///   - callee: The name of the type that is called.
  ///   - client: The name of the type that calls, unless a call to a wrapper is in progress.
  ///   - act: Makes the call.
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

  /// Records which wrapper created an object.
  public func made<Object>(_ object: Object) -> Object {
    state.withLock { state in
      look(&state)
      let (name, maker) = ("\(Object.self)", state.callees.last)
      state.makers[name] = maker
      state.messages.append(Message(.creation, from: maker ?? "the program", to: name, name))
    }
    return object
  }

  /// For each type name, the wrapper that created an object of this type since the start.
  var makers: [String: String] {
    state.withLock(\.makers)
  }

  /// Forgets everything recorded so far.
  func start() {
    state.withLock { state in
      state.messages = []
      state.makers = [:]
      state.requests = network.requests.count
      state.lines = log.lines.count
    }
  }

  /// The messages since the start.
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

  /// Adds the requests and log lines since the last call of this method.
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
