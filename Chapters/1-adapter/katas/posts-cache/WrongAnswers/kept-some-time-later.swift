// Caught by: has put the posts on the shelf when it answers
import PostList

/// Keeps the last good answer of another source on a shelf, for the time when the source fails.
///
/// - Role: decorator; component is `PostsLoader` (GoF p. 177).
struct KeptPosts: PostsLoader {
  private let source: any PostsLoader
  private let shelf: any PostsShelf

  /// Wraps a source.
  ///
  /// - Parameters:
  ///   - source: Any source of posts.
  ///   - shelf: Where its last good answer is kept.
  init(_ source: some PostsLoader, on shelf: some PostsShelf) {
    self.source = source
    self.shelf = shelf
  }

  func load() async throws(PostsError) -> [Post] {
    do {
      let posts = try await source.load()
      Task.detached { keep(posts) }
      return posts
    } catch {
      guard error != .cancelled, let posts = kept() else { throw error }
      return posts
    }
  }

  private func keep(_ posts: [Post]) {
    // Who has the posts doesn't mind that the shelf is full.
    try? shelf.put(posts)
  }

  /// What lies on the shelf; nil when nothing does. A shelf that can't be read has nothing for us.
  private func kept() -> [Post]? {
    try? shelf.posts()
  }
}
