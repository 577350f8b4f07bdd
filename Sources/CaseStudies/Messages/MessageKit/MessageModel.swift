/// A message as the kit knows it.
public struct MessageModel: Hashable, Sendable, Identifiable {
  /// What tells the message from all others, in the app's words. The kit compares it, and doesn't
  /// show it.
  public let id: String

  /// Who wrote it.
  public let author: String

  /// What it says.
  public let text: String

  /// Creates a message.
  public init(id: String, author: String, text: String) {
    self.id = id
    self.author = author
    self.text = text
  }
}
