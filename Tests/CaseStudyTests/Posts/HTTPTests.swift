import FakeNetwork
import Foundation
import PostList
import PostsAdapter
import TestSupport
import Testing
import WebAPI

/// The adapter over real HTTP, with a server on this machine's loopback.
@Suite(.endsInTime) struct HTTPTests {
  private static let answer = #"""
    {"posts": [{"id": "1", "headline": "Low tide", "text": "", "writer": {"name": "Möwe"}}]}
    """#

  @Test @MainActor func `shows posts that came over HTTP`() async throws {
    let server = try LoopbackServer(LoopbackServer.response("200 OK", Self.answer))
    defer { server.stop() }
    let screen = PostsScreen(loader: try posts(from: server))

    await screen.reload()

    #expect(screen.lines == ["Low tide, by Möwe"])
    #expect(server.requests == ["GET /latest HTTP/1.1"])
  }

  @Test func `asks the server again at each load, and keeps no answer`() async throws {
    let server = try LoopbackServer(
      LoopbackServer.response("200 OK", Self.answer),
      LoopbackServer.response("200 OK", #"{"posts": []}"#))
    defer { server.stop() }
    let posts = try posts(from: server)

    let counts = try await [posts.load().count, posts.load().count]

    #expect(counts == [1, 0])
  }

  @Test(arguments: ["404 Not Found", "503 Service Unavailable"])
  func `says which failure the server sent`(_ status: String) async throws {
    let server = try LoopbackServer(LoopbackServer.response(status, Self.answer))
    defer { server.stop() }

    let outcome = try await posts(from: server).outcome()

    #expect(outcome == .failure(.unavailable("the server said \(status.prefix(3))")))
  }

  @Test(arguments: [
    LoopbackServer.Answer.bytes(""), .bytes("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"),
    .silence,
  ])
  func `can't reach a server that doesn't answer as HTTP does`(
    _ answer: LoopbackServer.Answer
  ) async throws {
    let server = try LoopbackServer(answer)
    defer { server.stop() }
    // The system's client of macOS asks some times more by itself when a connection breaks.
    let transport = InsistentTransport(transport: URLSessionTransport(patience: 1), tries: 5)
    let posts = try posts(from: server, over: transport)

    let outcome = await promptly(within: .seconds(60)) { await posts.outcome() }

    #expect(outcome == .failure(.unavailable("the server can't be reached")))
    #expect(server.requests.count >= 5)
  }

  @Test func `can't reach a port where nobody listens`() async throws {
    let server = try LoopbackServer()
    server.stop()

    let outcome = try await posts(from: server).outcome()

    #expect(outcome == .failure(.unavailable("the server can't be reached")))
  }

  @Test func `stops waiting for a silent server when its caller is cancelled`() async throws {
    let server = try LoopbackServer(.silence)
    defer { server.stop() }
    let posts = try posts(from: server, over: URLSessionTransport(patience: 60))
    let load = Task { await posts.outcome() }
    for _ in 1...6000 where server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }

    load.cancel()

    let outcome = await promptly { await load.value }
    #expect(outcome == .failure(.cancelled))
  }

  @Test func `leaves no server behind, be it stopped or out of time`() async throws {
    let stopped = try LoopbackServer(LoopbackServer.response("200 OK", Self.answer))
    let late = try LoopbackServer(.silence, lifetime: 0.1)
    #expect(LoopbackServer.isListening(at: stopped.port))

    stopped.stop()

    for server in [stopped, late] {
      for _ in 1...1000 where LoopbackServer.isListening(at: server.port) {
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(!LoopbackServer.isListening(at: server.port))
    }
  }

  private func posts(
    from server: LoopbackServer,
    over transport: some HTTPTransport = URLSessionTransport(patience: 30)
  ) throws -> PostsLoadAdapter {
    PostsLoadAdapter(
      APIClient(transport: transport), url: try #require(server.url("/latest")))
  }
}

/// Asks again when it gets no answer.
private struct InsistentTransport: HTTPTransport {
  let transport: URLSessionTransport
  let tries: Int

  func get(_ url: URL) async throws(APIError) -> Response {
    for _ in 1..<tries {
      do {
        return try await transport.get(url)
      } catch {
        continue
      }
    }
    return try await transport.get(url)
  }
}
