import Foundation
import KataFiles
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import Grading
@testable import KataRunner

/// The student copy of the workbook.
@Suite(.ends(within: 600)) struct HandoutTests {
  private func lines(_ text: String) -> Set<String> {
    Set(
      text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.count > 12 })
  }

  private func lines(in folder: String) throws -> Set<String> {
    try SourceTree.files(in: folder).reduce(into: []) { lines, file in
      lines.formUnion(self.lines(file.lines.joined(separator: "\n")))
    }
  }

  @Test func `has no answers`() async throws {
    let copy = try await StudentCopy()
    let katas = try KataCatalog(KataOriginals(of: SourceTree.root)).katas
    // Lines of other sources and tests, and of hints, are no secrets.
    let tests = try FileManager.default.contentsOfDirectory(
      atPath: SourceTree.root.appending(path: "Tests").path
    ).filter { !["RightAnswers", "WorkbookTests"].contains($0) }.map { "Tests/" + $0 }
    var shown = try (["Sources"] + tests).reduce(into: Set<String>()) {
      $0.formUnion(try lines(in: $1))
    }
    for kata in katas {
      shown.formUnion(try lines(in: kata.folder + "/Exercise"))
      for folder in kata.testFolders { shown.formUnion(try lines(in: folder)) }
      shown.formUnion(lines(try SourceTree.text(of: kata.folder + "/README.md")))
    }

    let found = try copy.paths.reduce(into: Set<String>()) { found, path in
      found.formUnion(lines(try copy.text(of: path)))
    }

    for kata in katas {
      let secret = try lines(in: kata.folder + "/Solution").subtracting(shown)
      #expect(!secret.isEmpty, "\(kata.name) has lines that only its solution has")
      #expect(secret.intersection(found) == [], "\(kata.name)")
    }
    let telling =
      /Solution|WrongAnswers|RightAnswers|Mistakes|\.patch|which-wrapper|\.ci\/|\.github/
    #expect(copy.paths.filter { $0.contains(telling) } == [])
    #expect(copy.paths.filter { $0.contains("predict-the-price") } == [])
    #expect(copy.report.ending == .exited(0))
    #expect(copy.report.printed.contains("\n23 of 25 katas, without solutions, are in '"))
  }

  @Test func `has everything for students, and nothing for teachers`() async throws {
    let copy = try await StudentCopy("--katas", "which-wrapper,ask-once")

    let tops = Set(copy.paths.map { String($0.prefix { $0 != "/" }) })
    #expect(tops == Set(HandoutRule.tops + [".katas"]))
    #expect(
      copy.paths.filter { $0.hasPrefix("Scripts/") }
        == ["Scripts/compare", "Scripts/kata", "Scripts/support/build.bash"])
    #expect(FileManager.default.isExecutableFile(atPath: copy.folder.path + "/Scripts/kata"))
    #expect(
      copy.paths.filter {
        $0.contains(/SelfChecks|Grading|WorkbookTests|Programs\/(grade|handout)/)
      } == [])
    // The programs and the tests of a reader are unchanged.
    for folder in ["Sources/KataRunner", "Sources/Patterns", "Tests/DifferenceTests"] {
      for file in try SourceTree.files(in: folder) {
        #expect(try copy.text(of: file.path) == file.lines.joined(separator: "\n"))
      }
    }
  }

  @Test func `has the chosen katas in their order`() async throws {
    let copy = try await StudentCopy("--katas", "ask-once, one-call")

    let list = try await copy.kata("list", "--format", "json")
    let other = try await copy.kata("start", "keep-out")
    let folders = Set(
      copy.paths.compactMap { $0.firstMatch(of: /^Chapters\/.+\/katas\/([^\/]+)/)?.1 })
    let manifest = try copy.text(of: "Package.swift")

    #expect(list.printed.matches(of: /"kata" : "([^"]+)"/).map(\.1) == ["one-call", "ask-once"])
    #expect(other.ending == .exited(64))
    #expect(folders == ["one-call", "ask-once"])
    #expect(try KataLock.all(in: copy.folder).keys.sorted() == ["ask-once", "one-call"])
    #expect(
      OriginalHashes(of: copy.folder)?.katas
        == ["Chapters/3-facade/katas/one-call", "Chapters/4-proxy/katas/ask-once"])
    #expect(manifest.matches(of: /\n    kata\("(\w+)"/).map(\.1) == ["OneCall", "AskOnce"])
  }

  @Test func `explains what to do, what to submit, and the terms`() async throws {
    let copy = try await StudentCopy("--katas", "ask-once")

    let page = try copy.text(of: "README.md")

    #expect(
      page.contains("| 4.3 | [ask-once](Chapters/4-proxy/katas/ask-once/README.md) | Ask the"))
    for command in ["start ask-once", "watch ask-once", "hint", "reset", "submit"] {
      #expect(page.contains("Scripts/kata \(command)"))
    }
    #expect(page.contains("hasn't chosen a license yet"))
    #expect(page.contains("Don't pass it on"))
  }

  @Test func `marks in its pages what is missing`() async throws {
    let copy = try await StudentCopy()
    let paths = Set(copy.paths)

    for path in paths where path.hasSuffix(".md") {
      let folder = URL(fileURLWithPath: "/\(path)").deletingLastPathComponent()
      let code = /(?ms)^ *```.*?^ *```|`[^`]*`/
      for link in try copy.text(of: path).replacing(code, with: "").matches(
        of: /\]\(([^)#:\s]+)[)#]/)
      {
        let target = folder.appendingPathComponent(String(link.1)).standardized.path.dropFirst()
        let isThere =
          paths.contains(String(target)) || paths.contains { $0.hasPrefix(target + "/") }
        #expect(isThere, "\(path) leads to \(target)")
      }
    }
    let last = try copy.text(of: "Chapters/6-telling-them-apart/README.md")
    #expect(!last.contains("\n| which-wrapper"), "a row about a kata that isn't there")
    #expect(last.contains("\nScripts/kata start which-wrapper  # not in this student copy\n"))
    let pages = try paths.filter { $0.hasSuffix(".md") }.map { try copy.text(of: $0) }
    #expect(
      pages.contains { $0.contains("` (not in this student copy)") }, "a command in a sentence")
    #expect(last.contains("\n| [unwrap](katas/unwrap/README.md): "))
    let map = try copy.text(of: "Chapters/README.md")
    #expect(
      !map.prefix(upTo: try #require(map.firstRange(of: "\n## ")).lowerBound).contains("not in"))
    for sitting in map.components(separatedBy: "\n### Sitting ").dropFirst() {
      let rows = sitting.components(separatedBy: "| this sitting")
      let minutes = rows[0].matches(of: /\| (\d+) min \|/).compactMap { Int($0.1) }
      #expect(rows[1].hasPrefix(" | \(minutes.reduce(0, +)) min |"))
    }
  }

  @Test func `has the original exercises and tests, and no other files`() async throws {
    let reader = try Reader()
    try reader.save(by: "// the teacher's own\n")
    try reader.write("// changed\n", to: Reader.folder + "/Tests/ClassicSignInTests.swift")
    try reader.write("// changed\n", to: "Sources/Scenario/Query.swift")
    let strays = [
      ".build/debug/kata.json", ".katas/done/ask-once.swift", "notes.md", "Chapters/README.md~",
      "Chapters/.DS_Store", "Sources/Scenario/.Query.swift.swp", "Scripts/mine",
      "Chapters/list.csv", Reader.folder + "/Exercise/Mine.swift",
    ]
    for path in strays { try reader.write("stray\n", to: path) }

    let copy = try await StudentCopy(of: reader.package)

    #expect(copy.report.ending == .exited(0), "\(copy.report.complaint)")
    #expect(try copy.text(of: Reader.exercise) == SourceTree.text(of: Reader.exercise))
    for path in [Reader.folder + "/Tests/ClassicSignInTests.swift", "Sources/Scenario/Query.swift"]
    {
      #expect(try copy.text(of: path) == SourceTree.text(of: path))
    }
    #expect(Set(strays).isDisjoint(with: copy.paths))
  }

  @Test func `rejects a kata whose page git doesn't track`() async throws {
    let reader = try Reader()
    let page = Reader.folder + "/README.md"
    try reader.write("", to: "Package.swift")
    try await reader.git("init -q && git add -A && git rm -q --cached \(page)")

    let copy = try await StudentCopy(of: reader.package)
    let other = try await StudentCopy(of: reader.package, "--katas", "ask-once")

    #expect(copy.report.ending == .exited(66))
    #expect(
      copy.report.complaint
        == "handout: can't copy '\(page)', because git doesn't track it: run git add\n")
    #expect(copy.paths == [])
    #expect(other.report.ending == .exited(0), "\(other.report.complaint)")
  }

  @Test func `never writes over files or into the workbook`() async throws {
    let place = try TemporaryFolder()
    defer { place.remove() }
    let full = place.url.appendingPathComponent("full").path
    let empty = place.url.appendingPathComponent("empty").path
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    _ = try place.file("full/mine.txt", holding: "mine")
    let file = try place.file("file", holding: "mine")
    let link = place.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: SourceTree.root.appending(path: "Chapters").path)
    let katas = ["--katas", "ask-once"]
    let new = SourceTree.root.appending(path: "Chapters/new").path

    for path in [full, file, empty + "/none/new", new, link + "/new", SourceTree.root.path] {
      let report = try await StudentCopy.process([path] + katas).run(deadline: .seconds(60))
      #expect(report.ending == .exited(73), "\(path)")
      #expect(report.complaint.split(separator: "\n").count == 1)
      #expect(report.printed.isEmpty)
    }
    let first = try await StudentCopy.process([empty] + katas).run(deadline: .seconds(60))
    let second = try await StudentCopy.process([empty] + katas).run(deadline: .seconds(60))

    #expect(first.ending == .exited(0), "\(first.complaint)")
    #expect(second.ending == .exited(73))
    #expect(!SourceTree.exists("Chapters/new"))
    #expect(Set(try place.contents) == ["full", "empty", "file", "link"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: full) == ["mine.txt"])
  }

  @Test(arguments: [
    ([], "give a new folder for the student copy, as in Scripts/handout DIR"),
    (["new", "--katas", "ask-one"], "unknown kata 'ask-one': did you mean 'ask-once'?\n"),
    (["new", "--kata", "x"], "unknown option '--kata': did you mean '--katas'?"),
  ])
  func `rejects what it doesn't understand`(_ words: [String], _ message: String) async throws {
    let place = try TemporaryFolder()
    defer { place.remove() }
    var child = try StudentCopy.process(words)
    child.directory = place.url

    let report = await child.run(deadline: .seconds(60))

    #expect(report.ending == .exited(64))
    #expect(report.complaint.hasPrefix("handout: \(message)"), "\(report.complaint)")
    #expect(try place.contents == [])
  }

  @Test func `leaves no folder that looks finished when it is interrupted`() async throws {
    let place = try TemporaryFolder()
    defer { place.remove() }
    let handout = try StudentCopy.process([place.url.appendingPathComponent("new").path])
    // The script kills the program after the first files. If it was already done, it tries again.
    let script = """
      for round in 1 2 3 4 5 6 7 8 9; do
        "$@" >/dev/null & handout=$!
        until [ -e new ] || ls .new.unfinished-*/* >/dev/null 2>&1; do :; done
        kill -KILL $handout
        wait $handout
        [ -e new ] && rm -rf new || exit 1
      done
      """

    let report = await ChildProcess(
      URL(fileURLWithPath: "/bin/bash"),
      ["-c", script, "-", handout.executable.path] + handout.arguments,
      directory: place.url
    ).run(deadline: .seconds(60))

    #expect(report.ending == .exited(1))
    #expect(try place.contents.allSatisfy { $0.hasPrefix(".new.unfinished-") })
  }
}
