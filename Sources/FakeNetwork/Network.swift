import Dispatch
import Locking

/// The fake network of the workbook. Its servers are invented, but they answer with real JSON,
/// later and on a different thread, like real servers.
///
/// The network records each request. You can make it lose requests, replace answers, or hold
/// answers back. Pass a network to each object that needs one: there is no shared instance.
public final class Network: Sendable {
  /// The result of a request: a response, or the reason why there is none.
  public typealias Answer = Result<Response, NetworkError>

  struct State: Sendable {
    var record: [Request] = []
    var failures: [String: Int] = [:]
    var oddAnswers: [String: [Response]] = [:]
    var heldPaths: Set<String> = []
    /// The number of answers to deliver before one is held back.
    var letThrough: Int?
    var held: [(path: String, deliver: @Sendable () -> Void)] = []
  }

  private let state = Locked(State())
  private let internet: @Sendable (Request) -> Response

  /// Creates a network with the given servers, by default the workbook's.
  public init(to internet: @escaping @Sendable (Request) -> Response = Internet().answer) {
    self.internet = internet
  }

  /// All requests so far, oldest first, with `***` for each secret.
  public var requests: [Request] {
    state.withLock(\.record)
  }

  /// Sends a request. The completion handler is called once, later, on a different thread.
  public func send(_ request: Request, completion: @escaping @Sendable (Answer) -> Void) {
    state.withLock { state in
      state.record.append(request.withoutSecrets)
      let answer = answer(to: request, in: &state)
      let deliver: @Sendable () -> Void = {
        DispatchQueue.global().async { completion(answer) }
      }
      let letThrough = state.letThrough
      state.letThrough = letThrough.flatMap { $0 > 0 ? $0 - 1 : nil }
      if letThrough == 0 || state.heldPaths.contains(request.path) {
        state.held.append((request.path, deliver))
      } else {
        deliver()
      }
    }
  }

  /// Sends a request and waits for the answer.
  ///
  /// - Throws: `connectionLost`, or `cancelled` as soon as the waiting task is cancelled.
  public func response(to request: Request) async throws(NetworkError) -> Response {
    guard !Task.isCancelled else { throw .cancelled }
    let promise = Promise<Answer>()
    send(request) { promise.fulfil($0) }
    guard let answer = await promise.value() else { throw .cancelled }
    return try answer.get()
  }

  /// Sends a request and waits for the answer, even when the waiting task is cancelled.
  public func tell(_ request: Request) async {
    await withCheckedContinuation { answered in
      send(request) { _ in answered.resume() }
    }
  }

  /// Changes how the network behaves from now on.
  func arm(_ change: (inout State) -> Void) {
    state.withLock { change(&$0) }
  }

  private func answer(to request: Request, in state: inout State) -> Answer {
    if let count = state.failures[request.path], count > 0 {
      state.failures[request.path] = count - 1
      return .failure(.connectionLost)
    }
    if let odd = state.oddAnswers[request.path]?.first {
      state.oddAnswers[request.path]?.removeFirst()
      return .success(odd)
    }
    return .success(internet(request))
  }
}
