import Foundation
import Locking
import Processes
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that we talk with line by line.
@Suite(.ends(within: 600)) struct LineProcessTests {
  private let ear = Ear()

  @Test func `carries lines both ways, in their order`() async throws {
    var peer: LineProcess? = try start("exec cat")
    for number in 1...3 { peer?.send(Array("line \(number)".utf8)) }
    await ear.hears(.received("line 3"))
    peer = nil
    await ear.ends()

    let received = ear.all.filter { if case .received = $0 { true } else { false } }
    #expect(received == [.received("line 1"), .received("line 2"), .received("line 3")])
    #expect(ear.all.filter { $0 == .sent("line 2") }.count == 1)
    #expect(ear.all.last == .ended("was let go"))
  }

  @Test func `says that a line was sent before it says what it brought`() async throws {
    let peer = try start("exec cat")
    peer.send(Array("ping".utf8))
    await ear.hears(.received("ping"))

    #expect(ear.all == [.sent("ping"), .received("ping")])
    withExtendedLifetime(peer) {}
  }

  @Test func `puts lines together that come in pieces, and takes several at once`() async throws {
    let peer = try start(
      "printf 'on'; sleep 0.1; printf 'e\\ntwo\\n\\nthr'; sleep 0.1; echo ee; cat")
    await ear.hears(.received("three"))

    #expect(ear.all == ["one", "two", "", "three"].map { .received($0) })
    withExtendedLifetime(peer) {}
  }

  @Test func `drops half a line at the end`() async throws {
    let peer = try start("printf 'whole\\nhalf'; exit 3")
    await ear.hears(.ended("stopped with status 3"))

    #expect(ear.all == [.received("whole"), .ended("stopped with status 3")])
    withExtendedLifetime(peer) {}
  }

  @Test func `hears what was written before the end, also when nothing can be sent any more`()
    async throws
  {
    let peer = try start("exec <&-; echo ready; sleep 0.1; echo last; exit 0")
    await ear.hears(.received("ready"))
    for _ in 1...3 { peer.send(Array("into the void".utf8)) }
    await ear.ends()

    #expect(ear.all.first == .received("ready"))
    #expect(ear.all.last == .ended("stopped with status 0") || ear.all.last == .ended("hung up"))
    #expect(!ear.all.contains(.sent("into the void")))
  }

  @Test func `sends more than a pipe holds, without waiting for it`() async throws {
    let peer = try start("sleep 0.2; exec cat", longestLine: 3_000_000)
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 2_000_000)
    let time = ContinuousClock().measure { peer.send(long) }
    let received = await ear.firstReceived()

    #expect(time < .milliseconds(150))
    #expect(received?.utf8.count == 2_000_000)
  }

  @Test(arguments: ["exec cat /dev/zero", "exec yes | tr -d '\\n'"])
  func `ends a peer whose line never ends`(_ script: String) async throws {
    let peer = try start(script, longestLine: 1000)
    await ear.ends()

    #expect(ear.all == [.ended("wrote a line of more than 1000 bytes")])
    #expect(!isAlive(group: Data("\(peer.processNumber)\n".utf8)))
  }

  @Test func `ends a peer for what its listener finds wrong`() async throws {
    let peer = try start("echo fine; echo wrong; echo more; exec sleep 60")
    await ear.ends()

    #expect(ear.all == [.received("fine"), .received("wrong"), .ended("was wrong")])
    #expect(!isAlive(group: Data("\(peer.processNumber)\n".utf8)))
  }

  @Test(arguments: [
    ("exit 3", "stopped with status 3"), ("kill -KILL $$", "was ended by signal 9 (SIGKILL)"),
    ("exec >&-; exec sleep 60", "hung up"),
    ("sleep 60 & exec >&-; exit 4", "stopped with status 4"),
  ])
  func `says once how a peer ended, and ends what is left of its group`(
    _ script: String, _ reason: String
  ) async throws {
    let peer = try start(script)
    await ear.ends()

    #expect(ear.all == [.ended(reason)])
    #expect(!peer.isRunning)
    #expect(!isAlive(group: Data("\(peer.processNumber)\n".utf8)))
  }

  @Test func `ends a peer that nobody holds any more, even one that is stopped`() async throws {
    var peer: LineProcess? = try start("echo ready; kill -STOP $$; sleep 60")
    let process = try #require(peer?.processNumber)
    await ear.hears(.received("ready"))
    peer = nil
    await ear.ends()

    #expect(ear.all.last == .ended("was let go"))
    #expect(!isAlive(group: Data("\(process)\n".utf8)))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/perl")))
  func `ends a peer that has left its group`() async throws {
    var peer: LineProcess? = try start(
      #"exec perl -e '$| = 1; setpgrp(0, getpgrp(getppid())); print "ready\n"; sleep 60'"#)
    let process = try #require(peer?.processNumber)
    await ear.hears(.received("ready"))
    peer = nil

    let end: Void? = await promptly { [ear] in await ear.ends() }
    if end == nil { kill(process, SIGKILL) }

    #expect(end != nil, "it is never buried")
    #expect(kill(process, 0) != 0)
  }

  @Test func `tells its listener that time passes, and sends what that brings`() async throws {
    let ear = Ear(impatience: 3)
    let peer = try LineProcess(bash("exec cat"), longestLine: 80) { _ in ear }
    await promptly { await ear.hears(.received("hurry up")) }

    #expect(ear.all == [.sent("hurry up"), .received("hurry up")])
    withExtendedLifetime(peer) {}
  }

  @Test func `doesn't run once it is killed, whether we have heard of it or not`() async throws {
    let peer = try start("exec sleep 60")
    let before = peer.isRunning
    kill(peer.processNumber, SIGKILL)
    var info = siginfo_t()
    // Waits for the end, and leaves the rest to who started it.
    waitid(P_PID, id_t(peer.processNumber), &info, WEXITED | WNOWAIT)

    #expect(before)
    #expect(!peer.isRunning)
  }

  @Test func `says why it couldn't start`() async throws {
    let failure = #expect(throws: SpawnFailure.self) {
      try LineProcess(ChildProcess(URL(fileURLWithPath: "/no")), longestLine: 10) { _ in ear }
    }

    #expect(failure?.reason == "no such file or directory")
    #expect(ear.all.isEmpty)
  }

  #if os(Linux)
    // In a process of its own, where no other test opens files or starts programs.
    @Test func `leaves no file open and no process behind`() async {
      await #expect(processExitsWith: .success) {
        let files = { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let before = try files()

        for _ in 1...10 {
          for script in ["exec cat", "exit 1", "kill -9 $$", "exec >&-; sleep 60", "sleep 60 &"] {
            let ear = Ear()
            var peer: LineProcess? = try LineProcess(bash(script), longestLine: 10) { _ in ear }
            peer?.send([1, 2, 3])
            peer = nil
            await ear.ends()
          }
          _ = try? LineProcess(ChildProcess(URL(fileURLWithPath: "/no")), longestLine: 10) { _ in
            Ear()
          }
        }

        // The system libraries may open a file or two for themselves, once. A leak would be
        // tenfold.
        #expect(try files() - before < 10)
        var info = siginfo_t()
        #expect(waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == -1 && errno == ECHILD)
      }
    }

    @Test func `learns how a peer ended, even when we were started so that nobody does`() async {
      await #expect(processExitsWith: .success) {
        signal(SIGCHLD, SIG_IGN)
        let ear = Ear()
        let peer = try LineProcess(bash("kill -9 $$"), longestLine: 10) { _ in ear }
        await ear.ends()

        #expect(ear.all == [.ended("was ended by signal 9 (SIGKILL)")])
        withExtendedLifetime(peer) {}
      }
    }

    @Test func `starts a peer that ignores no signal, whatever we ignore`() async {
      await #expect(processExitsWith: .success) {
        signal(SIGUSR1, SIG_IGN)
        let ear = Ear()
        let peer = try LineProcess(bash("kill -USR1 $$"), longestLine: 10) { _ in ear }
        await ear.ends()

        #expect(ear.all == [.ended("was ended by signal 10")])
        withExtendedLifetime(peer) {}
      }
    }

    @Test func `starts nothing when it can't see which files are open`() async {
      await #expect(processExitsWith: .success) {
        var files: [Int32] = []
        while case let file = open("/dev/null", O_RDONLY), file >= 0 { files.append(file) }
        // Enough for three pipes, and not one more.
        for _ in 1...6 { close(files.removeLast()) }
        let failure = #expect(throws: SpawnFailure.self) {
          try LineProcess(bash("exit"), longestLine: 10) { _ in Ear() }
        }
        for file in files { close(file) }

        #expect(failure?.reason == "too many open files")
        _ = try LineProcess(bash("exit"), longestLine: 10) { _ in Ear() }
      }
    }

    @Test func `hands none of its pipes to another`() async {
      await #expect(processExitsWith: .success) {
        let peers = try await withThrowingTaskGroup { group in
          for _ in 1...40 {
            group.addTask { try LineProcess(bash("exec cat"), longestLine: 10) { _ in Ear() } }
          }
          return try await group.reduce(into: [LineProcess]()) { $0.append($1) }
        }

        let pipes = try peers.flatMap { peer in
          let folder = "/proc/\(peer.processNumber)/fd"
          return try ["0", "1"].map {
            try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
          }
        }
        let open = try peers.flatMap { peer in
          let folder = "/proc/\(peer.processNumber)/fd"
          return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
          }
        }
        #expect(Set(pipes).count == 80)
        #expect(open.count { pipes.contains($0) } == 80)
      }
    }
  #endif

  private func start(_ script: String, longestLine: Int = 1000) throws -> LineProcess {
    try LineProcess(bash(script), longestLine: longestLine) { _ in ear }
  }
}

/// Notes what a peer does.
private final class Ear: LineListener {
  enum Event: Equatable, Sendable {
    case sent(String)
    case received(String)
    case ended(String)
  }

  private let heard = Locked<[Event]>([])
  private let times = Locked(0)
  private let impatience: Int?
  private let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation

  /// - Parameter impatience: How often time has to pass before it sends a line.
  init(impatience: Int? = nil) {
    self.impatience = impatience
    (events, continuation) = AsyncStream.makeStream()
  }

  var all: [Event] { heard.withLock(\.self) }

  func sent(_ line: [UInt8]) {
    note(.sent(String(decoding: line, as: UTF8.self)))
  }

  func received(_ line: [UInt8]) -> String? {
    let text = String(decoding: line, as: UTF8.self)
    note(.received(text))
    return text == "wrong" ? "was wrong" : nil
  }

  func timePassed() -> [[UInt8]] {
    let time = times.withLock { times in
      times += 1
      return times
    }
    return time == impatience ? [Array("hurry up".utf8)] : []
  }

  func ended(because reason: String) {
    note(.ended(reason))
    continuation.finish()
  }

  /// Waits for an event, or for the end.
  func hears(_ wanted: Event) async {
    for await event in events where event == wanted { return }
  }

  /// Waits for the end.
  func ends() async {
    for await _ in events {}
  }

  /// Waits for a line.
  func firstReceived() async -> String? {
    for await event in events {
      if case .received(let line) = event { return line }
    }
    return nil
  }

  private func note(_ event: Event) {
    heard.withLock { $0.append(event) }
    continuation.yield(event)
  }
}

private func bash(_ script: String) -> ChildProcess {
  ChildProcess(URL(fileURLWithPath: "/bin/bash"), ["-c", script])
}
