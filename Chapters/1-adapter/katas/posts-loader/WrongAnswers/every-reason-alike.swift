// Caught by: says what is missing, and where
import Foundation
import PostList

/// Makes posts out of the newest issue of a section of the newspaper.
///
/// - Role: adapter; target is `PostsLoader`, adaptee is `LanternFeed` (GoF p. 139).
struct PostsFromFeed: PostsLoader {
  private let feed: LanternFeed
  private let section: String

  /// Creates an adapter round the newspaper's feed.
  ///
  /// - Parameter section: The section whose newest issue is loaded.
  init(_ feed: LanternFeed, section: String) {
    self.feed = feed
    self.section = section
  }

  func load() async throws(PostsError) -> [Post] {
    let answer = try await ask()
    guard answer.status == 200 else { throw .unavailable("the newspaper said \(answer.status)") }
    guard !answer.body.isEmpty else { throw .unreadable("the answer is empty") }
    return try items(in: answer.body).reversed().map(Post.init)
  }

  /// The feed may throw anything. Here it becomes one of our errors.
  private func ask() async throws(PostsError) -> LanternAnswer {
    do {
      return try await feed.newestIssue(of: section)
    } catch is CancellationError {
      throw .cancelled
    } catch LanternTrouble.noSuchSection {
      throw .unavailable("the newspaper has no such section")
    } catch {
      throw .unavailable("the newspaper can't be reached")
    }
  }

  private func items(in body: Data) throws(PostsError) -> [LanternPage.Item] {
    do {
      return try JSONDecoder().decode(LanternPage.self, from: body).issue.items
    } catch {
      throw .unreadable("the answer isn't JSON")
    }
  }

  /// What is wrong with the newspaper's JSON, and where.
  private func reason(for error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let place): "\(path(place.codingPath + [key])) is missing"
    case .valueNotFound(_, let place): "\(path(place.codingPath)) is null"
    case .typeMismatch(let type, let place): "\(path(place.codingPath)) isn't \(words(for: type))"
    default: "the answer isn't JSON"
    }
  }

  private func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "the answer" }
    return keys.map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }
      .joined(separator: "/")
  }

  private func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Int.Type: "a whole number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

/// The newspaper's JSON, as far as we need it. Nobody outside of this file sees its words.
private struct LanternPage: Decodable {
  struct Issue: Decodable {
    let items: [Item]
  }

  struct Item: Decodable {
    struct Author: Decodable {
      let first: String
      let last: String
    }

    let id: Int
    let head: String
    let body: String
    let author: Author?
  }

  let issue: Issue
}

extension Post {
  /// The item in our words.
  fileprivate init(_ item: LanternPage.Item) {
    let author = item.author.map { "\($0.first) \($0.last)" } ?? "The Lantern"
    self.init(id: "\(item.id)", title: item.head, author: author, text: item.body)
  }
}
