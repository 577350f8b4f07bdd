/// A message as the kit knows it.
public struct MessageModel: Hashable, Sendable, Identifiable {
  /// A unique id, chosen by the app. The kit compares ids, but doesn't show them.
  public let id: String

  /// The author's name.
  public let author: String

  /// The text of the message.
  public let text: String

  /// Creates a message.
  public init(id: String, author: String, text: String) {
    self.id = id
    self.author = author
    self.text = text
  }
}
