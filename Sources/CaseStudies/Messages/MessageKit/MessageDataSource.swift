/// Says how many messages there are, and which.
///
/// - Role: target, and as narrow as it can be: two questions are enough to show a list. That makes
///   the kit pluggable (GoF p. 142).
@MainActor
public protocol MessageDataSource {
  /// How many messages there are now.
  var count: Int { get }

  /// The message at an index, counted from 0; nil where there is none, for example because the list
  /// has shrunk since it was counted.
  func message(at index: Int) -> MessageModel?
}

/// Messages that are there already need no adapter.
extension [MessageModel]: MessageDataSource {
  /// The message at an index; nil where there is none.
  public func message(at index: Int) -> MessageModel? {
    indices.contains(index) ? self[index] : nil
  }
}
