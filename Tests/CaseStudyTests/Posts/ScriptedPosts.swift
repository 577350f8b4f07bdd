import Locking
import PostList

/// A source that gives one answer after the other, the last one for ever, and counts how often it
/// is asked.
final class ScriptedPosts: PostsLoader {
  private let state: Locked<(rest: [Result<[Post], PostsError>], asked: Int)>
  private let wait: @Sendable (Int) async -> Void

  /// - Parameter wait: Waits before an answer; it is told the answer's number.
  init(
    _ first: Result<[Post], PostsError>, _ others: Result<[Post], PostsError>...,
    wait: @escaping @Sendable (Int) async -> Void = { _ in }
  ) {
    state = Locked(([first] + others, 0))
    self.wait = wait
  }

  var asked: Int {
    state.withLock(\.asked)
  }

  func load() async throws(PostsError) -> [Post] {
    let (count, answer) = state.withLock { state in
      state.asked += 1
      return (state.asked, state.rest.count > 1 ? state.rest.removeFirst() : state.rest[0])
    }
    await wait(count)
    return try answer.get()
  }
}

extension [Post] {
  static let old = [Post(id: "a", title: "Low tide", author: "Mia", text: "")]
  static let new = [
    Post(id: "b", title: "High tide", author: "Ada", text: ""),
    Post(id: "a", title: "Low tide", author: "Mia", text: ""),
  ]
}

extension PostsLoader {
  /// What a load brings, as a value that can be compared.
  func outcome() async -> Result<[Post], PostsError> {
    do {
      return .success(try await load())
    } catch {
      return .failure(error)
    }
  }
}
