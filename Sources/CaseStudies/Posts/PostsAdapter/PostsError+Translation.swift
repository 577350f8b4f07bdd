import PostList
import WebAPI

extension PostsError {
  /// The API client's error in our words.
  init(_ error: APIError) {
    self =
      switch error {
      case .unreachable: .unavailable("the server can't be reached")
      case .status(let status): .unavailable("the server said \(status)")
      case .cancelled: .cancelled
      }
  }

  /// What was wrong with the server's JSON, and where.
  init(reading error: any Error) {
    self =
      switch error as? DecodingError {
      case .keyNotFound(let key, let place):
        .unreadable("\((place.codingPath + [key]).path) is missing")
      case .valueNotFound(_, let place): .unreadable("\(place.codingPath.path) is null")
      case .typeMismatch(let type, let place):
        .unreadable("\(place.codingPath.path) isn't \(Self.words(for: type))")
      default: .unreadable("the answer isn't JSON")
      }
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is [Any].Type: "a list"
    case is [String: Any].Type: "an object"
    default: "what it should be"
    }
  }
}

extension [any CodingKey] {
  /// The place in the answer, such as `posts[1].headline`.
  fileprivate var path: String {
    guard !isEmpty else { return "the answer" }
    return reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
