import FakeNetwork
import Testing

/// What can go wrong on the wire, and lasts until the wire is healed.
enum WireFault: CaseIterable {
  case connectionLost, status503, noJSON, otherJSON

  func befall(_ path: String, on network: Network) {
    let response: Response
    switch self {
    case .connectionLost: return network.failNext(100, to: path)
    case .status503: response = Response(status: 503, body: "")
    case .noJSON: response = Response(status: 200, body: "oops")
    case .otherJSON: response = Response(status: 200, body: "{}")
    }
    for _ in 1...10 { network.answerNext(to: path, with: response) }
  }
}

extension Network {
  /// Cancels a call: at once, or while its answer is held back.
  ///
  /// - Returns: What it brought, and whether that may be an answer all the same: Google and Yelp
  ///   have no way to stop a call, and one that goes nowhere may be over before it is cancelled.
  func cancel<Answer: Sendable>(
    _ path: String?, whileHeld isHeld: Bool, _ act: @escaping @Sendable () async -> Answer
  ) async throws -> (answer: Answer, mayBringAnAnswer: Bool) {
    let canBeStopped = path.map { !$0.hasPrefix("/google") && !$0.hasPrefix("/yelp") } ?? false
    let count = requests.count
    if let path { hold(path) }
    let call = Task {
      // Cancelled before it begins, or when it has sent its request.
      if !isHeld { withUnsafeCurrentTask { $0?.cancel() } }
      return await act()
    }
    if isHeld, path != nil {
      await requests(count + 1)
      call.cancel()
    }
    if let path, !canBeStopped { release(path) }
    let answer = try #require(await promptly { await call.value }, "the call never ended")
    if let path { release(path) }
    if !isHeld, canBeStopped { #expect(requests.count == count, "nobody waits for that request") }
    return (answer, !canBeStopped)
  }
}
