/// Asks one source after the other, until one answers.
///
/// It holds several objects of its own interface, and is used like one of them: the structure is
/// that of a composite (GoF p. 163). That a request goes on until somebody can answer it is the
/// idea of a chain of responsibility (GoF p. 223). It converts nothing, so it isn't an adapter.
public struct PostsInTurn: PostsLoader {
  private let sources: [any PostsLoader]

  /// Creates a source out of others; they are asked in this order.
  public init(_ first: some PostsLoader, _ others: any PostsLoader...) {
    sources = [first] + others
  }

  /// The posts of the first source that answers. Those behind it aren't asked.
  ///
  /// - Throws: `noneAnswered`, or `cancelled`, after which no further source is asked.
  public func load() async throws(PostsError) -> [Post] {
    var reasons: [PostsError] = []
    for source in sources {
      do {
        return try await source.load()
      } catch .cancelled {
        throw .cancelled
      } catch {
        reasons.append(error)
      }
    }
    throw .noneAnswered(reasons)
  }
}
