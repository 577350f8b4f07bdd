/// Provides the messages, and their count.
///
/// - Role: target. The interface is as narrow as possible, since two requirements are enough to
///   show a list. That makes the kit pluggable (GoF p. 142).
@MainActor
public protocol MessageDataSource {
  /// The current number of messages.
  var count: Int { get }

  /// Returns the message at an index, counted from 0. The result is nil when there is no message,
  /// for example because the list has become shorter since `count` was read.
  func message(at index: Int) -> MessageModel?
}

/// An array of messages needs no separate adapter.
extension [MessageModel]: MessageDataSource {
  /// Returns the message at an index, or nil when there is none.
  public func message(at index: Int) -> MessageModel? {
    indices.contains(index) ? self[index] : nil
  }
}
