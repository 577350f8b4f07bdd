import PostList

/// What both screens show.
@MainActor
protocol ReloadingScreen {
  var lines: [String] { get }
  var count: Int? { get }
  func reload() async
}

extension PostsScreen: ReloadingScreen {}
extension CoupledPostsScreen: ReloadingScreen {}
