import Foundation
import PostList
import PostsAdapter
import TestSupport
import Testing
import WebAPI

/// The adapter over real HTTP, with a server on this machine's loopback.
@Suite struct HTTPTests {
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
    let server = try LoopbackServer(answer, answer, answer)
    defer { server.stop() }
    let posts = try posts(from: server, patience: 1)

    let outcome = await promptly { await posts.outcome() }

    #expect(outcome == .failure(.unavailable("the server can't be reached")))
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
    let posts = try posts(from: server, patience: 60)
    let load = Task { await posts.outcome() }
    for _ in 1...1000 where server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }

    load.cancel()

    let outcome = await promptly { await load.value }
    #expect(outcome == .failure(.cancelled))
  }

  @Test func `leaves no server behind, be it stopped, done or out of time`() async throws {
    let stopped = try LoopbackServer(.silence)
    let done = try LoopbackServer(LoopbackServer.response("200 OK", Self.answer))
    let late = try LoopbackServer(.silence, lifetime: 0.1)
    #expect(LoopbackServer.isListening(at: stopped.port))

    stopped.stop()
    _ = try await posts(from: done).outcome()

    for server in [stopped, done, late] {
      for _ in 1...1000 where LoopbackServer.isListening(at: server.port) {
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(!LoopbackServer.isListening(at: server.port))
    }
  }

  private func posts(
    from server: LoopbackServer, patience: Double = 30
  ) throws -> PostsLoadAdapter {
    PostsLoadAdapter(
      APIClient(transport: URLSessionTransport(patience: patience)),
      url: try #require(server.url("/latest")))
  }
}
