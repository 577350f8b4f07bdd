import CommandLineSupport
import Foundation
import KataFiles
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import KataRunner

/// The real runner, wherever it needs no compiler.
@Suite(.ends(within: 600)) struct RunnerTests {
  @Test func `says where the reader is and what is next`() async throws {
    let reader = try Reader()

    let before = try await reader.kata()
    try reader.save(by: "// begun\n")
    let after = try await reader.kata()

    #expect(before.ending == .exited(0))
    #expect(before.printed.contains("\nNext: \(Reader.kata), "))
    #expect(before.printed.contains(Reader.exercise))
    #expect(after.printed.contains("\nYou are at: \(Reader.kata), "))
  }

  @Test(arguments: [
    // Along the core path, back to what was skipped of it, and then to the rest.
    (["one-call"], "ask-once"), (["one-call", "ask-once"], Reader.kata),
    (["ask-once", Reader.kata], "one-call"),
    (["one-call", Reader.kata, "ask-once"], "test-the-cache"),
    ([Reader.kata, "one-call", "ask-once", "which-wrapper"], "unwrap"),
  ])
  func `goes on along the core path behind the kata that was done last`(
    _ done: [String], _ next: String
  ) async throws {
    let reader = try Reader()
    try reader.rate([Reader.kata: 20, "one-call": 15, "ask-once": 30], onCorePath: 3)
    for name in done { try reader.finish(name) }

    let report = try await reader.kata()

    #expect(report.printed.contains("\nNext: \(next), "), "\(report.printed)")
  }

  @Test func `begins anew behind the last kata`() async throws {
    let reader = try Reader()
    try reader.rate([:], onCorePath: 0)
    let katas = try KataCatalog(reader.originals).katas
    try reader.finish(try #require(katas.last).name)

    let report = try await reader.kata()

    #expect(report.printed.contains("\nNext: \(katas[0].name), "), "\(report.printed)")
  }

  @Test func `names what else is begun, and says when all katas are green`() async throws {
    let reader = try Reader()
    try reader.finish("which-wrapper")
    try reader.save(by: "// begun\n")
    let begun = try await reader.kata()
    for kata in try KataCatalog(reader.originals).katas {
      try reader.finish(kata.name, isCurrent: false)
    }

    let all = try await reader.kata()

    let isAt = begun.printed.contains("\nYou are at: \(Reader.kata), ")
    #expect(isAt || begun.printed.contains("\nBegun, and not green: \(Reader.kata)\n"))
    #expect(all.printed.contains("All katas are green"))
    #expect(!all.printed.contains("Next"))
  }

  @Test func `lists minutes, difficulty, core path and what is left of it`() async throws {
    let reader = try Reader()
    try reader.rate([Reader.kata: 20, "one-call": 15, "cafe-search": 30], onCorePath: 2)
    try reader.finish("one-call")

    let text = try await reader.kata("list")
    let json = try await reader.kata("list", "--format", "json")

    #expect(
      text.printed.contains(
        /[*] 1\.1 +classic-sign-in +20 min +2\/3 +not started +\S/), "\(text.printed)")
    #expect(text.printed.contains(/\n {2}\d\.\d+ +cafe-search +30 min +2\/3\ /))
    #expect(text.printed.contains(/\n {2}4\.1 +keep-out +not started +\S/))
    let count = OriginalHashes.katas(in: reader.package).count
    #expect(
      text.printed.hasSuffix(
        "\n1 of \(count) green; of the core path 1 of 2, about 20 minutes left\n"))
    #expect(json.printed.contains(#""minutes" : 15,"#))
    #expect(json.printed.contains(#""number" : "1.1","#))
  }

  @Test func `judges all that are begun, and sums them up`() async throws {
    let reader = try Reader()

    let none = try await reader.kata("check", "--all")
    try FileManager.default.removeItem(
      at: reader.package.appendingPathComponent(Reader.folder + "/Exercise"))
    let one = try await reader.kata("check", "--all")
    let json = try await reader.kata("check", "--all", "--format", "json")
    let both = try await reader.kata("check", "--all", Reader.kata)

    let count = OriginalHashes.katas(in: reader.package).count
    #expect(none.ending == .exited(0))
    #expect(none.printed.hasPrefix("0 of \(count) green"))
    #expect(one.ending == .exited(1))
    #expect(
      one.printed.hasPrefix("\(Reader.kata) can't be judged\n  '\(Reader.exercise)' is missing"))
    #expect(one.printed.contains("\n0 of \(count) green"))
    #expect(json.printed.contains(#""verdict" : "impossible""#) && json.printed.hasPrefix("["))
    #expect(both.ending == .exited(64))
  }

  @Test func `explains itself when asked in either way`() async throws {
    let reader = try Reader()

    let word = try await reader.kata("help")
    let option = try await reader.kata("--help")

    #expect(word.ending == .exited(0))
    #expect(word.printed.contains("Usage: kata"))
    #expect(word.printed == option.printed)
  }

  @Test func `lists every kata of the folder with its state`() async throws {
    struct Entry: Decodable {
      var kata: String
      var chapter: String
      var state: String
    }
    let reader = try Reader()
    try reader.save(by: "// begun\n")

    let report = try await reader.kata("list", "--format", "json")
    let text = try await reader.kata("list")

    let entries = try JSONDecoder().decode([Entry].self, from: report.output)
    let folders = Set(OriginalHashes.katas(in: reader.package))
    #expect(Set(entries.map { "Chapters/\($0.chapter)/katas/\($0.kata)" }) == folders)
    #expect(entries.first { $0.kata == Reader.kata }?.state == "under-way")
    #expect(entries.count { $0.state == "not-started" } == entries.count - 1)
    #expect(entries.allSatisfy { text.printed.contains("  \($0.kata) ") })
  }

  @Test func `judges nobody who hasn't begun`() async throws {
    let reader = try Reader()

    let report = try await reader.kata("check", Reader.kata, "--format", "json")
    let text = try await reader.kata("check")

    #expect(report.ending == .exited(1))
    #expect(report.printed.contains(#""verdict" : "not-started""#))
    #expect(text.printed.hasPrefix("\(Reader.kata) is not started: nothing is edited yet\n"))
  }

  @Test func `gives one hint more each time, then says that there are no more`() async throws {
    let reader = try Reader()

    var counts: [Int] = []
    var last = ""
    let hints = try KataCatalog(reader.originals).kata(named: Reader.kata).hints.count
    for _ in 0...hints {
      last = try await reader.kata("hint", Reader.kata).printed
      counts.append(last.matches(of: /(?m)^Hint \d of \d$/).count)
    }

    #expect(counts == Array(repeating: 1, count: hints) + [0])
    let numbers = (1...hints).map { "\($0)" }.joined(separator: ", ")
    #expect(last.hasPrefix("There are no more hints. You have seen \(numbers) of \(hints). "))
    #expect(last.contains(" open \(Reader.folder)/README.md."))
  }

  @Test func `begins with the hint for the test that failed first`() async throws {
    let reader = try Reader()
    let page = try #require(reader.text(of: Reader.folder + "/README.md"))
      .replacing(/<!--\s*for:.*?-->\n*/.dotMatchesNewlines(), with: "")
    let hint = "<summary>Hint 3</summary>\n"
    try reader.write(
      page.replacing(hint, with: hint + "\n<!-- for: the till; in its\n place -->\n"),
      to: Reader.folder + "/README.md")
    let kata = try KataCatalog(KataOriginals(of: reader.package)).kata(named: Reader.kata)
    let notes = ReaderNotes(package: reader.package)
    try notes.keep(test: "asks once, with each word in its place", of: kata)

    let first = try await reader.kata("hint", "1.1").printed
    let second = try await reader.kata("hint", "1.1").printed

    let heading = "Hint 3 of \(kata.hints.count), for 'asks once, with each word in its place'\n\n"
    #expect(first.hasPrefix(heading + Prose(width: 100).plain(kata.hints[2].text, of: kata.folder)))
    #expect(!first.contains("<!--"))
    #expect(
      second.hasPrefix(
        kata.hints.count > 3
          ? "Hint 4 of \(kata.hints.count)\n\n"
          : "There are no more hints for 'asks once, with each word in its place'. You have seen 3 of "
      ))
  }

  @Test func `starts the kata that is named, and stays with it`() async throws {
    let reader = try Reader()

    let start = try await reader.kata("start", "test-the-cache")
    let next = try await reader.kata("hint")
    let position = try await reader.kata("--format", "json")

    #expect(start.printed.hasPrefix("Kata 4.4: "))
    #expect(start.printed.contains("check  Scripts/kata watch test-the-cache"))
    #expect(!start.printed.contains("## Hints"))
    #expect(next.printed.hasPrefix("Hint 1 of "))
    #expect(position.printed.contains(#""kata" : "test-the-cache""#))
  }

  @Test func `keeps what it overwrites, and says where`() async throws {
    let reader = try Reader()
    try reader.save(by: "// hours of work\n")
    let mine = reader.text(of: Reader.exercise)

    let first = try await reader.kata("reset", Reader.kata)
    let restored = reader.text(of: Reader.exercise)
    try reader.write(mine ?? "", to: Reader.exercise)
    let second = try await reader.kata("reset", Reader.kata)
    let third = try await reader.kata("reset", Reader.kata)

    let backups = (first.printed + second.printed).matches(of: /kept in (\S+)/).map {
      String($0.1)
    }
    #expect(restored == (try SourceTree.text(of: Reader.exercise)))
    #expect(Set(backups).count == 2)
    #expect(backups.map { reader.text(of: $0) } == [mine, mine])
    #expect(third.printed == "\(Reader.kata) is as it came: nothing to put back.\n")
  }

  @Test func `keeps the work itself where the exercise is a link`() async throws {
    let reader = try Reader()
    try reader.write("// hours of work\n", to: "Mine.swift")
    let exercise = reader.package.appendingPathComponent(Reader.exercise)
    try FileManager.default.removeItem(at: exercise)
    try FileManager.default.createSymbolicLink(
      at: exercise, withDestinationURL: reader.package.appendingPathComponent("Mine.swift"))

    let report = try await reader.kata("reset", Reader.kata)

    let backup = try #require(report.printed.firstMatch(of: /kept in (\S+)/)?.1)
    #expect(reader.text(of: "Mine.swift") == "// hours of work\n")
    #expect(reader.text(of: Reader.exercise) == (try SourceTree.text(of: Reader.exercise)))
    try reader.write("// what came later\n", to: "Mine.swift")
    #expect(reader.text(of: String(backup)) == "// hours of work\n")
  }

  @Test func `writes nothing through a folder that is a link`() async throws {
    let reader = try Reader()
    try reader.write("// hours of work\n", to: "mine/ClassicSignIn.swift")
    let folder = reader.package.appendingPathComponent(Reader.folder + "/Exercise")
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.createSymbolicLink(
      at: folder, withDestinationURL: reader.package.appendingPathComponent("mine"))

    let report = try await reader.kata("reset", Reader.kata)

    #expect(report.ending == .exited(73))
    #expect(report.complaint.contains("Exercise' is a link, and nothing is written through it"))
    #expect(reader.text(of: "mine/ClassicSignIn.swift") == "// hours of work\n")
  }

  @Test func `takes the originals from git where no copy was laid aside`() async throws {
    let reader = try Reader(hasStarted: false)
    try await reader.git("init -q && git add -A && git commit -qm came")
    try reader.save(by: "// hours of work\n")
    try await reader.git("commit -qam edited")

    let report = try await reader.kata("reset", Reader.kata)

    #expect(report.ending == .exited(0))
    #expect(reader.text(of: Reader.exercise) == (try SourceTree.text(of: Reader.exercise)))
  }

  @Test func `says what to do where nobody remembers the originals`() async throws {
    let reader = try Reader(hasStarted: false)
    try reader.save(by: "// hours of work\n")

    let report = try await reader.kata("reset", Reader.kata)

    #expect(report.ending == .exited(66))
    #expect(
      report.complaint.hasSuffix("download the workbook anew, and copy your exercises into it\n"))
    #expect(reader.text(of: Reader.exercise)?.contains("// hours of work") == true)

    try reader.write(SourceTree.text(of: Reader.exercise), to: Reader.exercise)
    _ = try await reader.kata("list")
    try reader.save(by: "// more work\n")
    #expect(try await reader.kata("reset", Reader.kata).ending == .exited(0))
  }

  @Test func `says how to put the support back when only that was changed`() async throws {
    let reader = try Reader()
    try reader.write("// other\n", to: "Sources/Scenario/Query.swift")

    let report = try await reader.kata("reset", Reader.kata)

    #expect(report.printed.contains("Scripts/kata reset \(Reader.kata) --tests puts it back."))
  }

  @Test(arguments: ["9223372036854775807", "-9", "many"])
  func `gives a first hint or the last ones, whatever its notes say`(_ count: String) async throws {
    let reader = try Reader()
    try reader.write(count, to: ".katas/hints/\(Reader.kata)")

    let report = try await reader.kata("hint", Reader.kata)

    #expect(report.ending == .exited(0))
    #expect(report.printed.hasPrefix("Hint 1 of "))
  }

  @Test func `puts tests and support back, also what was added or removed`() async throws {
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

  @Test func `shows the solution only to who is green or gives up`() async throws {
    let reader = try Reader()
    try reader.save(by: "// begun\n")

    let refused = try await reader.kata("solution", Reader.kata)
    let shown = try await reader.kata("solution", Reader.kata, "--give-up")

    #expect(refused.ending == .exited(1))
    #expect(refused.printed.isEmpty)
    #expect(
      refused.complaint
        == "kata: \(Reader.kata) isn't green yet: check it first, or give up with Scripts/kata "
        + "solution \(Reader.kata) --give-up\n")
    #expect(shown.printed.contains("\n-    // begun\n"))
    #expect(shown.printed.contains("\n+  private let till: TillLogin\n"))
    // A file more in the workspace would make the next check build everything.
    #expect(
      !FileManager.default.fileExists(
        atPath: reader.package.appendingPathComponent(".build/katas").path))
  }

  @Test(arguments: [
    "error: no such module 'Testing'",
    "error: external macro implementation: plugin for module 'TestingMacros' not found",
  ])
  func `blames nobody's exercise where Swift comes without Swift Testing`(
    _ error: String
  ) async throws {
    let reader = try Reader()
    try reader.save(by: "// begun\n")
    let tools = try TemporaryFolder()
    defer { tools.remove() }
    let support = reader.package.realPath.path + "/.build/katas/Support"
    try await tools.scripts(
      ["swift"], "echo \"\(support)/TestSupport/KataTrait.swift:1:8: $ERROR\"; exit 1")
    var check = try reader.process(["check", Reader.kata])
    check.environment = ["PATH": "\(tools.url.path):/usr/bin:/bin", "ERROR": error]

    let report = await check.run(deadline: .seconds(60))

    #expect(report.ending == .exited(69))
    #expect(report.printed.isEmpty)
    #expect(report.complaint.contains("kata: Swift Testing is missing: "), "\(report.complaint)")
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
      "'0' won't do for '--limit': give a number of seconds from 0.1 to 3600.0"
    ),
    (["1.1"], "'1.1' is a kata, not a command: try 'kata start 1.1'"),
    (["review"], "review is answered with single keys: type it in a terminal"),
    (["check", "--format", "xml"], "unknown format 'xml': one of text, json"),
    (["hint", "--limit", "3"], "unknown option '--limit': see --help"),
    (
      ["check", "test-the-cache", "more"],
      "stray argument 'more': kata check takes NAME, see --help"
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
    #expect(check.complaint.hasSuffix("Scripts/kata reset \(Reader.kata) puts it back\n"))
    #expect(reset.ending == .exited(0))
    #expect(back == (try SourceTree.text(of: Reader.exercise)))
    #expect(without.ending == .exited(66))
    #expect(without.complaint.hasSuffix("is missing or isn't as it came: get it anew\n"))
  }

  @Test(arguments: [
    "error: compile command failed due to signal 9 (use -v to see invocation)",
    "LLVM ERROR: out of memory", "fatal error: cannot allocate memory",
    "error: write failed: No space left on device",
    "xcrun: error: invalid active developer path",
    "You have not agreed to the Xcode license agreements.",
  ])
  func `blames nobody for a compiler that was ended`(_ words: String) async throws {
    let reader = try Reader()
    try reader.saveSolution()
    let tools = try TemporaryFolder()
    defer { tools.remove() }
    try await tools.scripts(["swift"], "echo \"$ERROR\" >&2; exit 1")
    var check = try reader.process(["check", Reader.kata, "--format", "json"])
    check.environment = ["PATH": "\(tools.url.path):/usr/bin:/bin", "ERROR": words]

    let report = await check.run(deadline: .seconds(60))

    #expect([ChildEnding.exited(69), .exited(71), .exited(73)].contains(report.ending))
    #expect(report.printed.contains(#""verdict" : "impossible""#))
    #expect(report.complaint.split(separator: "\n").count == 2, "what takes long, and why not")
  }

  @Test(arguments: [("6.9", true), ("7.0", true), ("6.4", false), ("6.2.3", false)])
  func `says once that nobody has tried a newer Swift`(_ version: String, _ isNew: Bool)
    async throws
  {
    let reader = try Reader()
    try reader.saveSolution()
    let tools = try TemporaryFolder()
    defer { tools.remove() }
    try await tools.scripts(["swift"], "echo \"Swift version $VERSION (swift-RELEASE)\"")
    var check = try reader.process(["check", Reader.kata])
    check.environment = ["PATH": "\(tools.url.path):/usr/bin:/bin", "VERSION": version]

    let first = await check.run(deadline: .seconds(60))
    let second = await check.run(deadline: .seconds(60))

    let words = "kata: Swift \(version) is newer than 6.4, up to which this was tried: if something"
    #expect(first.complaint.contains(words) == isNew, "\(first.complaint)")
    #expect(!second.complaint.contains("newer"))
  }

  @Test func `gives all hints where it can't keep how many there were`() async throws {
    let reader = try Reader()
    // A file where the folder of the notes would be: that stops the system's administrator as well.
    try reader.write("", to: ".katas/hints")
    _ = try await reader.kata("start", Reader.kata)

    let report = try await reader.kata("hint", Reader.kata)

    #expect(report.ending == .exited(0))
    #expect(report.printed.contains("Hint 1 of ") && report.printed.contains("Hint 3 of "))
    #expect(report.complaint.hasPrefix("kata: all hints"))
  }

  @Test func `stops without loss where it may not write`() async throws {
    let reader = try Reader()
    try reader.save(by: "// mine\n")
    // A file where the folder of the notes would be: that stops the system's administrator as well.
    try reader.write("", to: ".katas/backups")

    let report = try await reader.kata("reset", Reader.kata)

    #expect(report.ending == .exited(73))
    #expect(report.complaint.split(separator: "\n").count == 1)
    #expect(reader.text(of: Reader.exercise)?.contains("// mine") == true)
  }
}
