/// The answer of `act`, or nil when it takes too long.
///
/// A call that never ends would hold up the whole test run. With this, one test turns red.
public func promptly<Answer: Sendable>(
  within limit: Duration = .seconds(15), _ act: @escaping @Sendable () async -> Answer
) async -> Answer? {
  let (answers, continuation) = AsyncStream<Answer?>.makeStream()
  let work = Task { continuation.yield(await act()) }
  let clock = Task {
    try? await Task.sleep(for: limit)
    continuation.yield(nil)
  }
  defer {
    work.cancel()
    clock.cancel()
  }
  for await answer in answers { return answer }
  return nil
}
