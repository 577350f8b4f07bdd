import MessageKit

/// Messages that can change while they are shown. Each requested index is recorded.
final class ChangingMessages: MessageDataSource {
  var messages: [MessageModel?]
  private(set) var asked: [Int] = []

  /// A wrong value for `count`, or nil for the real one.
  var claim: Int?

  init(_ ids: String?...) {
    messages = ids.map { $0.map(MessageModel.sample) }
  }

  var count: Int { claim ?? messages.count }

  func message(at index: Int) -> MessageModel? {
    asked.append(index)
    return messages.indices.contains(index) ? messages[index] : nil
  }
}

extension MessageModel {
  static func sample(_ id: String) -> MessageModel {
    MessageModel(id: id, author: "Mia", text: "text \(id)")
  }
}
