import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct OutputTests {
  @Test func `can't write into a missing folder`() async throws {
    let stage = try await Stage()

    let report = try await stage.compare("--output", "/no/such/folder/out")

    #expect(report.ending == .exited(73))
    #expect(report.output.isEmpty)
    #expect(
      String(decoding: report.errors, as: UTF8.self)
        == "compare: can't write '/no/such/folder/out': no such file or directory\n")
  }

  @Test func `takes a file whose name is one letter`() async throws {
    let stage = try await Stage()

    let report = try await stage.compare("--output", "o")

    #expect(report.ending == .exited(0), "\(report.complaint)")
    #expect(FileManager.default.contents(atPath: stage.folder.url.path + "/o")?.isEmpty == false)
  }

  @Test(arguments: ["", "trap '' PIPE;"])
  func `ends quietly when its reader is gone`(_ preparation: String) async throws {
    let stage = try await Stage()

    let report = try await shell(
      stage,
      preparation + #""$0" --bin-path "$1" --format json | true; echo ${PIPESTATUS[0]} >&2"#)

    #expect(report.output.isEmpty)
    #expect(String(decoding: report.errors, as: UTF8.self) == "141\n")
  }

  #if os(Linux)
    @Test func `reports in a line that the disk is full`() async throws {
      let stage = try await Stage()

      let report = try await shell(stage, #"exec "$0" --bin-path "$1" >/dev/full"#)

      #expect(report.ending == .exited(74))
      #expect(
        String(decoding: report.errors, as: UTF8.self)
          == "compare: can't write the output: no space left on device\n")
    }
  #endif

  private func shell(
    _ stage: Stage, _ script: String
  ) async throws -> ChildReport {
    let compare = try BuiltPrograms.folder().appendingPathComponent("compare").path
    return await ChildProcess(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script, compare, stage.folder.url.path]
    ).run(deadline: .seconds(60))
  }
}
