import Foundation
import PostList
import WebAPI

/// Loads posts with the shared API client: turns its bytes into our values, and its errors into
/// ours.
///
/// - Role: adapter; target is `PostsLoader`, adaptee is `APIClient` (GoF p. 139).
public struct PostsLoadAdapter: PostsLoader {
  private let api: APIClient
  private let url: URL

  /// Creates an adapter round the API client.
  ///
  /// - Parameter url: Where the posts are.
  public init(_ api: APIClient, url: URL) {
    self.api = api
    self.url = url
  }

  /// Asks the API once. One post that can't be read makes the whole answer unreadable: a list with
  /// gaps would look complete.
  public func load() async throws(PostsError) -> [Post] {
    let data: Data
    do {
      data = try await api.data(from: url)
    } catch {
      throw PostsError(error)
    }
    return try PostsAnswer(data).posts.map(Post.init)
  }
}
