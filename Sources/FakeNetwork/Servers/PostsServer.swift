import Foundation

/// Hands out what people in the town write about it.
struct PostsServer: Server {
  func answer(_ request: Request) -> Response {
    guard request.path == "/posts/latest" else { return .notFound }
    return Response(status: 200, body: Data(PackageResources.posts_json))
  }
}
