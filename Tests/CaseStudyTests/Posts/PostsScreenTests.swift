import PostList
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct PostsScreenTests {
  @Test func `shows a line for each post`() async {
    let screen = PostsScreen(loader: PostsInMemory(.new))

    await screen.reload()

    #expect(screen.lines == ["High tide, by Ada", "Low tide, by Mia"])
    #expect(screen.count == 2)
  }

  @Test func `says that there is nothing yet`() async {
    let screen = PostsScreen(loader: PostsInMemory([]))

    await screen.reload()

    #expect(screen.lines == ["Nobody has written anything yet."])
    #expect(screen.count == 0)
  }

  @Test(arguments: [
    (
      PostsError.unavailable("the server said 500"),
      "There are no posts now (the server said 500). Try again in a minute."
    ),
    (
      .unreadable("posts is missing"),
      "The posts can't be read (posts is missing). Please update the app."
    ),
    (.cancelled, "Loading was stopped. Start it again when you like."),
    (
      .noneAnswered([.unavailable("no net"), .noneAnswered([.unreadable("no list"), .cancelled])]),
      "There are no posts now (no net; no list; stopped). Try again in a minute."
    ),
  ])
  func `says in a line what went wrong, and what to do`(
    _ error: PostsError, _ line: String
  ) async {
    let screen = PostsScreen(loader: ScriptedPosts(.success(.old), .failure(error)))
    await screen.reload()

    await screen.reload()

    #expect(screen.lines == [line])
    #expect(screen.count == nil)
  }

  @Test func `asks for nothing before it is told to`() {
    let source = ScriptedPosts(.success(.old))

    _ = PostsScreen(loader: source)

    #expect(source.asked == 0)
  }
}
