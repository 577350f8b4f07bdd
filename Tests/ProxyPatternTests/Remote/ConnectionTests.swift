import Locking
import Scenario
import TestSupport
import Testing

@testable import Remote

/// Questions that wait for one server, which runs in this process.
@Suite(.endsInTime) struct ConnectionTests {
  private let server = Server()

  @Test func `gives up each question at its own deadline`() async throws {
    let connection = try server.program.connect(nil)
    async let long = answer(connection, within: .seconds(60))
    await server.lines(2)
    let short = await answer(connection, within: .milliseconds(10))
    server.say(#"{"version":1}"#)
    server.say(#"{"id":1,"answer":["Annex"]}"#)

    #expect(short == .failure(.peer("server didn't answer in time")))
    #expect(await long == .success(["Annex"]))
    #expect(server.written.last == #"{"cancel":2}"#)
  }

  @Test(arguments: [true, false])
  func `avoids a server that has missed a deadline until it writes a line`(
    _ greets: Bool
  ) async throws {
    let connection = try server.program.connect(nil)
    if !greets { server.say(#"{"version":1}"#) }
    let before = connection.isOpen
    _ = await answer(connection, within: .milliseconds(10))
    let after = connection.isOpen
    server.say(greets ? #"{"version":1}"# : #"{"id":1,"answer":["late"]}"#)

    #expect(before)
    #expect(!after)
    #expect(connection.isOpen)
  }

  @Test func `ignores an answer that nobody waits for`() async throws {
    let connection = try server.program.connect(nil)
    server.say(#"{"version":1}"#)
    async let answer = answer(connection, within: .seconds(60))
    await server.lines(2)
    for id in [7, 1, 1] { server.say(#"{"id":\#(id),"answer":["\#(id)"]}"#) }

    #expect(await answer == .success(["1"]))
    #expect(connection.isOpen)
  }

  @Test func `ends a server after an unreadable answer, and reports this to later callers`()
    async throws
  {
    let connection = try server.program.connect(nil)
    server.say(#"{"version":1}"#)
    async let first = answer(connection, within: .seconds(60))
    await server.lines(2)
    server.say(#"{"id":1,"answer":"Annex"}"#)
    let answers = [await first, await answer(connection, within: .seconds(60))]

    let fault = RemoteFailure.peer("server wrote an answer that can't be read")
    #expect(answers == [.failure(fault), .failure(fault)])
    #expect(!connection.isOpen)
    #expect(server.isLetGo)
  }

  @Test func `accepts the longest possible deadline`() async throws {
    let connection = try server.program.connect(nil)
    let call = Task { await answer(connection, within: .seconds(Int64.max)) }
    await server.lines(2)
    for _ in 1...1000 { await Task.yield() }
    call.cancel()

    #expect(await call.value == .failure(.cancelled))
  }

  private func answer(
    _ connection: Connection, within deadline: Duration
  ) async -> Result<[String], RemoteFailure> {
    do throws(RemoteFailure) {
      return .success(try await connection.answer(to: .suggestions("an"), within: deadline))
    } catch {
      return .failure(error)
    }
  }
}

/// A server whose lines are written by a test.
private final class Server: Sendable {
  private final class Peer: Remote.Peer {
    let processNumber: Int32 = 1
    let isRunning = true
    let take: @Sendable (String) -> Void

    init(take: @escaping @Sendable (String) -> Void) {
      self.take = take
    }

    func send(_ line: [UInt8]) {
      take(String(decoding: line, as: UTF8.self))
    }
  }

  private struct State: Sendable {
    weak var peer: Peer?
    var heard: (@Sendable ([UInt8], Int32) -> Void)?
    var written: [String] = []
  }

  private let state = Locked(State())

  var program: ServerProgram {
    ServerProgram(name: "server", watch: nil) { [state] ears in
      let peer = Peer { line in state.withLock { $0.written.append(line) } }
      state.withLock { ($0.peer, $0.heard) = (peer, ears.heard) }
      return peer
    }
  }

  var written: [String] { state.withLock(\.written) }

  var isLetGo: Bool { state.withLock { $0.peer == nil } }

  /// Waits until this number of lines has arrived, including the greeting.
  func lines(_ count: Int) async {
    while written.count < count { await Task.yield() }
  }

  func say(_ line: String) {
    state.withLock(\.heard)?(Array(line.utf8), 1)
  }
}
