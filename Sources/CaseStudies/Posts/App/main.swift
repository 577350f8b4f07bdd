import CommandLineSupport
import ComparisonReport
import FakeNetwork
import Foundation
import Locking
import PostList
import WebAPI

let study = CaseStudy<PostsStep>(
  "posts",
  about: """
    Shows the same list of posts by a screen that asks an API itself (coupled), and by a screen that
    knows one protocol, over four sources: a step a line, a version a column.
    """,
  versions: [
    "coupled": ["CoupledPostsScreen", "APIClient"],
    "adapted": PostsSource.adapted.built, "cached": PostsSource.cached.built,
    "in-memory": PostsSource.inMemory.built, "in-turn": PostsSource.inTurn.built,
  ],
  options: [
    CommandOption(
      "--source", "NAME", about: "the screen alone, over adapted, cached, in-memory or in-turn")
  ])

/// The screen of a version, over its source.
@MainActor
func screen(_ version: String, over api: APIClient) -> any ReloadingScreen {
  guard let source = PostsSource(rawValue: version) else { return CoupledPostsScreen(api: api) }
  return PostsScreen(loader: source.loader(over: api))
}

do throws(ProgramError) {
  let words = CommandLine.arguments.dropFirst()
  if let source = try study.ownArguments(words)?.choice(
    "--source", kind: "source", of: PostsSource.self)
  {
    let screen = screen(source.rawValue, over: APIClient(transport: WireTransport(Network())))
    await screen.reload()
    try StandardOutput.write(screen.lines.map { $0 + "\n" }.joined())
    exit(0)
  }
  let status = try await study.run(words) { step, version, tell in
    let network = Network()
    let isWatched = Locked(false)
    let transport = TracedTransport(transport: WireTransport(network)) { request in
      if isWatched.withLock(\.self) { tell(.reaches(request: request)) }
    }
    let screen = screen(version, over: APIClient(transport: transport))
    await screen.reload()

    step.arm(network)
    isWatched.withLock { $0 = true }
    tell(.calls(code: "await screen.reload()"))
    await screen.reload()
    tell(.ends(outcome: screen.count.map { "\($0) posts" } ?? "failed", shows: screen.lines))
  }
  exit(status)
} catch {
  error.end("posts")
}
