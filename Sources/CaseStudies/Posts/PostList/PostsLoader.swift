/// Loads the posts, from wherever they are.
///
/// - Role: target. It is all that the screen knows.
public protocol PostsLoader: Sendable {
  /// The posts, the newest first.
  func load() async throws(PostsError) -> [Post]
}
