import PostList

/// A place for posts that is still there when the program has ended, such as a file.
protocol PostsShelf: Sendable {
  /// Puts posts on the shelf, in the place of those that lie there.
  func put(_ posts: [Post]) throws(ShelfError)

  /// The posts that lie on the shelf. They stay there.
  ///
  /// - Returns: nil while nothing was ever put there.
  func posts() throws(ShelfError) -> [Post]?
}
