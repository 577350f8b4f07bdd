import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import Grading

#if os(Linux)
  /// The limits of a running exercise. These tests need bubblewrap, which `.ci/run` installs.
  @Suite(.ends(within: 600)) struct SandboxTests {
    private func run(_ script: String) async throws -> (text: String, record: String?) {
      let folder = try TemporaryFolder()
      // Not where the sandbox hides everything anyway.
      let hidden = SourceTree.root.appendingPathComponent(".build/hidden \(UUID().uuidString)")
      let manager = FileManager.default
      try manager.createDirectory(at: hidden, withIntermediateDirectories: true)
      defer {
        folder.remove()
        try? manager.removeItem(at: hidden)
      }
      try Data("secret".utf8).write(to: hidden.appendingPathComponent("solution"))
      let record = URL(fileURLWithPath: try folder.file("record", holding: ""))
      let sandbox = try await Sandbox.ofThisMachine().hiding([hidden])
      var child = ChildProcess(
        URL(fileURLWithPath: "/bin/sh"), ["-c", script, "-", hidden.path, record.path])
      child.environment = Sandbox.environment(of: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "PASSWORD": "secret",
      ])
      let report = await sandbox.around(child, in: folder.url, writing: record)
        .run(deadline: .seconds(20))
      #expect(try folder.contents == ["record"])
      #expect(try manager.contentsOfDirectory(atPath: hidden.path) == ["solution"])
      return (report.text, try? String(contentsOf: record, encoding: .utf8))
    }

    @Test func `can write only its record`() async throws {
      let name = "/tmp/five-wrappers.\(UUID().uuidString)"
      let seen = try await run(
        """
        echo done >"$2"; echo x >x; echo x >"$1/x"; echo x >/usr/x; rm "$2"; echo x >\(name); cat \(name)
        """)

      #expect(seen.record == "done\n")
      #expect(seen.text.contains("x\n"))
      #expect(!FileManager.default.fileExists(atPath: name))
    }

    @Test func `sees no solution, no password, no network and no other process`() async throws {
      let seen = try await run(
        """
        cat "$1/solution"; env; ls /proc | grep -c '^[0-9]'; cat /proc/net/dev
        """)

      #expect(!seen.text.contains("secret"))
      #expect(!seen.text.contains("eth"))
      let processes = seen.text.split(separator: "\n").compactMap { Int($0) }.first
      #expect((1...8).contains(processes ?? 0), "\(seen.text)")
    }

    @Test func `reports a signal like a check`() {
      let report = ChildReport(ending: .exited(128 + SIGSEGV))

      #expect(Sandbox.bubblewrap(hidden: []).reportOfTests(report).ending == .signalled(SIGSEGV))
      #expect(Sandbox.none.reportOfTests(report) == report)
    }

    @Test func `leaves no child process behind, even in a session of its own`() async throws {
      let mark = UUID().uuidString

      _ = try await run("setsid sh -c 'sleep 60; : \(mark)' >/dev/null 2>&1 & sleep 0.2")

      let found = await ChildProcess(
        URL(fileURLWithPath: "/bin/sh"), ["-c", "ps -eo args= | grep -c '[s]leep 60; : \(mark)'"]
      ).run(deadline: .seconds(20))
      #expect(found.text.hasPrefix("0"))
    }
  }
#endif
