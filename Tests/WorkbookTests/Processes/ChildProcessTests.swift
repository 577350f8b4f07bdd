import Foundation
import ProgramSupport
import TestSupport
import Testing

@testable import CommandLineSupport
@testable import Processes

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.ends(within: 600)) struct ChildProcessTests {
  @Test func `returns status, output and errors`() async {
    let report = await bash("echo out; echo err >&2; exit 3").run(deadline: patience)

    #expect(report.ending == .exited(3))
    #expect(report.output == Data("out\n".utf8))
    #expect(report.errors == Data("err\n".utf8))
  }

  @Test func `passes arguments, environment and folder unchanged`() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let child = ChildProcess(
      URL(fileURLWithPath: "/bin/bash"), ["-c", #"echo "$1|$GREETING|$PWD""#, "-", "a b 'c'"],
      environment: ["GREETING": "hällo"], directory: folder.url)

    let report = await child.run(deadline: patience)

    let words = String(decoding: report.output, as: UTF8.self).split(separator: "|")
    #expect(words.prefix(2) == ["a b 'c'", "hällo"])
    #expect(words.last?.hasSuffix("\(folder.url.lastPathComponent)\n") == true)
  }

  @Test(arguments: [("SEGV", 11), ("KILL", 9), ("TERM", 15), ("PIPE", 13)])
  func `reports the signal that ended it`(_ name: String, _ number: Int32) async {
    let report = await bash("echo before; kill -\(name) $$; sleep 60").run(deadline: patience)

    #expect(report.ending == .signalled(number))
    #expect(report.output == Data("before\n".utf8))
  }

  @Test(arguments: [
    "sleep 600", "trap '' TERM INT HUP; while :; do sleep 600; done", "sleep 600 & wait",
    "exec >&- 2>&-; sleep 600", "kill -STOP $$",
  ])
  func `ends at the deadline, whatever the child does`(_ script: String) async {
    let child = bash("echo $$ >&2; " + script)
    var report = ChildReport(ending: .exited(0))

    let time = await ContinuousClock().measure {
      report = await child.run(deadline: .seconds(3))
    }

    #expect(report.ending == .timedOut(after: .seconds(3)))
    #expect(time < .seconds(300))
    #expect(!isAlive(group: report.errors))
  }

  @Test(arguments: [
    (#"trap 'echo gone; exit' INT; while :; do sleep 0.05; done"#, 10_000, "gone\n"),
    ("trap '' INT; while :; do sleep 0.05; done", 50, ""),
  ])
  func `gives a child time to end its own children`(
    _ script: String, _ milliseconds: Int, _ said: String
  ) async {
    var child = bash(script)
    child.gracePeriod = .milliseconds(milliseconds)

    let report = await child.run(deadline: .seconds(3))

    #expect(report.ending == .timedOut(after: .seconds(3)))
    #expect(report.printed == said)
  }

  // In a separate process, which is interrupted.
  @Test func `notices a signal that arrives as soon as it listens`() async {
    await #expect(processExitsWith: .exitCode(129)) {
      ChildProcess.endAllWhenInterrupted()
      kill(getpid(), SIGHUP)
      try await Task.sleep(for: .seconds(20))
    }
  }

  @Test func `counts the deadline from the last progress`() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let sign = folder.url.appendingPathComponent("sign").path
    let progress = { @Sendable in FileManager.default.contents(atPath: sign)?.count ?? 0 }
    func child(_ script: String) -> ChildProcess {
      ChildProcess(URL(fileURLWithPath: "/bin/bash"), ["-c", script, sign])
    }

    var slow = child(#"sleep 3; for _ in 1 2 3; do echo >>"$0"; sleep 1; done"#)
    let started = await slow.run(deadline: .seconds(2), progress: progress)
    try FileManager.default.removeItem(atPath: sign)
    let stuck = await child(#"sleep 3; echo >>"$0"; sleep 60"#)
      .run(deadline: .seconds(2), progress: progress)
    let endless = await child(#"while :; do echo >>"$0"; sleep 0.1; done"#)
      .run(deadline: .milliseconds(500), progress: progress)
    slow.patience = .zero
    let late = await slow.run(deadline: .seconds(1), progress: { 0 })

    #expect(started.ending == .exited(0))
    #expect(stuck.ending == .timedOut(after: .seconds(2)))
    #expect(
      endless.ending == .timedOut(after: .milliseconds(500)), "a deadline twelve times in all")
    #expect(late.ending == .timedOut(after: .seconds(1)))
  }

  @Test func `doesn't wait for a grandchild that keeps the pipes open, and ends it`() async {
    let report = await bash("echo $$ >&2; sleep 60 & echo done").run(deadline: patience)

    #expect(report.ending == .exited(0))
    #expect(report.output == Data("done\n".utf8))
    #expect(!isAlive(group: report.errors))
  }

  @Test func `ends a grandchild in a different group`() async {
    // Job control puts each job in its own group. The process in between is gone by then.
    let report = await bash("set -m; (sleep 60 & echo $!) >&2").run(deadline: patience)
    let hung = await bash("set -m; sleep 60 & echo $! >&2; wait").run(deadline: .seconds(3))

    #expect(report.ending == .exited(0))
    #expect(hung.ending == .timedOut(after: .seconds(3)))
    #expect(!isAlive(group: report.errors))
    #expect(!isAlive(group: hung.errors))
  }

  @Test(arguments: ["", ">&2"])
  func `ends a child that writes too much`(_ redirection: String) async {
    let report = await bash("yes \(redirection)")
      .run(deadline: patience, limit: 1000)

    #expect(report.ending == .tooMuchOutput(bytes: 1000))
    #expect(report.output.count + report.errors.count == 1000)
  }

  @Test func `accepts as much as the limit allows`() async {
    let report = await bash("printf %1000s").run(deadline: patience, limit: 1000)

    #expect(report.ending == .exited(0))
    #expect(report.output.count == 1000)
  }

  @Test func `reads more than a pipe can hold`() async {
    let report = await bash("head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2")
      .run(deadline: patience)

    #expect(report.ending == .exited(0))
    #expect(report.output.count == 300_000)
    #expect(report.errors.count == 300_000)
  }

  @Test func `reports why it couldn't start`() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("text")
    try Data("text".utf8).write(to: file)

    let missing = await ChildProcess(folder.url.appendingPathComponent("no")).run(
      deadline: patience)
    let text = await ChildProcess(file).run(deadline: patience)

    #expect(missing.ending == .notStarted("no such file or directory"))
    #expect(text.ending == .notStarted("permission denied"))
  }

  // In a separate process, where no other test starts children.
  @Test func `doesn't count the time while other children start`() async {
    await #expect(processExitsWith: .success) {
      Thread.detachNewThread { ProcessRegistry.withoutStarting { _ = sleep(4) } }
      try await Task.sleep(for: .seconds(1))

      let report = await bash("true").run(deadline: .seconds(2))

      #expect(report.ending == .exited(0))
    }
  }

  @Test func `runs more children than the default limit of open files on macOS allows`() async {
    await #expect(processExitsWith: .success) {
      var few = rlimit()
      getrlimit(ProcessRegistry.openFiles, &few)
      few.rlim_cur = 64
      setrlimit(ProcessRegistry.openFiles, &few)

      let endings = await withTaskGroup { group in
        for _ in 0..<60 { group.addTask { await bash("sleep 1").run(deadline: patience).ending } }
        return await group.reduce(into: []) { $0.append($1) }
      }

      #expect(endings.allSatisfy { $0 == .exited(0) }, "\(endings)")
    }
  }

  #if os(Linux)
    // In a separate process, where no other test opens files.
    @Test func `leaves no file open`() async {
      await #expect(processExitsWith: .success) {
        let files = { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let before = try files()

        for _ in 1...10 {
          for script in ["true", "kill -9 $$", "sleep 60 &", "exec >&-; sleep 60"] {
            _ = await bash(script).run(deadline: .milliseconds(50))
          }
          _ = await ChildProcess(URL(fileURLWithPath: "/no")).run(deadline: patience)
        }

        // The system libraries may open one or two files once. A leak would open ten times as many.
        #expect(try files() - before < 10)
      }
    }
  #endif
}

// Enough for a busy machine. No test waits that long.
private let patience = Duration.seconds(60)

func bash(_ script: String) -> ChildProcess {
  ChildProcess(URL(fileURLWithPath: "/bin/bash"), ["-c", script])
}
