// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry

import Foundation
import WebAPI

/// The list of posts as it is often written first: the screen asks the API itself.
///
/// It knows the API client, the URL and the server's JSON, and believes that the JSON is always as
/// it was on the day when the screen was written. The program ends when it isn't.
@MainActor
public final class CoupledPostsScreen {
  private let api: APIClient

  /// What the user sees.
  public private(set) var lines: [String] = []

  /// How many posts are shown, or nil when they couldn't be loaded.
  public private(set) var count: Int?

  /// Creates a screen that asks an API.
  public init(api: APIClient) {
    self.api = api
  }

  /// Loads the posts anew, and shows them.
  public func reload() async {
    guard let data = try? await api.data(from: URL(string: "https://posts.example/latest")!) else {
      count = nil
      lines = ["Loading failed."]
      return
    }
    let answer = try! JSONSerialization.jsonObject(with: data) as! [String: Any]
    let posts = answer["posts"] as! [[String: Any]]
    count = posts.count
    lines = posts.map { post in
      let writer = post["writer"] as! [String: Any]
      return "\(post["headline"] as! String), by \(writer["name"] as! String)"
    }
  }
}
