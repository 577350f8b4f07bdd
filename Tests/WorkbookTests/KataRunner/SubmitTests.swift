import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

/// Packing exercises for a teacher.
@Suite(.ends(within: 600)) struct SubmitTests {
  /// Submits from another folder than the package's, which also has the temporary files.
  private func submit(
    _ reader: Reader, _ words: String..., from folder: URL
  ) async throws -> ChildReport {
    var child = try reader.process(["submit"] + words)
    child.directory = folder
    child.environment = ProcessInfo.processInfo.environment
    child.environment?["TMPDIR"] = folder.path
    return await child.run(deadline: .seconds(60))
  }

  private func tar(_ words: String..., from folder: URL) async -> String {
    await ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), ["tar"] + words, directory: folder)
      .run(deadline: .seconds(60)).printed
  }

  @Test func `packs exercises in progress, and prints their results`() async throws {
    let reader = try Reader()
    let place = try TemporaryFolder()
    defer { place.remove() }
    let early = try await submit(reader, from: place.url)
    try reader.save(by: "// mine\n")
    try reader.write("// beside it\n", to: Reader.folder + "/Exercise/Notes.swift")
    try reader.finish("ask-once")

    let report = try await submit(reader, from: place.url)

    #expect(early.ending == .exited(1))
    #expect(
      early.complaint.hasPrefix(
        "kata: all exercises are unchanged, so there is nothing to submit: "))
    #expect(report.ending == .exited(0))
    #expect(
      report.printed == """
          classic-sign-in  unfinished or unchecked: Scripts/kata check classic-sign-in
          ask-once         done
        2 exercises are in submission.tar.gz. Submit this file.

        """)
    #expect(try place.contents == ["submission.tar.gz"])
    let names = await tar("-tzf", "submission.tar.gz", from: place.url)
    let owners = await tar("-tvzf", "submission.tar.gz", from: place.url)
    let text = await tar("-xzOf", "submission.tar.gz", "ask-once/AskOnce.swift", from: place.url)
    #expect(names == "classic-sign-in/ClassicSignIn.swift\nask-once/AskOnce.swift\n")
    #expect(!owners.contains(NSUserName()), "no name of a user: \(owners)")
    #expect(text == "// done\n")
  }

  @Test func `renames an older archive, and overwrites nothing else`()
    async throws
  {
    let reader = try Reader()
    let place = try TemporaryFolder()
    defer { place.remove() }
    let file = try place.file("mine.tar.gz", holding: "other")
    for words in ["// mine\n", "// better\n"] {
      try reader.save(by: words)
      _ = try await submit(reader, from: place.url)
    }

    let third = try await submit(reader, from: place.url)
    let there = try await submit(reader, file, from: place.url)
    let nowhere = try await submit(reader, "none/mine.tar.gz", from: place.url)

    #expect(
      third.printed.contains(
        "archive was renamed to submission-older-2.tar.gz.\n1 exercise is in sub"))
    let text = await tar("-xzOf", "submission-older-1.tar.gz", from: place.url)
    #expect(text.contains("// mine\n"))
    #expect(there.ending == .exited(73))
    #expect(there.complaint.contains("isn't an archive, so it was not replaced: remove it, or"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "other")
    #expect(nowhere.ending == .exited(73))
    #expect(nowhere.complaint.split(separator: "\n").count == 1)
    #expect(
      try Set(place.contents) == [
        "mine.tar.gz", "submission.tar.gz", "submission-older-1.tar.gz",
        "submission-older-2.tar.gz",
      ])
  }
}
