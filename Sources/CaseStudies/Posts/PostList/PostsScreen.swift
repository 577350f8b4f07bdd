/// The list of posts: a few lines of text.
///
/// - Role: client. It knows ``PostsLoader`` and nothing behind it.
@MainActor
public final class PostsScreen {
  private let loader: any PostsLoader

  /// What the user sees.
  public private(set) var lines: [String] = []

  /// How many posts are shown, or nil when they couldn't be loaded.
  public private(set) var count: Int?

  /// Creates a screen that shows what a loader brings.
  public init(loader: some PostsLoader) {
    self.loader = loader
  }

  /// Loads the posts anew, and shows them.
  public func reload() async {
    do {
      let posts = try await loader.load()
      count = posts.count
      lines = posts.isEmpty ? ["Nobody has written anything yet."] : posts.map(\.line)
    } catch {
      count = nil
      lines = ["\(error)"]
    }
  }
}
