import Foundation
import PostList
import TestSupport
import Testing

@Suite(.kata()) struct PostsFromFeedTests {
  @Test(arguments: ["harbour", "farms", " Möwen & MEER "])
  func `asks the newspaper once, for the section`(_ section: String) async throws {
    let lantern = RecordingLantern(body: issue().utf8)

    _ = try await load(from: lantern, section: section)

    #expect(lantern.asked == [section])
  }

  @Test func `makes a post of an item of the issue`() async throws {
    let posts = try await load(from: issue(pier)).get()

    #expect(
      posts == [Post(id: "104", title: "New pier", author: "Ida Holm", text: "It opens today.")])
  }

  @Test func `gives an item's words as they are`() async throws {
    let item = """
      {"id": 7, "head": " Ärger am PIER ", "body": "", "author": {"first": "Åsa", "last": "HOLM"}}
      """

    let posts = try await load(from: issue(item)).get()

    #expect(posts == [Post(id: "7", title: " Ärger am PIER ", author: "Åsa HOLM", text: "")])
  }

  @Test(arguments: [-5, 0, 3_000_000_000])
  func `makes a post of an item with whatever whole number`(_ id: Int) async throws {
    let posts = try await load(from: issue(pier.replacing("104", with: "\(id)"))).get()

    #expect(posts.map(\.id) == ["\(id)"])
  }

  @Test(arguments: ["", #", "author": null"#])
  func `names the newspaper as the author of an item that has none`(_ field: String) async throws {
    let storm = #"{"id": 97, "head": "Storm", "body": "Stay at home."\#(field)}"#

    let posts = try await load(from: issue(storm)).get()

    #expect(
      posts == [Post(id: "97", title: "Storm", author: "The Lantern", text: "Stay at home.")])
  }

  @Test func `turns the newspaper's order round, and changes nothing else about it`() async throws {
    let items = [97, 104, 104, 12].map { #"{"id": \#($0), "head": "", "body": ""}"# }

    let posts = try await load(from: issue(items.joined(separator: ", "))).get()

    #expect(posts.map(\.id) == ["12", "104", "104", "97"])
  }

  @Test func `gives no posts for an issue without items`() async throws {
    let lantern = RecordingLantern(body: issue().utf8)

    let answer = try await load(from: lantern)

    #expect(answer == .success([]))
    #expect(lantern.asked.count == 1)
  }

  @Test func `overlooks fields that it doesn't need`() async throws {
    let item = #"{"photo": [], \#(pier.dropFirst())"#
    let body = #"{"paper": 7, "issue": {"day": null, "items": [\#(item)]}}"#

    let posts = try await load(from: body).get()

    #expect(posts.map(\.title) == ["New pier"])
  }

  @Test func `asks anew for each load, and goes by what it says then`() async throws {
    let lantern = RecordingLantern(
      .success(answer(issue(pier))), .failure(LanternTrouble.lineDown), .success(answer(issue())),
      .success(answer(issue(pier))))
    let loader = loader(from: lantern)

    var answers: [Result<[Post], PostsError>] = []
    for _ in 1...4 { answers.append(try await load(loader)) }

    let titles = answers.map { answer in answer.map { $0.map(\.title) } }
    #expect(
      titles == [
        .success(["New pier"]), .failure(.unavailable("the newspaper can't be reached")),
        .success([]), .success(["New pier"]),
      ])
    #expect(
      lantern.asked == ["harbour", "harbour", "harbour", "harbour"],
      "to keep posts isn't the adapter's job")
  }

  @Test(arguments: [
    (LanternTrouble.lineDown as any Error, "the newspaper can't be reached"),
    (PaperJam(), "the newspaper can't be reached"),
    (LanternTrouble.noSuchSection, "the newspaper has no such section"),
  ])
  func `translates each of the feed's errors, after one try`(
    _ trouble: any Error, _ reason: String
  ) async throws {
    let lantern = RecordingLantern(failing: trouble)

    let answer = try await load(from: lantern)

    #expect(answer == .failure(.unavailable(reason)))
    #expect(lantern.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test func `says that the loading was cancelled when the feed says so`() async throws {
    let lantern = RecordingLantern(failing: CancellationError())

    let answer = try await load(from: lantern)

    #expect(answer == .failure(.cancelled))
    #expect(lantern.asked.count == 1)
  }

  @Test func `ends when the caller gives up while the newspaper is asked`() async throws {
    let gate = Gate()
    let crowd = Crowd()
    let lantern = RecordingLantern(body: issue(pier).utf8, holding: gate)
    let loader = loader(from: lantern)
    let caller = crowd.call { await Self.outcome(of: loader) }
    await crowd.waits()
    caller.cancel()

    let outcome = await promptly(within: .seconds(3)) { await caller.value }
    await gate.open()

    let ending = try #require(outcome, "the caller has left, and the newspaper isn't told")
    #expect(ending == .failure(.cancelled))
  }

  @Test(
    arguments: [404, 503, 204, 301],
    [page(#"{"id": 1, "head": "", "body": ""}"#), #"{"error": "closed"}"#, "closed", ""])
  func `says which status came instead of an issue, whatever the body holds`(
    _ status: Int, _ body: String
  ) async throws {
    let lantern = RecordingLantern(status: status, body: body.utf8)

    let answer = try await load(from: lantern)

    #expect(answer == .failure(.unavailable("the newspaper said \(status)")))
    #expect(lantern.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test func `says that the answer is empty`() async throws {
    let lantern = RecordingLantern(body: "".utf8)

    let answer = try await load(from: lantern)

    #expect(answer == .failure(.unreadable("the answer is empty")))
    #expect(lantern.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test(arguments: [
    Array(#"{"issue": {"items": [{"id": 104, "head": "New p"#.utf8),
    Array("<html>Our line is busy.</html>".utf8),
    Array(#"{"issue": {"items": []}} thank you"#.utf8),
    [0xFF, 0xFE, 0x00],
  ])
  func `says that bytes aren't JSON`(_ bytes: [UInt8]) async throws {
    let lantern = RecordingLantern(body: bytes)

    let answer = try await load(from: lantern)

    #expect(answer == .failure(.unreadable("the answer isn't JSON")))
    #expect(lantern.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test(arguments: [
    ("{}", "issue"),
    (#"{"issue": {}}"#, "issue/items"),
    (page(#"{"head": "", "body": ""}"#), "issue/items/2/id"),
    (page(#"{"id": 1, "body": ""}"#), "issue/items/2/head"),
    (page(#"{"id": 1, "head": ""}"#), "issue/items/2/body"),
    (page(#"{"id": 1, "head": "", "body": "", "author": {"last": "Holm"}}"#), first),
    (page(#"{"id": 1, "head": "", "body": "", "author": {"first": "Ida"}}"#), last),
  ])
  func `says what is missing, and where`(_ body: String, _ place: String) async throws {
    let lantern = RecordingLantern(body: body.utf8)

    let answer = try await load(from: lantern)

    #expect(answer == .failure(.unreadable("\(place) is missing")))
    #expect(lantern.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test(arguments: [
    ("null", "the answer"),
    (#"{"issue": null}"#, "issue"),
    (#"{"issue": {"items": null}}"#, "issue/items"),
    (page("null"), "issue/items/2"),
    (page(#"{"id": null, "head": "", "body": ""}"#), "issue/items/2/id"),
    (page(#"{"id": 1, "head": null, "body": ""}"#), "issue/items/2/head"),
    (page(#"{"id": 1, "head": "", "body": null}"#), "issue/items/2/body"),
    (page(#"{"id": 1, "head": "", "body": "", "author": {"first": null, "last": ""}}"#), first),
    (page(#"{"id": 1, "head": "", "body": "", "author": {"first": "", "last": null}}"#), last),
  ])
  func `says what is null, and where`(_ body: String, _ place: String) async throws {
    let answer = try await load(from: body)

    #expect(answer == .failure(.unreadable("\(place) is null")))
  }

  @Test(arguments: [
    ("[]", "the answer isn't an object"),
    (#""closed""#, "the answer isn't an object"),
    (#"{"issue": []}"#, "issue isn't an object"),
    (#"{"issue": {"items": {"id": 104}}}"#, "issue/items isn't a list"),
    (#"{"issue": {"items": 3}}"#, "issue/items isn't a list"),
    (page(#""New pier""#), "issue/items/2 isn't an object"),
    (page("[]"), "issue/items/2 isn't an object"),
    (
      page(#"{"id": 1, "head": "", "body": "", "author": "Ida Holm"}"#),
      "issue/items/2/author isn't an object"
    ),
  ])
  func `says what isn't an object or a list, and where`(
    _ body: String, _ reason: String
  ) async throws {
    let answer = try await load(from: body)

    #expect(answer == .failure(.unreadable(reason)))
  }

  @Test(arguments: [
    (#"{"id": 1, "head": 7, "body": ""}"#, "issue/items/2/head"),
    (#"{"id": 1, "head": "", "body": ["It opens today."]}"#, "issue/items/2/body"),
    (#"{"id": 1, "head": "", "body": "", "author": {"first": true, "last": ""}}"#, first),
    (#"{"id": 1, "head": "", "body": "", "author": {"first": "", "last": {}}}"#, last),
  ])
  func `says what isn't text, and where`(_ item: String, _ place: String) async throws {
    let answer = try await load(from: Self.page(item))

    #expect(answer == .failure(.unreadable("\(place) isn't text")))
  }

  @Test(arguments: [#""104""#, "true", "[104]"])
  func `says what isn't a whole number, and where`(_ id: String) async throws {
    let answer = try await load(from: Self.page(#"{"id": \#(id), "head": "", "body": ""}"#))

    #expect(answer == .failure(.unreadable("issue/items/2/id isn't a whole number")))
  }

  @Test(arguments: ["10.4", "1e40", "123456789012345678901234567890"])
  func `reads no item whose number can't be a whole one`(_ id: String) async throws {
    let answer = try await load(from: Self.page(#"{"id": \#(id), "head": "", "body": ""}"#))

    #expect(isUnreadable(answer), "the answer isn't `unreadable`, but \(answer)")
  }

  @Test @MainActor func `shows the newspaper in the list of posts as it is`() async throws {
    let storm = #"{"id": 97, "head": "Storm", "body": "Stay at home."}"#
    let lantern = RecordingLantern(body: issue("\(storm), \(pier)").utf8)
    let screen = PostsScreen(loader: loader(from: lantern))

    try await reload(screen)

    #expect(screen.lines == ["New pier, by Ida Holm", "Storm, by The Lantern"])
    #expect(screen.count == 2)
  }

  @Test @MainActor func `shows in the list of posts why it can't be read`() async throws {
    let lantern = RecordingLantern(body: Self.page(#"{"id": 97, "body": ""}"#).utf8)
    let screen = PostsScreen(loader: loader(from: lantern))

    try await reload(screen)

    #expect(
      screen.lines == [
        "The posts can't be read (issue/items/2/head is missing). Please update the app."
      ])
    #expect(screen.count == nil)
  }

  private func isUnreadable(_ answer: Result<[Post], PostsError>) -> Bool {
    if case .failure(.unreadable) = answer { true } else { false }
  }

  /// An error of the line that nobody has written down.
  private struct PaperJam: Error {}

  private static let first = "issue/items/2/author/first"
  private static let last = "issue/items/2/author/last"

  /// An issue whose second item, of three, is the one that matters.
  private static func page(_ item: String) -> String {
    let good = #"{"id": 104, "head": "New pier", "body": "It opens today."}"#
    return #"{"issue": {"items": [\#(good), \#(item), \#(good)]}}"#
  }

  private let pier = """
    {"id": 104, "head": "New pier", "body": "It opens today.",
    "author": {"first": "Ida", "last": "Holm"}}
    """

  private func issue(_ items: String = "") -> String {
    #"{"issue": {"day": "Friday", "items": [\#(items)]}}"#
  }

  private func answer(_ body: String) -> LanternAnswer {
    LanternAnswer(status: 200, body: Data(body.utf8))
  }

  /// What one load brings when the newspaper answers with a text.
  private func load(from body: String) async throws -> Result<[Post], PostsError> {
    try await load(from: RecordingLantern(body: body.utf8))
  }

  private func load(
    from lantern: RecordingLantern, section: String = "harbour"
  ) async throws -> Result<[Post], PostsError> {
    try await load(loader(from: lantern, section: section))
  }

  private func loader(
    from lantern: RecordingLantern, section: String = "harbour"
  ) -> PostsFromFeed {
    PostsFromFeed(LanternFeed(office: lantern), section: section)
  }

  private func load(_ loader: some PostsLoader) async throws -> Result<[Post], PostsError> {
    try #require(
      await promptly(within: .seconds(3)) { await Self.outcome(of: loader) },
      "whoever loads the posts never got an answer")
  }

  @MainActor private func reload(_ screen: PostsScreen) async throws {
    let isDone: Void? = await promptly(within: .seconds(3)) { await screen.reload() }
    try #require(isDone != nil, "the screen never got an answer")
  }

  private static func outcome(of loader: some PostsLoader) async -> Result<[Post], PostsError> {
    do {
      return .success(try await loader.load())
    } catch {
      return .failure(error)
    }
  }
}
