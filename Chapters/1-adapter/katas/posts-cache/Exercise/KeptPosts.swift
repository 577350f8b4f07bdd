import PostList

/// Keeps the last good answer of another source on a shelf, for the time when the source fails.
struct KeptPosts: PostsLoader {
  /// Wraps a source.
  ///
  /// - Parameters:
  ///   - source: Any source of posts.
  ///   - shelf: Where its last good answer is kept.
  init(_ source: some PostsLoader, on shelf: some PostsShelf) {
    // Your code
  }

  func load() async throws(PostsError) -> [Post] {
    // Your code
    []
  }
}
