import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import Grading
@testable import KataRunner

/// `Scripts/grade`, as a teacher starts it.
@Suite(.serialized, .ends(within: 900)) struct SlowGradeTests {
  private static let katas = "classic-sign-in,cafe-search"

  /// The desk after the first grading. All tests share it, because grading is slow.
  private static let first = Task {
    let desk = try Desk()
    return (desk, try await desk.grade())
  }

  /// A teacher's desk with three submissions.
  private final class Desk: Sendable {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let solution = try SourceTree.text(
        of: "Chapters/1-adapter/katas/classic-sign-in/Solution/ClassicSignIn.swift")
      let wrong = solution.replacing("secret: password,", with: "secret: email,")
      try handIn(solution, as: "ada")
      try handIn(wrong, as: "Bob für uns")
      try handIn("import Foundation\nfunc end() { exit(0) }\n" + solution, as: "cleo")
    }

    deinit { folder.remove() }

    /// A desk where the three submissions are graded.
    static func withMarks() async throws -> Desk {
      let (first, _) = try await SlowGradeTests.first.value
      let desk = try Desk()
      try FileManager.default.copyItem(
        at: first.folder.url.appendingPathComponent("out"),
        to: desk.folder.url.appendingPathComponent("out"))
      return desk
    }

    func handIn(_ text: String, as name: String) throws {
      _ = try folder.file("in/\(name)/ClassicSignIn.swift", holding: text)
    }

    func grade(
      _ words: String..., output: String = "out", katas: String = SlowGradeTests.katas,
      isSandboxed: Bool = false
    ) async throws -> ChildReport {
      let students = try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appendingPathComponent("in").path
      ).sorted().map { "in/\($0)" }
      return try await start(
        students + ["--output", output, "--katas", katas] + (isSandboxed ? [] : ["--no-sandbox"])
          + words)
    }

    /// Starts the program in the desk's folder.
    func start(_ words: [String]) async throws -> ChildReport {
      await ChildProcess(
        try BuiltPrograms.file("grade"), ["--package", SourceTree.root.path] + words,
        directory: folder.url
      ).run(deadline: .seconds(600))
    }

    func text(_ path: String) -> String {
      (try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    /// The grades without the feedback.
    func grades(in marks: String) throws -> [Grade] {
      try Grade.all(in: folder.url.appendingPathComponent(marks)).map(\.withoutWords)
    }
  }

  @Test func `grades a class, and later only what changed`() async throws {
    let (_, whole) = try await Self.first.value
    let desk = try await Desk.withMarks()
    let grades = desk.text("out/grades.json")
    let again = try await desk.grade()
    try desk.handIn("struct Nothing {}\n", as: "ada")
    // Pretend that the machine failed.
    let marks = desk.folder.url.appendingPathComponent("out/marks/classic-sign-in")
    for name in try FileManager.default.contentsOfDirectory(atPath: marks.path) {
      let text = desk.text("out/marks/classic-sign-in/\(name)").replacing(
        ": \"failed\"", with: ": \"grader-error\"")
      try Data(text.utf8).write(to: marks.appendingPathComponent(name))
    }
    let changed = try await desk.grade("--report")

    #expect(whole.ending == .exited(1), "\(whole.text)")
    #expect(whole.printed.contains("| ada | 13 of 27 | 13 | 0 |"))
    #expect(whole.printed.contains("| Bob für uns | 11 of 27 | 11 | 0 |"))
    #expect(whole.printed.contains("| cleo | needs decision | needs review | 0 |"))
    #expect(whole.printed.contains("students/NAME.\n\n- cleo, classic-sign-in: it uses exit, "))
    #expect(whole.complaint.contains("3 of 3: "))
    let feedback = desk.text("out/students/Bob für uns/feedback.md")
    #expect(feedback.contains("\nThis may come from a misconception:\n"))
    #expect(again.complaint == "")
    #expect(again.printed.contains("| ada | 13 of 27 | 13 | 0 |"))
    #expect(grades != "")
    #expect(changed.complaint.contains("ada, classic-sign-in: doesn't compile"))
    #expect(changed.complaint.contains("2 of 2: "))
    #expect(changed.printed.contains("| Bob für uns | 11 of 27 | 11 | 0 |"))
    #expect(changed.printed.contains("| ada | 0 of 27 | 0 | 0 |"))
    // Code that doesn't compile doesn't count as a failure of each test.
    #expect(desk.text("out/report.md").contains("| 1 | asks the till once, with the e-mail"))
  }

  @Test func `gives the same results on several machines`() async throws {
    let desk = try await Desk.withMarks()
    for part in ["1/2", "2/2"] {
      _ = try await desk.grade("--shard", part, output: "part")
      let name = "machine \(part.prefix(1))"
      try FileManager.default.moveItem(
        at: desk.folder.url.appendingPathComponent("part"),
        to: desk.folder.url.appendingPathComponent(name))
    }

    let copying = await ChildProcess(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "mkdir all && cp -R 'machine 1/.' all && cp -R 'machine 2/.' all"],
      directory: desk.folder.url
    ).run(deadline: .seconds(60))
    let merged = try await desk.grade(output: "all")

    #expect(copying.ending == .exited(0))
    #expect(merged.complaint == "", "something was graded again")
    #expect(try desk.grades(in: "all") == desk.grades(in: "out"))
    for file in ["grades.md", "canvas.csv", "students/ada/junit.xml"] {
      #expect(desk.text("all/\(file)") == desk.text("out/\(file)"))
      #expect(desk.text("all/\(file)") != "")
    }
  }

  @Test func `allows names that a teacher has reviewed`() async throws {
    let desk = try Desk()

    let report = try await desk.grade("--allow", "exit")

    #expect(report.ending == .exited(0), "\(report.text)")
    #expect(report.printed.contains("| cleo | 13 of 27 | 13 | 0 |"))
  }

  @Test func `reports bad input in one line, and writes nothing`() async throws {
    let desk = try Desk()
    try desk.handIn("", as: "../other/ada")
    _ = try desk.folder.file("late", holding: "ada 80%\n\nbob eighty\n")
    let answers: [([String], Int32, String)] = [
      (["--shard", "3/2"], 64, "'3/2' isn't a part: give K/N, such as 3/8"),
      (
        ["--decisions", "late"], 65,
        "'late', line 3: write a line such as 'ada 80%' or 'ada classic-sign-in 7'"
      ),
      (["--decisions", "nowhere"], 66, "can't read 'nowhere': "),
      (["nowhere.zip"], 66, "nowhere.zip': it doesn't exist"),
      (
        ["--moodle-worksheet", "late"], 65,
        "'late' has no column 'Identifier': switch Moodle to English"
      ),
      ([], 64, "grade: give a folder for the grades: --output DIR\n"),
    ]
    for (words, status, message) in answers {
      let output = words.isEmpty ? [] : ["--output", "none"]
      let report = try await desk.start(["in/ada", "--no-sandbox"] + output + words)
      #expect(report.ending == .exited(status), "\(words)")
      #expect(report.complaint.contains(message), "\(report.complaint)")
      #expect(report.complaint.split(separator: "\n").count == 1)
    }
    #expect(!(try desk.folder.contents).contains("none"))
    let inside = try await desk.grade(output: SourceTree.root.path + "/Chapters/marks")
    #expect(inside.ending == .exited(73))
    #expect(inside.complaint.contains("is inside the workbook: give a folder outside"))
  }

  #if os(Linux)
    @Test func `grades in the sandbox, into a new folder, and reads old encodings`()
      async throws
    {
      let desk = try Desk()
      // Not where the sandbox hides everything anyway.
      let place = URL(fileURLWithPath: "/var/tmp/marks für \(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: place) }
      let odd = Data([0x2F, 0x2F, 0x20, 0xFC, 0x0A])
      try desk.handIn("", as: "dora")
      try odd.write(to: desk.folder.url.appendingPathComponent("in/dora/ClassicSignIn.swift"))

      let report = try await desk.grade(output: place.path, isSandboxed: true)

      #expect(report.printed.contains("| ada | 13 of 27 | 13 | 0 |"), "\(report.text)")
      let kept = place.appendingPathComponent("students/dora/ClassicSignIn.swift")
      #expect(FileManager.default.contents(atPath: kept.path) == Data("// ü\n".utf8))
      let words = try String(
        contentsOf: place.appendingPathComponent("students/dora/feedback.md"), encoding: .utf8)
      #expect(words.contains("The file was read as Latin-1, because it isn't UTF-8."))
    }
  #endif

  @Test func `counts a teacher's decisions`() async throws {
    let desk = try await Desk.withMarks()
    let kata = "Chapters/1-adapter/katas/classic-sign-in"
    try desk.handIn(SourceTree.text(of: "\(kata)/Exercise/ClassicSignIn.swift"), as: "dora")
    try desk.handIn("import Foundation\nlet end: Void = exit(0)\n", as: "emil")
    _ = try desk.folder.file(
      "decisions",
      holding: "Bob für uns 50% # late\ncleo classic-sign-in 2\nlinsu 50%\n emil 0 %\n")

    let report = try await desk.grade("--decisions", "decisions")

    #expect(report.ending == .exited(0))
    #expect(report.printed.contains("| Bob für uns | 5.5 of 27, 50 % | 11 | 0 |"))
    #expect(report.printed.contains("| cleo | 2 of 27 | 2 | 0 |"))
    #expect(report.printed.contains("| emil | 0 of 27, 0 % | "))
    #expect(desk.text("out/students/dora/feedback.md").contains("The exercise is unchanged."))
    #expect(report.complaint.contains("your decisions name 'linsu', who has no submission"))
    #expect(
      desk.text("out/students/Bob für uns/feedback.md").contains(
        "50 % of the points count: late."))
    #expect(
      desk.text("out/students/cleo/feedback.md").contains(
        "A teacher decided on these points."))
  }

  @Test func `keeps decisions and earlier grades`() async throws {
    let desk = try await Desk.withMarks()
    _ = try desk.folder.file("decisions", holding: "cleo classic-sign-in 2\ncleo 50%\n")
    _ = try await desk.grade("--decisions", "decisions", "--report")
    let grades = desk.text("out/grades.json")
    try desk.handIn("x", as: "dora")
    try FileManager.default.createDirectory(
      at: desk.folder.url.appendingPathComponent("in/erwin"), withIntermediateDirectories: true)

    let again = try await desk.grade()
    let other = try await desk.grade(katas: "classic-sign-in")
    let fewer = try await desk.grade("--shard", "1/2")

    #expect(again.printed.contains("| cleo | 1 of 27, 50 % | 2 | 0 |"))
    #expect(desk.text("out/report.md").contains("# 5 submissions"))
    #expect(
      desk.text("out/students/erwin/feedback.md").contains(
        "Nothing was submitted: the folder or archive is empty."))
    #expect(other.ending == .exited(73))
    #expect(
      other.complaint.contains("the grades for --katas \(Self.katas) in '"), "\(other.complaint)"
    )
    #expect(fewer.ending == .exited(73))
    let lost = "the grades of Bob für uns and 1 more in '"
    #expect(fewer.complaint.contains(lost), "\(fewer.complaint)")
    #expect(desk.text("out/grades.json") != grades)
    let decided = desk.text("out/students/cleo/results.json")
    #expect(decided.contains("a teacher decided on these points"))
    #expect(decided.contains("classic-sign-in: decided by a teacher"))
    #expect(!decided.contains("a teacher has to look at it"))

    _ = try desk.folder.file("decisions", holding: "ada 50%\n")
    let next = try await desk.grade("--decisions", "decisions")
    #expect(next.printed.contains("| ada | 6.5 of 27, 50 % | 13 | 0 |"))
    #expect(next.complaint.contains("earlier ones, which are in decisions-before.txt"))
    #expect(desk.text("out/decisions-before.txt").hasPrefix("cleo classic-sign-in 2\n"))
  }

  @Test func `grades the katas of Scripts/handout by default`() async throws {
    let desk = try Desk()
    _ = try desk.folder.file("notes.txt", holding: "Hello")

    let report = try await desk.start(["notes.txt", "--output", "out", "--no-sandbox"])

    let grades = desk.text("out/grades.json")
    #expect(grades.contains("late-start"), "\(report.complaint)")
    #expect(!grades.contains("which-wrapper"))
    #expect(!grades.contains("predict-the-price"))
  }

  @Test func `stops while a different run writes into the same folder`() async throws {
    let desk = try Desk()
    let output = desk.folder.url.appendingPathComponent("out")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let held = try FileLock(output.appendingPathComponent(".lock").path)

    let report = try await desk.grade()

    #expect(report.ending == .exited(75))
    #expect(report.complaint.contains("another run is writing '"))
    withExtendedLifetime(held) {}
  }
}
