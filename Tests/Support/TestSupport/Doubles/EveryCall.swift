/// Records the calls of a completion handler.
///
/// A completion handler that holds an ear keeps it alive. So when the ear is gone, nothing can call
/// that completion handler anymore.
public final class Ear<Value: Sendable>: Sendable {
  private let values: AsyncStream<Value>.Continuation

  fileprivate init(_ values: AsyncStream<Value>.Continuation) {
    self.values = values
  }

  deinit {
    values.finish()
  }

  /// Records a call's value.
  public func hear(_ value: Value) {
    values.yield(value)
  }
}

/// All values that a completion handler is called with, until nothing holds it anymore, or nil when
/// that takes too long. So a second call is noticed, and also a call that never comes.
public func everyCall<Value: Sendable>(_ start: (Ear<Value>) -> Void) async -> [Value]? {
  let (values, continuation) = AsyncStream<Value>.makeStream()
  start(Ear(continuation))
  return await promptly { await values.reduce(into: []) { $0.append($1) } }
}
