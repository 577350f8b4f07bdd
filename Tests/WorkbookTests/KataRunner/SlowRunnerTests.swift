import CommandLineSupport
import Foundation
import Processes
import TestSupport
import Testing

@testable import KataRunner

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The real runner with the real compiler. One reader does everything, since the first build of a
/// workspace takes as long as all that follows.
@Suite(.serialized, .ends(within: 600)) struct SlowRunnerTests {
  private static let first =
    "asks the till once, with the e-mail and the password as they were typed"

  private struct Verdict: Decodable {
    var verdict: String
    var test: String?
    var message: String
    var file: String?
    var line: Int?
    var changed: [String]?
    var misconceptions: [String]?
  }

  private func check(_ reader: Reader, _ words: String...) async throws -> Verdict {
    let report = try await reader.process(["check", Reader.kata, "--format", "json"] + words)
      .run(deadline: .seconds(300))
    let verdict = try JSONDecoder().decode(Verdict.self, from: report.output)
    #expect(report.ending == .exited(verdict.verdict == "done" ? 0 : 1))
    return verdict
  }

  @Test(.timeLimit(.minutes(15)))
  func `reports each save correctly`() async throws {
    let reader = try Reader()
    let solution = try SourceTree.text(of: Reader.folder + "/Solution/ClassicSignIn.swift")
    func save(_ old: String, _ new: String) throws {
      try reader.write(solution.replacing(old, with: new), to: Reader.exercise)
    }

    // Saves of the same length, faster than the package manager's clock.
    var verdicts: [String] = []
    let swapped = "secret: email, name: password"
    for number in 1...4 {
      let words = "secret: password, name: email"
      try save(words, number.isMultiple(of: 2) ? words : swapped)
      verdicts.append(try await check(reader).verdict)
    }
    #expect(verdicts == ["failed", "done", "failed", "done"])

    let done = try await reader.kata("list", "--format", "json")
    #expect(done.printed.contains(#""state" : "done""#))
    let same = try await reader.kata("solution", Reader.kata)
    #expect(same.printed == "Your solution is the same, character by character.\n")

    try save("till.open(", "till.opne(")
    let typo = try await check(reader)
    #expect(typo.verdict == "does-not-compile")
    #expect(typo.file == Reader.exercise)
    #expect(typo.message == "value of type 'TillLogin' has no member 'opne'")
    // The compiler's paths contain no link, as on macOS.
    let link = reader.package.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: reader.package)
    var told = try reader.process(["check", Reader.kata])
    told.arguments = ["--package", link.path] + told.arguments.dropFirst(2)
    #expect(await told.run(deadline: .seconds(300)).printed.contains(/\d \| +till\.opne\(/))

    try save("struct ClassicSignInWithTill", "struct Renamed")
    let renamed = try await check(reader)
    #expect(renamed.verdict == "does-not-compile")
    #expect(renamed.file == Reader.folder + "/Tests/ClassicSignInTests.swift")

    try save("    till.open(", "    exit(0)\n    till.open(")
    try reader.write(
      "import Foundation\n" + (reader.text(of: Reader.exercise) ?? ""), to: Reader.exercise)
    let exit = try await check(reader)
    #expect(exit.verdict == "crashed")
    #expect(exit.message == "the program exited before the tests had finished")
    #expect(exit.test == Self.first)

    try save("    till.open(", "    let none: String? = nil\n    _ = none!\n    till.open(")
    let forced = try await check(reader)
    #expect(forced.verdict == "crashed")
    #expect(forced.message.contains("Unexpectedly found nil"))
    #expect(forced.file == Reader.exercise)
    let place = reader.text(of: Reader.exercise)?.components(separatedBy: "\n")[
      (forced.line ?? 1) - 1]
    #expect(place == "    _ = none!")

    try save(
      "    till.open(",
      "    logIn(email: email, password: password, success: success, failure: failure)\n    till.open("
    )
    let endless = try await check(reader)
    #expect(endless.verdict == "crashed")
    #expect(endless.message == "it crashed: does a function call itself endlessly?")

    try save("secret: password, name: email", "secret: email, name: password")
    let tests = Reader.folder + "/Tests/ClassicSignInTests.swift"
    try reader.write("import Testing\n\n@Test func `is content`() {}\n", to: tests)
    let edited = try await check(reader)
    #expect(edited.verdict == "failed")
    #expect(edited.test == Self.first)
    #expect(edited.changed == [tests])
    let wrong = try SourceTree.text(of: Reader.folder + "/WrongAnswers.txt")
    let swap = wrong.components(separatedBy: "## words-swapped\n").last ?? ""
    #expect(edited.misconceptions == [String(swap.prefix { $0 != "\n" })])
    #expect(reader.text(of: ".katas/tests/\(Reader.kata)") == Self.first + "\n")
    _ = try await reader.kata("reset", Reader.kata, "--tests")

    // A workspace that was built elsewhere can't be continued.
    let moved = try Reader()
    try FileManager.default.createDirectory(
      at: moved.package.appendingPathComponent(".build"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: reader.package.appendingPathComponent(".build/katas"),
      to: moved.package.appendingPathComponent(".build/katas"))
    try moved.saveSolution()
    let elsewhere = try await check(moved)
    #expect(elsewhere.verdict == "done")

    try await checkParts(reader)
    try await checkBounds(reader, solution)
    try await checkHang(reader, solution)
    try await checkKill(reader, solution)
    try await checkWatch(reader, solution)
  }

  /// Each requirement leads to the next, and a reset forgets the finished ones.
  private func checkParts(_ reader: Reader) async throws {
    let folder = "Chapters/6-telling-them-apart/katas/tide-table"
    let solution = try SourceTree.text(of: folder + "/Solution/TideTable.swift")
    let second = solution.replacing(
      "{\n  BookedTides(station, book: book)", with: "{\n  makeSource(station: station, book: book)"
    )
    let first = second.replacing(
      "RememberedTides(BookedTides(station, book: book))", with: "BookedTides(station, book: book)")
    let words = [
      "requirement 1 of 3 is done", "requirement 2 of 3 is done", "requirement is described in",
      "answer: 1\n",
    ]
    func check(_ text: String) async throws -> [Bool] {
      try reader.write(text, to: folder + "/Exercise/TideTable.swift")
      let printed = try await reader.kata("check", "tide-table", deadline: .seconds(300)).printed
      return words.map(printed.contains)
    }

    #expect(try await check(first) == [true, false, false, false])
    #expect(reader.text(of: ".katas/first/tide-table.swift") == first)
    #expect(try await check(first) == [false, false, true, false])
    #expect(try await check(first + "// More.\n") == [false, false, true, false])
    #expect(try await check(second) == [false, true, false, true])
    #expect(try await check(solution) == [false, false, false, true])
    _ = try await reader.kata("reset", "tide-table")
    #expect(reader.text(of: ".katas/first/tide-table.swift") == nil)
    #expect(reader.text(of: ".katas/second/tide-table.swift") == nil)
    #expect(try await check(solution) == [false, false, false, false])
  }

  /// All tests together may take longer than a single test, and no test may print without end.
  private func checkBounds(_ reader: Reader, _ solution: String) async throws {
    func check(_ code: String) async throws -> Verdict {
      try reader.write(
        "import Foundation\n"
          + solution.replacing("    till.open(", with: "    \(code)\n    till.open("),
        to: Reader.exercise)
      return try await self.check(reader, "--limit", "2")
    }

    #expect(try await check("Thread.sleep(forTimeInterval: 0.3)").verdict == "done")
    let flood = try await check(#"while !email.isEmpty { print("flood") }"#)
    #expect(flood.verdict == "too-much-output")
    // The exercise can't replace anything in the tests, which are another module.
    let double = try await check("_ = till as? RecordingTill")
    #expect(double.message == "cannot find type 'RecordingTill' in scope")
  }

  /// A hanging test is ended, with all processes that it started.
  private func checkHang(_ reader: Reader, _ solution: String) async throws {
    let note = reader.package.appendingPathComponent("sleeper").path
    let hang = """
          let sleeper = Process()
          sleeper.executableURL = URL(fileURLWithPath: "/bin/sleep")
          sleeper.arguments = ["600"]
          try? sleeper.run()
          try? "\\(sleeper.processIdentifier)\\n".write(
            toFile: "\(note)", atomically: true, encoding: .utf8)
          while !email.isEmpty {}
      """
    try reader.write(
      "import Foundation\n" + solution.replacing("    till.open(", with: hang + "\n    till.open("),
      to: Reader.exercise)
    let hung = try await check(reader, "--limit", "2")
    #expect(hung.verdict == "timed-out")
    #expect(hung.test == Self.first)
    #expect(!isAlive(group: try Data(contentsOf: URL(fileURLWithPath: note))))
  }

  /// A runner that prints to a file, with its process identifier in another file.
  private func kata(
    of reader: Reader, _ words: [String], printingTo out: String
  ) throws -> ChildProcess {
    let kata = try reader.process(words)
    let script = #"echo $$ >"$0.pid"; exec "$@" >"$0" 2>&1"#
    return ChildProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, out, kata.executable.path] + kata.arguments)
  }

  /// The tests end with the runner, even when the runner is killed.
  private func checkKill(_ reader: Reader, _ solution: String) async throws {
    try reader.write(
      solution.replacing("    till.open(", with: "    while !email.isEmpty {}\n    till.open("),
      to: Reader.exercise)
    let out = reader.package.appendingPathComponent("kill.out").path
    let check = try kata(of: reader, ["check", Reader.kata, "--limit", "60"], printingTo: out)
    func testsAreRunning() async -> Bool {
      let workspace = reader.package.realPath.path + "/.build/katas/.build/"
      let search = ChildProcess(
        URL(fileURLWithPath: "/usr/bin/env"), ["pgrep", "-f", "\(workspace).*KataPackageTests"])
      return await search.run(deadline: .seconds(20)).ending == .exited(0)
    }
    func waits(until areRunning: Bool) async -> Bool {
      for _ in 1...600 {
        if await testsAreRunning() == areRunning { return true }
        try? await Task.sleep(for: .milliseconds(50))
      }
      return false
    }

    async let ended = check.run(deadline: .seconds(240))
    #expect(await waits(until: true), "the tests never ran")
    let pid = try String(contentsOfFile: out + ".pid", encoding: .utf8)
    kill(try #require(pid_t(pid.dropLast())), SIGKILL)

    let ending = await ended.ending
    #expect(ending == .signalled(SIGKILL))
    #expect(await waits(until: false), "the tests outlive the runner")
  }

  /// Checks after each save, even by renaming. Only one program watches, and leaves nothing behind.
  private func checkWatch(_ reader: Reader, _ solution: String) async throws {
    let out = reader.package.appendingPathComponent("watch.out").path
    let watch = try kata(
      of: reader, ["watch", Reader.kata, "--limit", "60", "--format", "editor"], printingTo: out)
    func verdict(_ number: Int) async -> String {
      for _ in 1...1200 {
        let text = (try? String(contentsOfFile: out, encoding: .utf8)) ?? ""
        let verdicts = text.components(separatedBy: "Press ctrl-C to stop.\n")
        if verdicts.count > number { return verdicts[number - 1] }
        try? await Task.sleep(for: .milliseconds(50))
      }
      return "none"
    }

    try reader.saveSolution()
    async let ended = watch.run(deadline: .seconds(240))
    let first = await verdict(1)
    #expect(first.contains("is done: 13 of 13 tests pass"), "\(first)")

    let another = try await reader.kata("watch", Reader.kata)
    #expect(another.ending == .exited(75))
    #expect(another.complaint.split(separator: "\n").count == 1)

    // Some editors write a new file first, and then rename it.
    let beside = reader.package.appendingPathComponent("beside.swift").path
    try reader.write(
      solution.replacing("name: email)", with: "name: password)"), to: "beside.swift")
    #expect(rename(beside, reader.package.appendingPathComponent(Reader.exercise).path) == 0)
    let second = await verdict(2)
    #expect(second.contains(": tests failed: 11 of 13 tests pass"), "\(second)")

    // An editor sees two checks begin and end, and marks one line.
    let matcher = try #require(try EditorTask.all()["kata: watch"]?.problemMatcher.first)
    let begins = try #require(matcher.background?.beginsPattern)
    let ends = try #require(matcher.background?.endsPattern)
    let output = try String(contentsOfFile: out, encoding: .utf8)
    let problems = try matcher.problems(in: output)
    #expect(try EditorTask.Matcher.matches(of: begins, in: output).count == 2)
    #expect(try EditorTask.Matcher.matches(of: ends, in: output).count == 2)
    #expect(problems.map { $0[0] } == [Reader.folder + "/Tests/ClassicSignInTests.swift"])
    #expect(problems.allSatisfy { $0[2] == "error" && $0[3].hasPrefix(Self.first) })

    let pid = try String(contentsOfFile: out + ".pid", encoding: .utf8)
    kill(try #require(pid_t(pid.dropLast())), SIGINT)
    let ending = await ended.ending
    #expect(ending == .exited(130))
    #expect(!isAlive(group: Data(pid.utf8)))
  }
}
