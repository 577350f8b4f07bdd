import PostList
import TestSupport
import Testing

// Drawn anew for a grade: "Mia", "Pier", "ink".

@Suite(.kata()) struct KeptPostsTests {
  private typealias Answer = Result<[Post], PostsError>

  private let old = [
    Post(id: "3", title: "Low tide", author: "Mia", text: ""),
    Post(id: "1", title: " ÄRGER am Pier ", author: "", text: "Nothing.\n"),
  ]
  // In no order, and one is there twice.
  private let new = [
    Post(id: "12", title: "New pier", author: "Ada", text: ""),
    Post(id: "2", title: "Ebb", author: "Mia", text: ""),
    Post(id: "12", title: "New pier", author: "Ada", text: ""),
  ]
  private let storm = PostsError.unavailable("storm")

  @Test func `answers with what the source says, and asks it once`() async throws {
    let source = RecordingSource(.success(new))

    let answer = try await load(KeptPosts(source, on: RecordingShelf()))

    #expect(answer == .success(new))
    #expect(source.asked == 1)
  }

  @Test func `has put the posts on the shelf when it answers`() async throws {
    let shelf = RecordingShelf(delay: 0.3)
    let posts = KeptPosts(RecordingSource(.success(new)), on: shelf)

    let puts = await promptly(within: .seconds(3)) {
      _ = await Self.outcome(of: posts)
      return shelf.puts
    }

    #expect(puts == [new])
  }

  @Test func `asks the source although posts lie on the shelf, and puts the new ones there`()
    async throws
  {
    let source = RecordingSource(.success(new))
    let shelf = RecordingShelf(holding: old)
    let posts = KeptPosts(source, on: shelf)

    let answers = [try await load(posts), try await load(posts)]

    #expect(answers == [.success(new), .success(new)])
    #expect(source.asked == 2)
    #expect(shelf.puts == [new, new], "also when the same posts lie there")
  }

  @Test(arguments: failures)
  func `answers from the shelf when the source fails, after one try`(
    _ failure: PostsError
  ) async throws {
    let source = RecordingSource(.failure(failure))

    let answer = try await load(KeptPosts(source, on: RecordingShelf(holding: old)))

    #expect(answer == .success(old))
    #expect(source.asked == 1, "the source is asked once: not never, and not again")
  }

  @Test(arguments: failures + [.cancelled])
  func `puts nothing on the shelf when the source fails`(_ failure: PostsError) async throws {
    let shelf = RecordingShelf(holding: old)
    let emptyShelf = RecordingShelf()

    for shelf in [shelf, emptyShelf] {
      let source = RecordingSource(.failure(failure))
      _ = try await load(KeptPosts(source, on: shelf))
      #expect(source.asked == 1)
    }

    #expect(shelf.puts == [])
    #expect(emptyShelf.puts == [])
  }

  @Test func `asks the source for each load, also when it failed before`() async throws {
    let source = RecordingSource(.success(old), .failure(storm), .success(new), .failure(storm))
    let posts = KeptPosts(source, on: RecordingShelf())

    var answers: [Answer] = []
    for _ in 1...4 { answers.append(try await load(posts)) }

    #expect(answers == [.success(old), .success(old), .success(new), .success(new)])
    #expect(source.asked == 4)
  }

  @Test func `keeps the posts for the next start of the program`() async throws {
    let shelf = RecordingShelf()

    _ = try await load(KeptPosts(RecordingSource(.success(new)), on: shelf))
    let later = try await load(KeptPosts(RecordingSource(.failure(storm)), on: shelf))
    let elsewhere = try await load(
      KeptPosts(RecordingSource(.failure(storm)), on: RecordingShelf()))

    #expect(later == .success(new))
    #expect(elsewhere == .failure(storm), "these posts lie on another shelf")
  }

  @Test func `answers with what lies on the shelf when the source fails, whoever put it there`()
    async throws
  {
    let gate = Gate()
    let crowd = Crowd()
    let shelf = RecordingShelf(holding: old)
    let source = RecordingSource(.success(old), .failure(storm), holding: [2: gate])
    let posts = KeptPosts(source, on: shelf)

    _ = try await load(posts)
    let slow = crowd.call { await Self.outcome(of: posts) }
    await crowd.waits()
    try shelf.put(new)
    await gate.open()
    let late = await promptly(within: .seconds(3)) { await slow.value }

    #expect(late == .success(new), "what lay there before is older")
  }

  @Test func `keeps a list without posts like every other`() async throws {
    let source = RecordingSource(.success([]), .failure(storm))
    let shelf = RecordingShelf(holding: old)
    let posts = KeptPosts(source, on: shelf)

    let first = try await load(posts)
    let later = try await load(posts)

    #expect(first == .success([]))
    #expect(later == .success([]), "nobody has written anything: that is an answer, too")
    #expect(shelf.puts == [[]])
  }

  @Test(arguments: failures)
  func `says why the source failed while nothing lies on the shelf`(
    _ failure: PostsError
  ) async throws {
    let source = RecordingSource(.failure(failure))

    let answer = try await load(KeptPosts(source, on: RecordingShelf()))

    #expect(answer == .failure(failure))
    #expect(source.asked == 1)
  }

  @Test(arguments: failures)
  func `says why the source failed when the shelf is damaged, too`(
    _ failure: PostsError
  ) async throws {
    let shelf = RecordingShelf(holding: old, isDamaged: true)

    let answer = try await load(KeptPosts(RecordingSource(.failure(failure)), on: shelf))

    #expect(answer == .failure(failure), "what came first is what the user should hear")
  }

  @Test(arguments: [false, true])
  func `answers with the source's posts when nothing fits on the shelf`(
    _ isDamaged: Bool
  ) async throws {
    let source = RecordingSource(.success(new))
    let shelf = RecordingShelf(holding: old, isFull: true, isDamaged: isDamaged)

    let answer = try await load(KeptPosts(source, on: shelf))

    #expect(answer == .success(new))
    #expect(source.asked == 1)
    #expect(shelf.puts == [new])
  }

  @Test(arguments: [false, true])
  func `keeps posts nowhere but on the shelf, also when it is full or damaged`(
    _ isDamaged: Bool
  ) async throws {
    let shelf = RecordingShelf(isFull: !isDamaged, isDamaged: isDamaged)
    let posts = KeptPosts(RecordingSource(.success(new), .failure(storm)), on: shelf)
    _ = try await load(posts)

    let answer = try await load(posts)

    #expect(answer == .failure(storm), "what isn't on the shelf can't be had")
    #expect(shelf.puts == [new])
  }

  @Test func `passes it on when the source says that the load was cancelled`() async throws {
    let source = RecordingSource(.failure(.cancelled))

    let answer = try await load(KeptPosts(source, on: RecordingShelf(holding: old)))

    #expect(answer == .failure(.cancelled), "nobody waits for posts any more")
    #expect(source.asked == 1)
  }

  @Test func `ends when the caller gives up while the source is asked`() async throws {
    let gate = Gate()
    let crowd = Crowd()
    let source = RecordingSource(.success(new), holding: [1: gate])
    let shelf = RecordingShelf(holding: old)
    let posts = KeptPosts(source, on: shelf)
    let caller = crowd.call { await Self.outcome(of: posts) }
    await crowd.waits()
    caller.cancel()

    let outcome = await promptly(within: .seconds(3)) { await caller.value }
    await gate.open()

    let ending = try #require(outcome, "the caller has left, and the source isn't told")
    #expect(ending == .failure(.cancelled))
    #expect(shelf.puts == [])
  }

  @Test func `keeps and gives a good answer, also when the caller has left by then`() async throws {
    let shelf = RecordingShelf(holding: old)
    let posts = KeptPosts(PostsInMemory(new), on: shelf)
    let caller = Task {
      while !Task.isCancelled { await Task.yield() }
      return await Self.outcome(of: posts)
    }
    caller.cancel()

    let answer = await promptly(within: .seconds(3)) { await caller.value }
    await quiet()

    #expect(answer == .success(new), "the source says what is cancelled, and it answered")
    #expect(shelf.puts == [new])
  }

  @Test func `answers from the shelf when the source fails for a caller who is cancelled`()
    async
    throws
  {
    let posts = KeptPosts(Broken(), on: RecordingShelf(holding: old))
    let caller = Task {
      while !Task.isCancelled { await Task.yield() }
      return await Self.outcome(of: posts)
    }
    caller.cancel()

    let answer = await promptly(within: .seconds(3)) { await caller.value }

    #expect(answer == .success(old), "the source says what is cancelled, and it said otherwise")
  }

  @Test func `asks for each of two loads that meet, and gives each its own answer`() async throws {
    let gate = Gate()
    let crowd = Crowd()
    let source = RecordingSource(.success(old), .success(new), holding: [1: gate])
    let shelf = RecordingShelf()
    let posts = KeptPosts(source, on: shelf)
    let slow = crowd.call { await Self.outcome(of: posts) }
    await crowd.waits()

    let quick = await promptly(within: .seconds(3)) { await Self.outcome(of: posts) }
    await quiet()
    await gate.open()
    let late = await promptly(within: .seconds(3)) { await slow.value }
    await quiet()

    #expect(quick == .success(new), "the second load waits for the first one")
    #expect(late == .success(old))
    #expect(source.asked == 2)
    #expect(shelf.puts == [new, old], "what came last lies on the shelf")
  }

  @Test func `tells each of two loads that meet why its own one failed`() async throws {
    let gate = Gate()
    let crowd = Crowd()
    let source = RecordingSource(
      .failure(storm), .failure(.unreadable("ink")), holding: [1: gate])
    let posts = KeptPosts(source, on: RecordingShelf())
    let slow = crowd.call { await Self.outcome(of: posts) }
    await crowd.waits()

    let quick = await promptly(within: .seconds(3)) { await Self.outcome(of: posts) }
    await gate.open()
    let late = await promptly(within: .seconds(3)) { await slow.value }

    #expect(quick == .failure(.unreadable("ink")))
    #expect(late == .failure(storm))
  }

  @Test @MainActor func `shows the kept posts in the list of posts as it is`() async throws {
    let shelf = RecordingShelf()
    let posts = [Post(id: "2", title: "New pier", author: "Ada", text: "")]
    let screen = PostsScreen(
      loader: KeptPosts(RecordingSource(.success(posts), .failure(storm)), on: shelf))

    try await reload(screen)
    try await reload(screen)

    #expect(screen.lines == ["New pier, by Ada"])
    #expect(screen.count == 1)
  }

  /// A source that fails, and doesn't look whether its caller is cancelled.
  private struct Broken: PostsLoader {
    func load() async throws(PostsError) -> [Post] { throw .unavailable("storm") }
  }

  /// How a source can fail while somebody still waits for its posts.
  private static let failures: [PostsError] = [
    .unavailable("storm"), .unreadable("ink"), .noneAnswered([.unavailable("storm"), .cancelled]),
  ]

  /// What one load brings, and a moment more: whether the posts lie on the shelf in time is seen in
  /// a test of its own.
  private func load(_ loader: some PostsLoader) async throws -> Answer {
    let answer = try #require(
      await promptly(within: .seconds(3)) { await Self.outcome(of: loader) },
      "whoever loads the posts never got an answer")
    await quiet()
    return answer
  }

  @MainActor private func reload(_ screen: PostsScreen) async throws {
    let isDone: Void? = await promptly(within: .seconds(3)) { await screen.reload() }
    try #require(isDone != nil, "the screen never got an answer")
    await quiet()
  }

  private static func outcome(of loader: some PostsLoader) async -> Answer {
    do {
      return .success(try await loader.load())
    } catch {
      return .failure(error)
    }
  }
}
