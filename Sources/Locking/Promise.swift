/// A value that arrives later. Only one task may wait for it.
///
/// The wait ends early when the waiting task is cancelled.
public struct Promise<Value: Sendable>: Sendable {
  private let values: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  /// Creates a promise that has no value yet.
  public init() {
    (values, continuation) = AsyncStream.makeStream()
  }

  /// Creates a promise for a task's value. The task continues even when nobody waits anymore.
  public init(of task: Task<Value, Never>) {
    self.init()
    Task<Void, Never> { [self] in fulfil(await task.value) }
  }

  /// Provides the value. Only the first call counts.
  public func fulfil(_ value: Value) {
    continuation.yield(value)
    continuation.finish()
  }

  /// Waits for the value. A cancelled task gets nil, even when the value arrives at the same time.
  public func value() async -> Value? {
    for await value in values where !Task.isCancelled { return value }
    return nil
  }
}

extension Result {
  /// The outcome of a call: its return value or its error.
  public init(of call: () async throws(Failure) -> Success) async {
    do {
      self = .success(try await call())
    } catch {
      self = .failure(error)
    }
  }
}
