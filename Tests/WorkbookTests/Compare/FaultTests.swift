import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing
import Transcripts

@Suite(.ends(within: 600)) struct FaultTests {
  @Test(arguments: [
    ("exit 3", "proxy stopped with status 3"),
    ("echo 'no luck' >&2; echo more >&2; exit 3", "proxy stopped with status 3: no luck"),
    ("kill -SEGV $$; sleep 60", "proxy was ended by signal 11 (SIGSEGV)"),
    ("yes", "proxy printed more than 1000000 bytes"),
    ("", "proxy printed nothing"),
    ("sleep 60 &", "proxy printed nothing"),
    ("echo rubbish", "proxy printed an incomplete transcript"),
    ("echo '{}'", "proxy printed an incomplete transcript"),
    ("echo '[1, 2]'", "proxy printed an incomplete transcript"),
    (#"printf '\377\000'"#, "proxy printed an incomplete transcript"),
    ("\"${0%/*}/bridge\" | head -c 500", "proxy printed an incomplete transcript"),
    ("\"${0%/*}/bridge\"", "proxy printed a transcript of 'bridge'"),
  ])
  func `fails only in its own column`(_ script: String, _ sentence: String) async throws {
    let stage = try await Stage()
    try stage.play("proxy", script)

    let report = try await stage.compare("--format", "json")

    #expect(report.ending == .exited(1))
    #expect(try Stage.failures(in: report) == ["proxy": sentence])
    #expect(report.errors.isEmpty)
    #expect(try !stage.isAlive("proxy"))
  }

  @Test(arguments: ["sleep 60", "trap '' TERM INT; while :; do sleep 60; done", "sleep 60 & wait"])
  func `fails only in its own column if it hangs, even if the others start slowly`(
    _ script: String
  ) async throws {
    let stage = try await Stage(start: .seconds(3))
    try stage.play("proxy", script)

    let report = try await stage.compare("--format", "json", "--deadline", "10")

    #expect(report.ending == .exited(1))
    #expect(
      try Stage.failures(in: report) == ["proxy": "proxy was still running after 10 seconds"])
    #expect(report.errors.isEmpty)
    #expect(try !stage.isAlive("proxy"))
  }

  @Test func `gives slow programs enough time to start`() async throws {
    let stage = try await Stage(start: .seconds(6))

    let report = try await stage.compare("--format", "json")

    #expect(report.ending == .exited(0))
  }

  @Test func `fails only in columns whose programs are missing or can't run`() async throws {
    let stage = try await Stage()
    let file = { stage.folder.url.appendingPathComponent($0).path }
    try FileManager.default.removeItem(atPath: file("adapter"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: file("facade"))

    let report = try await stage.compare("--format", "json")

    #expect(report.ending == .exited(1))
    #expect(
      try Stage.failures(in: report) == [
        "adapter": "adapter couldn't be started: no such file or directory",
        "facade": "facade couldn't be started: permission denied",
      ])
  }

  @Test func `fails in columns whose steps are missing, repeated or out of order`() async throws {
    let stage = try await Stage()
    var rows = Stage.transcript("").rows
    rows.swapAt(0, 1)
    try stage.play("adapter", Transcript(column: "adapter", built: [], rows: rows))
    try stage.play("bridge", Transcript(column: "bridge", built: [], rows: rows.dropLast()))
    try stage.play("facade", Transcript(column: "facade", built: [], rows: rows + [rows[0]]))

    let report = try await stage.compare("--format", "json")

    #expect(
      try Stage.failures(in: report) == [
        "adapter": "adapter printed a transcript with its steps out of order",
        "bridge": "bridge printed a transcript without the step 'forwarded'",
        "facade": "facade printed a transcript with the step 'wrong-password' twice",
      ])
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `ends the programs when it is interrupted`(
    _ signal: String, _ status: Int32
  ) async throws {
    let stage = try await Stage()
    // A program of the comparison interrupts it while its sibling waits forever.
    try stage.play("bridge", "sleep 60")
    try stage.play(
      "proxy",
      """
      until [ -s "${0%/*}/bridge.pid" ]; do sleep 0.1; done
      kill -\(signal) $PPID
      sleep 60
      """)

    let report = try await stage.compare("--only", "bridge,proxy", "--deadline", "20")

    #expect(report.ending == .exited(status))
    #expect(report.output.isEmpty)
    #expect(try !stage.isAlive("bridge"))
    #expect(try !stage.isAlive("proxy"))
  }
}
