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

/// A program with which the tests exchange lines.
@Suite(.ends(within: 600)) struct LineProcessTests {
  private let ear = Ear()

  @Test func `passes lines both ways, in order`() async throws {
    var peer: LineProcess? = try start("exec cat")
    for number in 1...3 { peer?.send(Array("line \(number)".utf8)) }
    await ear.hears(.heard("line 3"))
    peer = nil
    await ear.ends()

    let killed = "was ended by signal 9 (SIGKILL)"
    #expect(ear.all == (1...3).map { .heard("line \($0)") } + [.ended(killed)])
  }

  @Test func `joins lines that arrive in pieces, and accepts several at once`() async throws {
    let peer = try start(
      "printf 'on'; sleep 0.1; printf 'e\\ntwo\\n\\nthr'; sleep 0.1; echo ee; cat")
    await ear.hears(.heard("three"))

    #expect(ear.all == ["one", "two", "", "three"].map { .heard($0) })
    withExtendedLifetime(peer) {}
  }

  @Test func `drops half a line at the end`() async throws {
    let peer = try start("printf 'whole\\nhalf'; exit 3")
    await ear.hears(.ended("stopped with status 3"))

    #expect(ear.all == [.heard("whole"), .ended("stopped with status 3")])
    withExtendedLifetime(peer) {}
  }

  @Test func `reads lines from before the end, even if nothing can be sent anymore`()
    async throws
  {
    let peer = try start("exec <&-; echo ready; sleep 0.1; echo last; exit 0")
    await ear.hears(.heard("ready"))
    for _ in 1...3 { peer.send(Array("into the void".utf8)) }
    await ear.ends()

    #expect(ear.all == [.heard("ready"), .heard("last"), .ended("stopped with status 0")])
  }

  @Test func `sends more than a pipe can hold, without waiting`() async throws {
    let peer = try start("sleep 0.2; exec cat", longestLine: 3_000_000)
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 2_000_000)
    let time = ContinuousClock().measure { peer.send(long) }
    let received = await ear.firstHeard()

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

  @Test(arguments: [
    ("exit 3", "stopped with status 3"), ("kill -KILL $$", "was ended by signal 9 (SIGKILL)"),
    ("exec >&-; exec sleep 60", "hung up"),
    ("sleep 60 & exec >&-; exit 4", "stopped with status 4"),
  ])
  func `reports once how a peer ended, and ends the rest of its group`(
    _ script: String, _ reason: String
  ) async throws {
    let peer = try start(script)
    await ear.ends()

    #expect(ear.all == [.ended(reason)])
    #expect(!peer.isRunning)
    #expect(!isAlive(group: Data("\(peer.processNumber)\n".utf8)))
  }

  @Test func `ends a released peer, even a stopped one`() async throws {
    var peer: LineProcess? = try start("echo ready; kill -STOP $$; sleep 60")
    let process = try #require(peer?.processNumber)
    await ear.hears(.heard("ready"))
    peer = nil
    await ear.ends()

    #expect(ear.all.last == .ended("was ended by signal 9 (SIGKILL)"))
    #expect(!isAlive(group: Data("\(process)\n".utf8)))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/perl")))
  func `ends a peer that has left its group`() async throws {
    var peer: LineProcess? = try start(
      #"exec perl -e '$| = 1; setpgrp(0, getpgrp(getppid())); print "ready\n"; sleep 60'"#)
    let process = try #require(peer?.processNumber)
    await ear.hears(.heard("ready"))
    peer = nil

    let end: Void? = await promptly { [ear] in await ear.ends() }
    if end == nil { kill(process, SIGKILL) }

    #expect(end != nil, "it is never buried")
    #expect(kill(process, 0) != 0)
  }

  @Test func `isn't running once it was killed, even before it was reaped`() async throws {
    let peer = try start("exec sleep 60")
    let before = peer.isRunning
    kill(peer.processNumber, SIGKILL)
    var info = siginfo_t()
    // Waits for the end without reaping the process.
    waitid(P_PID, id_t(peer.processNumber), &info, WEXITED | WNOWAIT)

    #expect(before)
    #expect(!peer.isRunning)
  }

  @Test func `reports why it couldn't start`() async throws {
    let failure = #expect(throws: SpawnFailure.self) {
      try ear.listens(to: ChildProcess(URL(fileURLWithPath: "/no")))
    }

    #expect(failure?.reason == "no such file or directory")
    #expect(ear.all.isEmpty)
  }

  #if os(Linux)
    // In a separate process, where no other test opens files or starts programs.
    @Test func `leaves no file open and no process behind`() async {
      await #expect(processExitsWith: .success) {
        let files = { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let before = try files()

        for _ in 1...10 {
          for script in ["exec cat", "exit 1", "kill -9 $$", "exec >&-; sleep 60", "sleep 60 &"] {
            let ear = Ear()
            var peer: LineProcess? = try ear.listens(to: bash(script))
            peer?.send([1, 2, 3])
            peer = nil
            await ear.ends()
          }
          _ = try? Ear().listens(to: ChildProcess(URL(fileURLWithPath: "/no")))
        }

        // The system libraries may open one or two files once. A leak would open ten times as many.
        #expect(try files() - before < 10)
        var info = siginfo_t()
        #expect(waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == -1 && errno == ECHILD)
      }
    }

    @Test func `learns how a peer ended, even if this process inherited an ignored SIGCHLD`() async
    {
      await #expect(processExitsWith: .success) {
        signal(SIGCHLD, SIG_IGN)
        let ear = Ear()
        let peer = try ear.listens(to: bash("kill -9 $$"))
        await ear.ends()

        #expect(ear.all == [.ended("was ended by signal 9 (SIGKILL)")])
        withExtendedLifetime(peer) {}
      }
    }

    @Test func `starts a peer with default signals, even if this process ignores some`() async {
      await #expect(processExitsWith: .success) {
        signal(SIGUSR1, SIG_IGN)
        let ear = Ear()
        let peer = try ear.listens(to: bash("kill -USR1 $$"))
        await ear.ends()

        #expect(ear.all == [.ended("was ended by signal 10")])
        withExtendedLifetime(peer) {}
      }
    }

    @Test func `starts nothing if it can't list the open files`() async {
      await #expect(processExitsWith: .success) {
        var files: [Int32] = []
        while case let file = open("/dev/null", O_RDONLY), file >= 0 { files.append(file) }
        // Just enough for two pipes.
        for _ in 1...4 { close(files.removeLast()) }
        let failure = #expect(throws: SpawnFailure.self) {
          try Ear().listens(to: bash("exit"))
        }
        for file in files { close(file) }

        #expect(failure?.reason == "too many open files")
        _ = try Ear().listens(to: bash("exit"))
      }
    }

    @Test func `passes its pipes to no other process`() async {
      await #expect(processExitsWith: .success) {
        let peers = try await withThrowingTaskGroup { group in
          for _ in 1...40 {
            group.addTask { try Ear().listens(to: bash("exec cat")) }
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
    try ear.listens(to: bash(script), longestLine: longestLine)
  }
}

/// Records the events of a peer.
private final class Ear: Sendable {
  enum Event: Equatable, Sendable {
    case heard(String)
    case ended(String)
  }

  private let noted = Locked<[Event]>([])
  private let (events, continuation) = AsyncStream<Event>.makeStream()

  var all: [Event] { noted.withLock(\.self) }

  func listens(to program: ChildProcess, longestLine: Int = 10) throws(SpawnFailure) -> LineProcess
  {
    try LineProcess(program, longestLine: longestLine) { line, _ in
      self.note(.heard(String(decoding: line, as: UTF8.self)))
    } ended: { reason in
      self.note(.ended(reason))
      self.continuation.finish()
    }
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
  func firstHeard() async -> String? {
    for await event in events {
      if case .heard(let line) = event { return line }
    }
    return nil
  }

  private func note(_ event: Event) {
    noted.withLock { $0.append(event) }
    continuation.yield(event)
  }
}
