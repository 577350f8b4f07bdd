import MessageKit

/// The carriers' messages: one for each parcel that is here or on its way. The tag is the id, the
/// carrier is the author, and the text is what stands on the label.
final class Announcements: MessageDataSource {
  private var messages: [MessageModel]

  /// Starts with some messages.
  init(_ messages: [MessageModel]) {
    self.messages = messages
  }

  /// Takes one more message.
  func add(_ message: MessageModel) {
    messages.append(message)
  }

  var count: Int { messages.count }

  func message(at index: Int) -> MessageModel? {
    messages.message(at: index)
  }

  /// The messages of today. The last parcel isn't on the shelf.
  static func ofToday() -> Announcements {
    Announcements([
      MessageModel(id: "K-19", author: "Harbour Post", text: "Fragile."),
      MessageModel(id: "K-17", author: "Harbour Post", text: "Fragile."),
      MessageModel(id: "K-18", author: "Ferry Freight", text: "This side up."),
      MessageModel(id: "K-20", author: "Ferry Freight", text: "Keep cool."),
    ])
  }
}
