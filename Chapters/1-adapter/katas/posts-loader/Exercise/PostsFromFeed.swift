import Foundation
import PostList

/// Makes posts out of the newest issue of a section of the newspaper.
struct PostsFromFeed: PostsLoader {
  /// Creates an adapter round the newspaper's feed.
  ///
  /// - Parameter section: The section whose newest issue is loaded.
  init(_ feed: LanternFeed, section: String) {
    // Your code
  }

  func load() async throws(PostsError) -> [Post] {
    // Your code: ask the feed, and make posts of its bytes, or an error of what is wrong.
    []
  }
}
