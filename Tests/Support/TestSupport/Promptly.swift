/// The answer of `act`, or nil when it takes too long.
///
/// A call that never ends would hold up the whole test run. With this, only one test fails. The
/// clock ticks: if many tests share few threads, each tick comes as late as each step of `act`. So
/// a busy machine isn't taken for a call that hangs.
public func promptly<Answer: Sendable>(
  within limit: Duration = .seconds(15), _ act: @escaping @Sendable () async -> Answer
) async -> Answer? {
  let (answers, continuation) = AsyncStream<Answer?>.makeStream()
  let work = Task { continuation.yield(await act()) }
  let clock = Task {
    let ticks = 100
    for _ in 1...ticks { try? await Task.sleep(for: limit / ticks) }
    continuation.yield(nil)
  }
  defer {
    work.cancel()
    clock.cancel()
  }
  for await answer in answers { return answer }
  return nil
}
