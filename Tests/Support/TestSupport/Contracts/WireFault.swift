import FakeNetwork
import Testing

/// What can go wrong on the wire, and lasts until the wire is healed.
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

/// When a caller is cancelled.
enum Cancellation: CaseIterable {
  /// Before the call begins.
  case before

  /// While the answer is held back.
  case during

  /// When the answer is on its way, and the caller hasn't heard of it yet.
  case late
}

extension Network {
  /// Cancels a call.
  ///
  /// - Returns: What it brought, and whether that may be an answer all the same: Google and Yelp
  ///   have no way to stop a call, and one that goes nowhere may be over before it is cancelled.
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
      #expect(requests.count == (moment == .before ? count : count + 1), "nobody asked for more")
    }
    return (answer, !canBeStopped)
  }
}
