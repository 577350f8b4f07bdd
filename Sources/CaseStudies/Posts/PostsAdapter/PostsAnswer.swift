import Foundation
import PostList

/// The posts as the server writes them. Nobody outside of the adapter sees its words.
struct PostsAnswer: Decodable {
  struct Entry: Decodable {
    struct Writer: Decodable {
      let name: String
    }

    let id: String
    let headline: String
    let text: String
    let writer: Writer
  }

  let posts: [Entry]

  /// Reads the server's bytes.
  init(_ data: Data) throws(PostsError) {
    guard !data.isEmpty else { throw .unreadable("the answer is empty") }
    do {
      self = try JSONDecoder().decode(PostsAnswer.self, from: data)
    } catch {
      throw PostsError(reading: error)
    }
  }
}

extension Post {
  /// The post in our words.
  init(_ entry: PostsAnswer.Entry) {
    self.init(
      id: entry.id, title: entry.headline, author: entry.writer.name, text: entry.text)
  }
}
