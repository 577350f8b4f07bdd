/// A value that arrives later, for one task to wait for.
///
/// The wait ends early when the waiting task is cancelled.
public struct Promise<Value: Sendable>: Sendable {
  private let values: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  /// Creates a promise that has no value yet.
  public init() {
    (values, continuation) = AsyncStream.makeStream()
  }

  /// Creates a promise of a task's value. The task continues when nobody waits for it any more.
  public init(of task: Task<Value, Never>) {
    self.init()
    Task<Void, Never> { [self] in fulfil(await task.value) }
  }

  /// Provides the value. Only the first call counts.
  public func fulfil(_ value: Value) {
    continuation.yield(value)
    continuation.finish()
  }

  /// Waits for the value. It is nil for a cancelled task, even when the value arrived at the same
  /// time.
  public func value() async -> Value? {
    for await value in values where !Task.isCancelled { return value }
    return nil
  }
}

extension Result {
  /// The outcome of a call: what it returned, or what it threw.
  public init(of call: () async throws(Failure) -> Success) async {
    do {
      self = .success(try await call())
    } catch {
      self = .failure(error)
    }
  }
}
