import CommandLineSupport
import Foundation
import KataFiles
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import KataRunner

/// The real runner, without the compiler.
@Suite(.ends(within: 600)) struct RunnerTests {
  @Test func `shows where the reader is and what is next`() async throws {
    let reader = try Reader()

    let before = try await reader.kata()
    try reader.save(by: "// begun\n")
    try reader.finish("which-wrapper")
    let other = try await reader.kata()
    for kata in try KataCatalog(reader.originals).katas {
      try reader.finish(kata.name, isCurrent: false)
    }
    _ = try await reader.process(["read"] + Reader.chapters).run(deadline: .seconds(60))
    let all = try await reader.kata()

    #expect(before.ending == .exited(0))
    #expect(before.printed.contains("\nNext: read chapter 0, "))
    #expect(other.printed.contains("\nIn progress: \(Reader.kata)\n"))
    #expect(all.printed.contains("\nYou have read all chapters and done all katas. "))
    #expect(all.printed.contains(" katas done, nothing left\n"))
    #expect(!all.printed.contains("Next"))
  }

  @Test func `lists all katas: minutes, difficulty, core path, state, and what is left`()
    async throws
  {
    struct Entry: Decodable {
      var kata: String
      var chapter: String
      var state: String
      var minutes: Int?
      var isOnCorePath: Bool
    }
    let reader = try Reader()
    try reader.map(["1-adapter", Reader.kata], ["one-call"])
    try reader.finish("one-call")
    try reader.write("// begun\n", to: "Chapters/4-proxy/katas/ask-once/Exercise/AskOnce.swift")

    let text = try await reader.kata("list")
    let json = try await reader.kata("list", "--format", "json")

    #expect(
      text.printed.contains(/[*] 1\.1 +classic-sign-in +\d+ min +[123]\/3 +not started +\S/),
      "\(text.printed)")
    #expect(text.printed.contains(/\n {2}4\.3 +ask-once +\d+ min +[123]\/3 +in progress +\S/))
    #expect(text.printed.contains(/\n[*] 3\.1 +one-call +\d+ min +[123]\/3 +done +\S/))
    let entries = try JSONDecoder().decode([Entry].self, from: json.output)
    let folders = OriginalHashes.katas(in: reader.package)
    #expect(
      text.printed.hasSuffix(
        """

        Core path: 0 of 1 chapters read, 1 of 2 katas done, 30 min left
        In all: 1 of \(folders.count) katas done

        """))
    #expect(Set(entries.map { "Chapters/\($0.chapter)/katas/\($0.kata)" }) == Set(folders))
    let states = Dictionary(grouping: entries, by: \.state).mapValues { $0.map(\.kata) }
    #expect(states["done"] == ["one-call"] && states["in-progress"] == ["ask-once"])
    #expect(states["not-started"]?.count == entries.count - 2)
    #expect(entries.filter(\.isOnCorePath).map(\.kata) == [Reader.kata, "one-call"])
    #expect(entries.allSatisfy { text.printed.contains("  \($0.kata) ") })
  }

  @Test func `checks all katas in progress, and prints the totals`() async throws {
    let reader = try Reader()

    let none = try await reader.kata("check", "--all")
    try FileManager.default.removeItem(
      at: reader.package.appendingPathComponent(Reader.folder + "/Exercise"))
    let one = try await reader.kata("check", "--all")
    let json = try await reader.kata("check", "--all", "--format", "json")

    let count = OriginalHashes.katas(in: reader.package).count
    #expect(none.ending == .exited(0))
    #expect(none.printed.hasSuffix("\nIn all: 0 of \(count) katas done\n"))
    #expect(one.ending == .exited(1))
    #expect(
      one.printed.hasPrefix("\(Reader.kata) can't be checked\n  '\(Reader.exercise)' is missing"))
    #expect(one.printed.hasSuffix("\nIn all: 0 of \(count) katas done\n"))
    #expect(json.printed.contains(#""verdict" : "grader-error""#) && json.printed.hasPrefix("["))
  }

  @Test func `prints help in either way`() async throws {
    let reader = try Reader()

    let word = try await reader.kata("help")
    let option = try await reader.kata("--help")

    #expect(word.ending == .exited(0))
    #expect(word.printed.contains("Usage: kata"))
    #expect(word.printed == option.printed)
  }

  /// The output of `hint` for a kata with three hints, after some tests have failed.
  private func hints(
    _ reader: Reader, _ hints: [String], after tests: [String]
  ) async throws -> [String] {
    try reader.write(
      Kata.page(hints: hints).replacing("AskOnce", with: "ClassicSignIn"),
      to: Reader.folder + "/README.md")
    var printed: [String] = []
    for test in tests {
      try reader.write(test + "\n", to: ".katas/tests/\(Reader.kata)")
      printed.append(try await reader.kata("hint", Reader.kata).printed)
    }
    return printed
  }

  @Test func `gives each hint once, and says where to read on`() async throws {
    let reader = try Reader()
    let test = "asks once, with each word in its place"

    let printed = try await hints(
      reader, ["<!-- for: other -->\n1", "2", "<!-- for: the till; in its\n place -->\n\nSwap."],
      after: [test, test, test, "an other one"])

    #expect(
      printed
        == [
          "Hint 3 of 3, for the test '\(test)'\n\nSwap.\n", "Hint 2 of 3\n\n2\n",
          """
          There are no more hints for the test '\(test)'. Read hint 3 in \
          \(Reader.folder)/README.md again, or the chapter: Chapters/1-adapter/README.md
          To give up and see a solution: Scripts/kata solution \(Reader.kata) --give-up
          """, "Hint 1 of 3, for the test 'an other one'\n\n1\n",
        ].map { $0.hasPrefix("There") ? wrapped($0) : $0 })
  }

  private func wrapped(_ text: String) -> String {
    Prose(width: 100).lines(text, indent: 0).joined(separator: "\n") + "\n"
  }

  @Test func `gives one hint before the first check, all again after a reset, none when done`()
    async throws
  {
    let reader = try Reader()

    let first = try await hints(reader, ["1", "2", "3"], after: ["", ""])
    try reader.save(by: "// begun\n")
    _ = try await reader.kata("reset", Reader.kata)
    let anew = try await hints(reader, ["1", "2", "3"], after: [""])
    try reader.finish(Reader.kata)
    let done = try await reader.kata("hint")

    #expect(first[0] == "Hint 1 of 3\n\n1\n" && anew == [first[0]])
    #expect(
      first[1].hasPrefix(
        "The next hint depends on the first test that fails. "))
    #expect(done.printed == "\(Reader.kata) is done. No test fails, so there is no hint to give.\n")
  }

  @Test func `starts the kata that is named, and stays with it`() async throws {
    let reader = try Reader()

    let start = try await reader.kata("start", "test-the-cache")
    let next = try await reader.kata("hint")
    let position = try await reader.kata()

    #expect(start.printed.hasPrefix("Kata 4.4: "))
    #expect(start.printed.contains("watch  Scripts/kata watch test-the-cache"))
    #expect(!start.printed.contains("## Hints"))
    #expect(next.printed.hasPrefix("Hint 1 of "))
    #expect(position.printed.contains("\nYou are at: kata 4.4, test-the-cache, "))
  }

  @Test func `keeps overwritten files, and says where`() async throws {
    let reader = try Reader()
    try reader.save(by: "// hours of work\n")
    let mine = reader.text(of: Reader.exercise)

    let first = try await reader.kata("reset", Reader.kata)
    let restored = reader.text(of: Reader.exercise)
    // If the exercise is a link, the linked file is kept.
    let exercise = reader.package.appendingPathComponent(Reader.exercise)
    try reader.write(mine ?? "", to: "Mine.swift")
    try FileManager.default.removeItem(at: exercise)
    try FileManager.default.createSymbolicLink(
      at: exercise, withDestinationURL: reader.package.appendingPathComponent("Mine.swift"))
    let second = try await reader.kata("reset", Reader.kata)
    let third = try await reader.kata("reset", Reader.kata)

    let backups = (first.printed + second.printed).matches(of: /kept in (\S+)/).map {
      String($0.1)
    }
    #expect(restored == (try SourceTree.text(of: Reader.exercise)))
    #expect(Set(backups).count == 2)
    #expect(backups.map { reader.text(of: $0) } == [mine, mine])
    #expect(third.printed == "\(Reader.kata) is unchanged: nothing to restore.\n")
  }

  /// As on a second machine, with a clone of a student's work.
  @Test func `takes the originals from git if there is no copy`() async throws {
    let reader = try Reader(hasStarted: false)
    try await reader.git("init -q && git add -A && git commit -qm came")
    try reader.save(by: "// hours of work\n")
    try await reader.git("commit -qam edited")

    let report = try await reader.kata("reset", Reader.kata)

    #expect(report.ending == .exited(0))
    #expect(reader.text(of: Reader.exercise) == (try SourceTree.text(of: Reader.exercise)))
  }

  @Test func `says what to do when the originals are lost`() async throws {
    let reader = try Reader(hasStarted: false)
    try reader.save(by: "// hours of work\n")

    let report = try await reader.kata("reset", Reader.kata)

    #expect(report.ending == .exited(66))
    #expect(
      report.complaint.hasSuffix("download the workbook again, and copy your exercises into it\n"))
    #expect(reader.text(of: Reader.exercise)?.contains("// hours of work") == true)

    try reader.write(SourceTree.text(of: Reader.exercise), to: Reader.exercise)
    _ = try await reader.kata("list")
    try reader.save(by: "// more work\n")
    #expect(try await reader.kata("reset", Reader.kata).ending == .exited(0))
  }

  @Test func `says how to restore the support when only the support was changed`() async throws {
    let reader = try Reader()
    try reader.write("// other\n", to: "Sources/Scenario/Query.swift")

    let report = try await reader.kata("reset", Reader.kata)

    #expect(report.printed.contains("Scripts/kata reset \(Reader.kata) --tests"))
  }

  @Test func `restores tests and support, including added and removed files`() async throws {
    let reader = try Reader()
    try reader.save(by: "// mine\n")
    let tests = Reader.folder + "/Tests/ClassicSignInTests.swift"
    let query = "Sources/Scenario/Query.swift"
    try reader.write("// other\n", to: tests)
    try reader.write("// other\n", to: query)
    try reader.write("// more\n", to: Reader.folder + "/Tests/More.swift")
    try FileManager.default.removeItem(
      at: reader.package.appendingPathComponent(Reader.folder + "/Given/TillLogin.swift"))

    let report = try await reader.kata("reset", Reader.kata, "--tests")

    let backups = report.printed.matches(of: /kept in (\S+)/).map { String($0.1) }
    #expect(report.ending == .exited(0))
    #expect(backups.map { reader.text(of: $0) } == ["// other\n", "// more\n", "// other\n"])
    #expect(reader.text(of: tests) == (try SourceTree.text(of: tests)))
    #expect(reader.text(of: query) == (try SourceTree.text(of: query)))
    #expect(reader.text(of: Reader.folder + "/Tests/More.swift") == nil)
    #expect(reader.text(of: Reader.folder + "/Given/TillLogin.swift") != nil)
    #expect(reader.text(of: Reader.exercise)?.contains("// mine") == true)
  }

  @Test func `shows the solution only when the kata is done, or with --give-up`() async throws {
    let reader = try Reader()
    try reader.save(by: "// begun\n")

    let refused = try await reader.kata("solution", Reader.kata)
    let shown = try await reader.kata("solution", Reader.kata, "--give-up")

    #expect(refused.ending == .exited(1))
    #expect(refused.printed.isEmpty)
    #expect(
      refused.complaint
        == "kata: \(Reader.kata) isn't done yet. Run Scripts/kata check \(Reader.kata) first. "
        + "To give up: Scripts/kata solution \(Reader.kata) --give-up\n")
    #expect(shown.printed.contains("\n-    // begun\n"))
    #expect(shown.printed.contains("\n+  private let till: TillLogin\n"))
    // An additional file in the workspace would make the next check build everything.
    #expect(
      !FileManager.default.fileExists(
        atPath: reader.package.appendingPathComponent(".build/katas").path))
  }

  @Test(arguments: [
    (["chek"], "unknown command 'chek': did you mean 'check'?"),
    (
      ["check", "classic-sign-on"],
      "unknown kata 'classic-sign-on': did you mean 'classic-sign-in'?"
    ),
    (
      ["classic-sign-in"],
      "'classic-sign-in' is a kata, not a command: try 'kata start classic-sign-in'"
    ),
    (
      ["check", "--limit", "0"],
      "'0' isn't valid for '--limit': give a number of seconds from 0.1 to 3600.0"
    ),
    (["1.1"], "'1.1' is a kata, not a command: try 'kata start 1.1'"),
    (["review"], "review reads single keys, so it needs a terminal"),
    (["check", "Sources/Scenario/Query.swift"], "unknown kata 'Sources/Scenario/Query.swift'"),
    (["check", "--format", "xml"], "unknown format 'xml': give one of text, json, editor"),
    (["list", "--format", "editor"], "unknown format 'editor': give one of text, json"),
    (["watch", "--format", "json"], "unknown format 'json': give one of text, editor"),
    (["read", "7"], "unknown chapter '7': give one of 0-the-scenario, 1-adapter, "),
    (["read", "1-adaptor"], "unknown chapter '1-adaptor': did you mean '1-adapter'?"),
    (["read", "--undo"], "'--undo' needs a chapter, as in Scripts/kata read 1 --undo"),
    (["--format", "json"], "unknown option '--format': see --help"),
    (["check", "--all", "1.1"], "'--all' checks every kata that you have begun: leave out '1.1'"),
    (["hint", "--limit", "3"], "unknown option '--limit': see --help"),
    (
      ["check", "test-the-cache", "more"],
      "unexpected argument 'more': kata check takes NAME, see --help"
    ),
  ])
  func `refuses what it doesn't understand`(_ words: [String], _ message: String) async throws {
    let reader = try Reader()

    let report = try await reader.process(words).run(deadline: .seconds(60))

    #expect(report.ending == .exited(64))
    #expect(report.printed.isEmpty)
    #expect(report.complaint.hasPrefix("kata: \(message)"), "\(report.complaint)")
  }

  @Test func `says what a folder lacks, and how to get it`() async throws {
    let reader = try Reader()
    let manager = FileManager.default
    try manager.removeItem(at: reader.package.appendingPathComponent(Reader.folder + "/Exercise"))

    let check = try await reader.kata("check", Reader.kata)
    let reset = try await reader.kata("reset", Reader.kata)
    let back = reader.text(of: Reader.exercise)
    try manager.removeItem(at: reader.package.appendingPathComponent(OriginalHashes.file))
    let without = try await reader.kata("list")

    #expect(check.ending == .exited(66))
    #expect(check.complaint.hasSuffix("Scripts/kata reset \(Reader.kata)\n"))
    #expect(reset.ending == .exited(0))
    #expect(back == (try SourceTree.text(of: Reader.exercise)))
    #expect(without.ending == .exited(66))
    #expect(without.complaint.hasSuffix("is missing or damaged: get a fresh copy of the file\n"))
  }

  @Test(arguments: [
    ("SUPPORT/Kata.swift:1:8: error: no such module 'Testing'", 69, "Swift Testing is missing: "),
    (
      "SUPPORT/Kata.swift:1:8: error: external macro implementation: plugin for module "
        + "'TestingMacros' not found", 69, "Swift Testing is missing: "
    ),
    (
      "error: compile command failed due to signal 9 (use -v to see invocation)", 71,
      "the compiler was terminated: failed due to signal 9"
    ),
    (
      "error: compile command failed due to signal 11 (use -v)\n"
        + "4. for 'f()' (at PLACE/Kata/Exercise/A.swift:4:1)", 71,
      "the compiler crashed while it compiled the function at Exercise/A.swift:4. This happens with 'catch let"
    ),
    ("LLVM ERROR: out of memory", 71, "the compiler was terminated: out of memory"),
    (
      "fatal error: cannot allocate memory", 71,
      "the compiler was terminated: cannot allocate memory"
    ),
    ("error: write failed: No space left on device", 73, "can't write to 'PLACE': No space left"),
    (
      "xcrun: error: invalid active developer path", 69,
      "Swift can't be started: xcrun: error: invalid active developer path"
    ),
    (
      "You have not agreed to the Xcode license agreements.", 69,
      "Swift can't be started: You have not agreed to the Xcode license agreements."
    ),
  ])
  func `doesn't blame the exercise when the machine lacks something`(
    _ output: String, _ status: Int32, _ words: String
  ) async throws {
    let reader = try Reader()
    try reader.saveSolution()
    let tools = try TemporaryFolder()
    defer { tools.remove() }
    let place = reader.package.realPath.path + "/.build/katas"
    try await tools.scripts(["swift"], "echo \"$ERROR\"; exit 1")
    var check = try reader.process(["check", Reader.kata, "--format", "json"])
    check.environment = [
      "PATH": "\(tools.url.path):/usr/bin:/bin",
      "ERROR": output.replacing("SUPPORT", with: place + "/Support/TestSupport"),
    ]

    let report = await check.run(deadline: .seconds(60))

    #expect(report.ending == .exited(status))
    #expect(report.printed.contains(#""verdict" : "grader-error""#))
    let complaints = report.complaint.split(separator: "\n")
    #expect(complaints.count == 2, "what takes long, and why not")
    #expect(
      complaints.last?.hasPrefix("kata: " + words.replacing("PLACE", with: place)) == true,
      "\(report.complaint)")
  }

  @Test func `says once that the first check takes longer, even when it finds an error`()
    async throws
  {
    let reader = try Reader()
    try reader.saveSolution()
    let tools = try TemporaryFolder()
    defer { tools.remove() }
    try await tools.scripts(["swift"], "echo \"$PWD/Kata/Exercise/A.swift:1:1: error: no\"; exit 1")
    var check = try reader.process(["check", Reader.kata])
    check.environment = ["PATH": "\(tools.url.path):/usr/bin:/bin"]

    let reports = [
      await check.run(deadline: .seconds(60)), await check.run(deadline: .seconds(60)),
    ]

    #expect(reports[0].complaint.hasPrefix("kata: the first check compiles the katas' shared code"))
    #expect(reports[1].complaint.isEmpty)
    #expect(reports[1].printed.contains("\(Reader.kata) doesn't compile"))
  }

  @Test func `keeps the test that failed, and gives its hints, while code doesn't compile`()
    async throws
  {
    let reader = try Reader()
    let test = "is open"
    _ = try await hints(reader, ["1", "2", "<!-- for: is open -->\n3"], after: [test])
    try reader.save(by: "// begun\n")
    let tools = try TemporaryFolder()
    defer { tools.remove() }
    try await tools.scripts(["swift"], "echo \"$PWD/Kata/Exercise/A.swift:1:1: error: no\"; exit 1")
    var check = try reader.process(["check", Reader.kata])
    check.environment = ["PATH": "\(tools.url.path):/usr/bin:/bin"]

    let report = await check.run(deadline: .seconds(60))
    let kept = reader.text(of: ".katas/tests/\(Reader.kata)")
    let others = try await hints(
      reader, ["1", "2", "<!-- for: second -->\n3"], after: ["", "", ""])

    #expect(report.printed.contains("Stuck? Scripts/kata hint"))
    #expect(kept == test + "\n")
    // Before any test could run, the next hint of the first part is given.
    #expect(others.prefix(2).map { $0.suffix(2) } == ["1\n", "2\n"])
    #expect(others[2].hasPrefix("The next hint depends on the first test that fails"))
  }

  @Test func `stops without loss when it can't write`() async throws {
    let reader = try Reader()
    try reader.save(by: "// mine\n")
    // Files instead of folders also stop the administrator.
    try reader.write("", to: ".katas/backups")
    try reader.write("", to: ".katas/hints")

    let hint = try await reader.kata("hint", Reader.kata)
    let report = try await reader.kata("reset", Reader.kata)

    #expect(report.ending == .exited(73))
    #expect(report.complaint.split(separator: "\n").count == 1)
    #expect(reader.text(of: Reader.exercise)?.contains("// mine") == true)
    #expect(hint.ending == .exited(73))
    #expect(hint.complaint.split(separator: "\n").count == 1)
  }
}
