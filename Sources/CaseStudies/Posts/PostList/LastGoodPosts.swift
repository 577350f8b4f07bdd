/// Asks another source each time, and answers with its last good answer when it fails.
///
/// It has the interface of what it wraps, so it isn't an adapter. It always asks first: that is how
/// this workbook tells a decorator from a proxy.
///
/// - Role: decorator; component is ``PostsLoader`` (GoF p. 177).
public actor LastGoodPosts: PostsLoader {
  private let source: any PostsLoader
  private var lastGood: [Post]?

  /// Creates a memory, empty as yet, round a source.
  public init(_ source: some PostsLoader) {
    self.source = source
  }

  /// The source's posts now, or else those that it answered with last. When two loads meet, the
  /// answer that came last counts.
  ///
  /// - Throws: The source's error while there is no good answer yet; `cancelled` always.
  public func load() async throws(PostsError) -> [Post] {
    do {
      let posts = try await source.load()
      lastGood = posts
      return posts
    } catch {
      guard error != .cancelled, let lastGood else { throw error }
      return lastGood
    }
  }
}
