/// Posts that are there from the start.
///
/// It conforms to ``PostsLoader`` by itself. Nothing is converted, so it isn't an adapter.
public struct PostsInMemory: PostsLoader {
  private let posts: [Post]

  /// Creates a source of posts.
  public init(_ posts: [Post]) {
    self.posts = posts
  }

  /// The posts.
  public func load() -> [Post] {
    posts
  }
}
