import PostList
import TestSupport
import Testing

@Suite(.endsInTime) struct LastGoodPostsTests {
  @Test func `asks its source each time, also after a good answer`() async throws {
    let source = ScriptedPosts(.success(.old), .success(.new))
    let posts = LastGoodPosts(source)

    let answers = try await [posts.load(), posts.load()]

    #expect(answers == [.old, .new])
    #expect(source.asked == 2)
  }

  @Test(arguments: [
    PostsError.unavailable("the server said 500"), .unreadable("posts is missing"),
    .noneAnswered([.unavailable("no net")]),
  ])
  func `answers a failure with the last good posts, as often as it takes`(
    _ error: PostsError
  ) async throws {
    let source = ScriptedPosts(.success(.old), .success(.new), .failure(error))
    let posts = LastGoodPosts(source)
    _ = try await [posts.load(), posts.load()]

    let answers = try await [posts.load(), posts.load()]

    #expect(answers == [.new, .new])
    #expect(source.asked == 4)
  }

  @Test func `passes a failure on while there is no good answer`() async {
    let posts = LastGoodPosts(ScriptedPosts(.failure(.unreadable("posts is missing"))))

    let outcomes = await [posts.outcome(), posts.outcome()]

    #expect(outcomes.allSatisfy { $0 == .failure(.unreadable("posts is missing")) })
  }

  @Test func `takes no posts for a good answer, too`() async throws {
    let posts = LastGoodPosts(
      ScriptedPosts(.success(.old), .success([]), .failure(.unavailable("no net"))))
    _ = try await [posts.load(), posts.load()]

    let answer = try await posts.load()

    #expect(answer == [])
  }

  @Test func `tells a caller who gave up nothing but that`() async throws {
    let posts = LastGoodPosts(ScriptedPosts(.success(.old), .failure(.cancelled)))
    _ = try await posts.load()

    let outcome = await posts.outcome()

    #expect(outcome == .failure(.cancelled))
  }

  @Test func `answers a load that fails with what another one brought meanwhile`() async throws {
    let gate = Gate()
    let source = ScriptedPosts(.failure(.unavailable("no net")), .success(.new)) {
      if $0 == 1 { await gate.pass() }
    }
    let posts = LastGoodPosts(source)
    let slow = Task { await posts.outcome() }
    await gate.arrivals(1)

    let meanwhile = await posts.outcome()
    await gate.open()
    let outcome = await slow.value

    #expect(meanwhile == .success(.new))
    #expect(outcome == .success(.new))
  }
}
