import FakeNetwork
import Testing

/// A fault of the network, which lasts until the network is healed.
enum WireFault: CaseIterable {
  case connectionLost, status404, status503, noJSON, otherJSON

  func befall(_ path: String, on network: Network) {
    let response: Response
    switch self {
    case .connectionLost: return network.failNext(100, to: path)
    case .status404: response = Response(status: 404, body: "")
    case .status503: response = Response(status: 503, body: "")
    case .noJSON: response = Response(status: 200, body: "oops")
    case .otherJSON:
      let cafe = #"{"name": "Dear Coffee", "latitude": 54.3, "longitude": 10.1}"#
      response = Response(
        status: 200, body: #"{"cafes": [\#(cafe)], "businesses": [\#(cafe)], "token": null}"#)
    }
    for _ in 1...10 { network.answerNext(to: path, with: response) }
  }
}

/// The moment when a caller is cancelled.
enum Cancellation: CaseIterable {
  /// Before the call begins.
  case before

  /// While the answer is held back.
  case during

  /// After the answer was sent, but before the caller gets it.
  case late
}

extension Network {
  /// Cancels a call.
  ///
  /// - Returns: The call's result, and whether a success is allowed: Google and Yelp can't stop a
  ///   call, and a call without a request may end before it is cancelled.
  func cancel<Answer: Sendable>(
    _ path: String?, _ moment: Cancellation, _ act: @escaping @Sendable () async -> Answer
  ) async throws -> (answer: Answer, mayBringAnAnswer: Bool) {
    let canBeStopped = path.map { !$0.hasPrefix("/google") && !$0.hasPrefix("/yelp") } ?? false
    let crowd = Crowd()
    let count = requests.count
    if let path { hold(path) }
    let call = crowd.call {
      if moment == .before { withUnsafeCurrentTask { $0?.cancel() } }
      return await act()
    }
    if let path, moment != .before {
      await requests(count + 1)
      await crowd.waits()
      if moment == .late { await crowd.hold { release(path) } }
      call.cancel()
      if moment == .late { crowd.goOn() }
    }
    if let path, !canBeStopped { release(path) }
    let answer = try #require(await promptly { await call.value }, "the call never ended")
    if let path { release(path) }
    if canBeStopped {
      #expect(requests.count == (moment == .before ? count : count + 1), "sent another request")
    }
    return (answer, !canBeStopped)
  }
}
