import Foundation
import PostList
import PostsAdapter
import WebAPI

/// Where the one screen gets its posts from: chosen when the program starts, and not known to the
/// screen.
enum PostsSource: String, CaseIterable {
  case adapted
  case cached
  case inMemory = "in-memory"
  case inTurn = "in-turn"

  /// The source, put together; what is asked first stands outermost.
  func loader(over api: APIClient) -> any PostsLoader {
    switch self {
    case .adapted:
      PostsLoadAdapter(api, url: Self.url)
    case .cached:
      LastGoodPosts(PostsLoadAdapter(api, url: Self.url))
    case .inMemory:
      PostsInMemory(Self.lastWeek)
    case .inTurn:
      PostsInTurn(PostsLoadAdapter(api, url: Self.url), PostsInMemory(Self.lastWeek))
    }
  }

  /// The same for a reader, outermost first.
  var built: [String] {
    switch self {
    case .adapted: ["PostsScreen", "PostsLoadAdapter", "APIClient"]
    case .cached: ["PostsScreen", "LastGoodPosts", "PostsLoadAdapter", "APIClient"]
    case .inMemory: ["PostsScreen", "PostsInMemory"]
    case .inTurn:
      [
        "PostsScreen", "PostsInTurn", "first: PostsLoadAdapter", "first: APIClient",
        "then: PostsInMemory",
      ]
    }
  }

  private static let url: URL = {
    guard let url = URL(string: "https://posts.example/latest") else {
      preconditionFailure("the posts have no address")
    }
    return url
  }()

  private static let lastWeek = [
    Post(id: "p0", title: "Open on Sundays", author: "Jonas", text: "Until the last ferry."),
    Post(id: "p00", title: "Lost: a red cup", author: "Ada", text: "Please bring it to Blue Cup."),
  ]
}
