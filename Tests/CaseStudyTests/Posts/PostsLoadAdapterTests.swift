import FakeNetwork
import Foundation
import PostList
import PostsAdapter
import TestSupport
import Testing
import WebAPI

@Suite(.endsInTime) struct PostsLoadAdapterTests {
  private let url = URL(filePath: "/latest")

  @Test func `asks the API once, for its own URL`() async {
    let transport = RecordingTransport(#"{"posts": []}"#)

    _ = await adapter(over: transport).outcome()

    #expect(transport.asked == [url])
  }

  @Test func `asks nothing when it is created`() async throws {
    let transport = RecordingTransport("")

    _ = adapter(over: transport)
    // What a task of its own would ask comes a moment later.
    try await Task.sleep(for: .milliseconds(50))

    #expect(transport.asked == [])
  }

  @Test func `turns the server's words into ours, each in its place`() async {
    let transport = RecordingTransport(
      #"{"posts": [{"id": "7", "headline": "H", "text": "T", "writer": {"name": "N", "age": 7}}]}"#)

    let outcome = await adapter(over: transport).outcome()

    #expect(outcome == .success([Post(id: "7", title: "H", author: "N", text: "T")]))
  }

  @Test func `keeps the server's order, and what it sends twice`() async throws {
    let posts = ["b", "a", "b"].map { id in
      #"{"id": "\#(id)", "headline": "", "text": "", "writer": {"name": ""}}"#
    }
    let transport = RecordingTransport("{\"posts\": [\(posts.joined(separator: ","))]}")

    let ids = try await adapter(over: transport).load().map(\.id)

    #expect(ids == ["b", "a", "b"])
  }

  @Test(arguments: [
    ("", "the answer is empty"),
    (" ", "the answer isn't JSON"),
    (#"{"posts": [{"id": "1""#, "the answer isn't JSON"),
    ("<html>", "the answer isn't JSON"),
    ("[]", "the answer isn't an object"),
    ("17", "the answer isn't an object"),
    ("null", "the answer is null"),
    ("{}", "posts is missing"),
    (#"{"posts": null}"#, "posts is null"),
    (#"{"posts": {}}"#, "posts isn't a list"),
    (#"{"posts": [[]]}"#, "posts[0] isn't an object"),
  ])
  func `says what is wrong with an answer, and where`(_ body: String, _ reason: String) async {
    let transport = RecordingTransport(body)

    let outcome = await adapter(over: transport).outcome()

    #expect(outcome == .failure(.unreadable(reason)))
    #expect(transport.asked.count == 1, "to try again isn't the adapter's job")
  }

  private static let fields = [
    (#""id": "7""#, "id"), (#""headline": "H""#, "headline"), (#""text": "T""#, "text"),
    (#""writer": {"name": "N"}"#, "writer"), (#""name": "N""#, "writer.name"),
  ]

  private static let faults = [
    ("null", "is null"), ("[]", "isn't"), ("true", "isn't"), ("7", "isn't"), (nil, "is missing"),
  ]

  @Test(arguments: fields, faults)
  func `says which field is wrong, whichever it is`(
    _ field: (text: String, name: String), _ fault: (value: String?, words: String)
  ) async {
    let right = #"{"id": "7", "headline": "H", "text": "T", "writer": {"name": "N"}}"#
    let key = field.text.prefix { $0 != ":" }
    let wrong = right.replacing(field.text, with: fault.value.map { "\(key): \($0)" } ?? #""x": 0"#)
    let transport = RecordingTransport("{\"posts\": [\(right), \(wrong)]}")

    let outcome = await adapter(over: transport).outcome()

    let kind = field.name == "writer" ? " an object" : " text"
    let reason = "posts[1].\(field.name) \(fault.words)" + (fault.words == "isn't" ? kind : "")
    #expect(outcome == .failure(.unreadable(reason)))
  }

  @Test func `gives no posts when one of them can't be read`() async {
    let transport = RecordingTransport(
      #"{"posts": [{"id": "1", "headline": "", "text": "", "writer": {"name": ""}}, {"id": "2"}]}"#)

    let outcome = await adapter(over: transport).outcome()

    #expect(outcome == .failure(.unreadable("posts[1].headline is missing")))
  }

  @Test(arguments: [
    (APIError.unreachable, PostsError.unavailable("the server can't be reached")),
    (.status(404), .unavailable("the server said 404")),
    (.cancelled, .cancelled),
  ])
  func `translates each of the API client's errors`(
    _ error: APIError, _ translated: PostsError
  ) async {
    let transport = RecordingTransport(.failure(error))

    let outcome = await adapter(over: transport).outcome()

    #expect(outcome == .failure(translated))
  }

  @Test(arguments: [404, 500, 304])
  func `takes no body of a failure for posts`(_ status: Int) async {
    let transport = RecordingTransport(#"{"posts": []}"#, status: status)

    let outcome = await adapter(over: transport).outcome()

    #expect(outcome == .failure(.unavailable("the server said \(status)")))
  }

  @Test func `reads what is on the wire`() async throws {
    let network = Network()
    let url = try #require(URL(string: "https://posts.example/latest"))
    let api = APIClient(transport: WireTransport(network))

    let posts = try await PostsLoadAdapter(api, url: url).load()

    #expect(posts.map(\.id) == ["p1", "p2", "p3"])
    #expect(network.requests.map(\.description) == ["GET /posts/latest"])
  }

  private func adapter(over transport: RecordingTransport) -> PostsLoadAdapter {
    PostsLoadAdapter(APIClient(transport: transport), url: url)
  }
}
