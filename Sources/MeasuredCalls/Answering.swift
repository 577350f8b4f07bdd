/// The interface of the synchronous calls that are measured: one method, and nothing to wait for.
public protocol Answering {
  /// An answer, which is the next question: so no call can begin before the last one has ended.
  func answer(_ question: Int) -> Int
}
