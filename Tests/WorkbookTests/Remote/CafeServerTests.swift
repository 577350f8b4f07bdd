import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

/// The program `cafe-server`, as somebody sees it who starts it by hand.
@Suite(.ends(within: 600)) struct CafeServerTests {
  private static let hello =
    #"{"version":1,"email":"user@example.com","token":"special-token-value"}"#

  @Test func `ends when its input does, with status 0`() async throws {
    let report = try await run("", input: "")

    #expect(report.ending == .exited(0))
    #expect(report.errors.isEmpty)
  }

  @Test func `says so when its input ends in the middle of a line`() async throws {
    let report = try await run("", input: Self.hello + "\n" + #"{"id":1,"sugges"#)

    #expect(report.ending == .exited(65))
    #expect(String(decoding: report.errors, as: UTF8.self).contains("can't read line 2"))
  }

  @Test func `says which line makes no sense, and what would`() async throws {
    let report = try await run("", input: Self.hello + "\nhello\n", lingering: 60)

    #expect(report.ending == .exited(65))
    #expect(
      String(decoding: report.errors, as: UTF8.self)
        == "cafe-server: can't read line 2: a correct line is {\"id\":1,\"suggestions\":\"an\"}\n")
  }

  @Test(arguments: [
    ("--fail", "cafe-server: unknown option '--fail': see --help\n"),
    ("now", "cafe-server: unexpected argument 'now': cafe-server takes options only, see --help\n"),
    (
      "--fail-next=-1",
      "cafe-server: '-1' isn't valid for '--fail-next': give a whole number from 0 to 1000000\n"
    ),
  ])
  func `refuses what it doesn't know`(_ word: String, _ message: String) async throws {
    let report = try await run(word, input: "")

    #expect(report.ending == .exited(64))
    #expect(String(decoding: report.errors, as: UTF8.self) == message)
    #expect(report.output.isEmpty)
  }

  @Test func `shows in its help lines that work, even when nothing follows them`() async throws {
    let help = String(decoding: try await run("--help", input: "").output, as: UTF8.self)
    let lines = help.split(separator: "\n").filter { $0.hasPrefix("  {") }

    let report = try await run("", input: lines.joined(separator: "\n") + "\n")
    let answers = String(decoding: report.output, as: UTF8.self).split(separator: "\n").dropFirst()

    #expect(answers.count == lines.count - 1)
    #expect(answers.allSatisfy { $0.hasPrefix(#"{"answer":"#) })
  }

  @Test func `answers the chapter's lines as the chapter says`() async throws {
    let chapter = try SourceTree.text(of: "Chapters/4-proxy/another-process.md")
    let lines = chapter.split(separator: "\n").filter { $0.hasPrefix("{") }
    let report = try await run("--fail-next=1", input: lines.joined(separator: "\n") + "\n")
    let answers = String(decoding: report.output, as: UTF8.self).split(separator: "\n")

    #expect(lines.count == 3)
    #expect(answers.count == 3)
    #expect(answers.first == #"{"version":1}"#)
    #expect(answers.contains { $0.hasPrefix(#"{"error":"#) && $0.hasSuffix(#","id":1}"#) })
    #expect(answers.contains { $0 == #"{"answer":["Anchor Coffee"],"id":2}"# })
  }

  /// Runs the server on an input that ends some seconds after its last line.
  private func run(
    _ argument: String, input: String, lingering: Int = 0
  ) async throws -> ChildReport {
    let script = #"exec "$0" ${1:+"$1"} < <(printf %s "$2"; sleep "$3")"#
    let server = try BuiltPrograms.file("cafe-server").path
    return await ChildProcess(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script, server, argument, input, "\(lingering)"]
    ).run(deadline: .seconds(60))
  }
}
