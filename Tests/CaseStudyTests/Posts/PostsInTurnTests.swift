import PostList
import TestSupport
import Testing

@Suite(.endsInTime) struct PostsInTurnTests {
  @Test func `asks no source behind the first that answers`() async throws {
    let sources = [ScriptedPosts(.success(.old)), ScriptedPosts(.success(.new))]

    let posts = try await PostsInTurn(sources[0], sources[1]).load()

    #expect(posts == .old)
    #expect(sources.map(\.asked) == [1, 0])
  }

  @Test func `takes no posts for an answer`() async throws {
    let sources = [ScriptedPosts(.success([])), ScriptedPosts(.success(.new))]

    let posts = try await PostsInTurn(sources[0], sources[1]).load()

    #expect(posts == [])
    #expect(sources[1].asked == 0)
  }

  @Test func `asks the next after each failure, in order`() async throws {
    let sources = [
      ScriptedPosts(.failure(.unavailable("no net"))),
      ScriptedPosts(.failure(.unreadable("posts is missing"))), ScriptedPosts(.success(.new)),
    ]

    let posts = try await PostsInTurn(sources[0], sources[1], sources[2]).load()

    #expect(posts == .new)
    #expect(sources.map(\.asked) == [1, 1, 1])
  }

  @Test func `gives the reason of each when none answers`() async {
    let posts = PostsInTurn(
      ScriptedPosts(.failure(.unavailable("no net"))),
      ScriptedPosts(.failure(.unreadable("posts is missing"))))

    let outcome = await posts.outcome()

    #expect(
      outcome
        == .failure(.noneAnswered([.unavailable("no net"), .unreadable("posts is missing")])))
  }

  @Test func `asks nobody else for a caller who gave up`() async {
    let sources = [ScriptedPosts(.failure(.cancelled)), ScriptedPosts(.success(.new))]

    let outcome = await PostsInTurn(sources[0], sources[1]).outcome()

    #expect(outcome == .failure(.cancelled))
    #expect(sources[1].asked == 0)
  }

  @Test func `begins with the first source again at each load`() async throws {
    let sources = [
      ScriptedPosts(.failure(.unavailable("no net")), .success(.new)),
      ScriptedPosts(.success(.old)),
    ]
    let posts = PostsInTurn(sources[0], sources[1])

    let answers = try await [posts.load(), posts.load()]

    #expect(answers == [.old, .new])
  }
}
