/// Something that a person of the town wrote for all others.
public struct Post: Hashable, Sendable, Identifiable {
  /// What tells the post from all others.
  public let id: String

  /// The headline.
  public let title: String

  /// The name of who wrote it.
  public let author: String

  /// The text below the headline.
  public let text: String

  /// Creates a post.
  public init(id: String, title: String, author: String, text: String) {
    self.id = id
    self.title = title
    self.author = author
    self.text = text
  }

  /// The post as a line of a list.
  public var line: String {
    "\(title), by \(author)"
  }
}
