import Foundation
import Locking
import PostList

/// A shelf that writes down what is put on it.
final class RecordingShelf: PostsShelf {
  private let state: Locked<(posts: [Post]?, puts: [[Post]])>
  private let isFull: Bool
  private let isDamaged: Bool
  private let delay: Double

  /// Creates a shelf.
  ///
  /// - Parameters:
  ///   - posts: What lies on it already; nil for a new shelf.
  ///   - isFull: Whether nothing can be put on it.
  ///   - isDamaged: Whether nothing on it can be read.
  ///   - delay: How many seconds it takes to put posts there.
  init(
    holding posts: [Post]? = nil, isFull: Bool = false, isDamaged: Bool = false,
    delay: Double = 0
  ) {
    state = Locked((posts, []))
    self.isFull = isFull
    self.isDamaged = isDamaged
    self.delay = delay
  }

  /// What somebody tried to put on the shelf, in order.
  var puts: [[Post]] {
    state.withLock(\.puts)
  }

  func put(_ posts: [Post]) throws(ShelfError) {
    Thread.sleep(forTimeInterval: delay)
    state.withLock { state in
      state.puts.append(posts)
      if !isFull { state.posts = posts }
    }
    if isFull { throw .full }
  }

  func posts() throws(ShelfError) -> [Post]? {
    if isDamaged { throw .damaged }
    return state.withLock(\.posts)
  }
}
