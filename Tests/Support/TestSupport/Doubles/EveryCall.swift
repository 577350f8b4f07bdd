/// Hears what a completion is called with.
///
/// A completion that holds an ear keeps it alive. The ear's end is therefore the moment from
/// which nobody can call that completion any more.
public final class Ear<Value: Sendable>: Sendable {
  private let values: AsyncStream<Value>.Continuation

  fileprivate init(_ values: AsyncStream<Value>.Continuation) {
    self.values = values
  }

  deinit {
    values.finish()
  }

  /// Takes what the completion is called with.
  public func hear(_ value: Value) {
    values.yield(value)
  }
}

/// Everything that a completion is called with, until nobody holds the completion any more, or
/// nil when that takes too long. So a second call is seen, and a call that never comes, too.
public func everyCall<Value: Sendable>(_ start: (Ear<Value>) -> Void) async -> [Value]? {
  let (values, continuation) = AsyncStream<Value>.makeStream()
  start(Ear(continuation))
  return await promptly { await values.reduce(into: []) { $0.append($1) } }
}
