import Foundation
import TestSupport
import Testing

@testable import KataRunner

/// What a reader's check says, in a workspace whose path leads through a link, as on macOS.
@Suite(.ends(within: 600)) struct SlowGraderTests {
  private let reader: Reader
  private let kata: Kata
  private let grader: KataGrader
  private let solution: String

  init() throws {
    reader = try Reader()
    let link = reader.package.appendingPathComponent("var")
    let place = reader.package.appendingPathComponent("private var")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place)
    kata = try KataCatalog(reader.originals).kata(named: Reader.kata)
    grader = KataGrader(
      package: reader.package, originals: reader.originals,
      workspace: link.appendingPathComponent("workspace"), deadline: .seconds(3))
    solution = try SourceTree.text(of: Reader.folder + "/Solution/ClassicSignIn.swift")
  }

  private func grade(_ old: String = "", _ new: String = "") async throws -> KataReport {
    try await grader.grade(
      kata, Data(("import Foundation\n" + solution.replacing(old, with: new)).utf8))
  }

  private func grade(beforeOpening line: String) async throws -> KataReport {
    try await grade("    till.open(", "    \(line)\n    till.open(")
  }

  @Test(.timeLimit(.minutes(10)))
  func `says what became of the tests, and where`() async throws {
    let green = try await grade()
    let typo = try await grade("till.open(", "till.opne(")
    let nothing = try await grade(beforeOpening: "let none: String? = nil; _ = none!")
    let hung = try await grade(beforeOpening: "while !email.isEmpty {}")
    // All tests together take longer than one of them may.
    let slow = try await grade(beforeOpening: "Thread.sleep(forTimeInterval: 0.2)")
    let flooded = try await grade(beforeOpening: #"while !email.isEmpty { print("flood") }"#)
    // Nothing of the tests can be replaced from the exercise: they are another module.
    let double = try await grade(
      "import Scenario", "import Scenario\ntypealias Double = RecordingTill")

    #expect(green.verdict == .green, "\(green.message)")
    #expect(typo.verdict == .noCompile)
    #expect(typo.place?.path == Reader.exercise)
    #expect(nothing.verdict == .crashed)
    #expect(nothing.message.hasPrefix("Fatal error: Unexpectedly found nil"))
    #expect(nothing.place?.path == Reader.exercise)
    #expect(hung.verdict == .hung)
    #expect(hung.message == "still running after 3 seconds")
    #expect(slow.verdict == .green, "\(slow.message)")
    #expect(flooded.verdict == .flooded)
    #expect(double.message == "cannot find type 'RecordingTill' in scope")
    try await checkSaves()
    try await checkHonestWork()
  }

  /// Each verdict is about the text that is saved, whatever was built before.
  private func checkSaves() async throws {
    let declared = ("init(_ till: TillLogin)", "init(_ till: TillLogin, other: Int = 0)")
    let renamed = ("struct ClassicSignInWithTill", "struct Renamed")
    var verdicts: [KataVerdict] = []
    for (old, new) in [renamed, renamed, declared] {
      verdicts.append(try await grade(old, new).verdict)
    }
    #expect(verdicts == [.noCompile, .noCompile, .green])

    let other = try KataCatalog(reader.originals).kata(named: "map-pins")
    let text = try SourceTree.text(of: other.solution)
    let others = try await grader.grade(other, Data(text.utf8))
    let back = try await grade()
    #expect(others.verdict == .green, "\(others.message)")
    #expect(back.verdict == .green)
  }

  /// What no kata needs is no fault: a check looks at the tests alone.
  private func checkHonestWork() async throws {
    let lines = [
      "Thread.sleep(forTimeInterval: 0.001)", "NSLog(\"%@\", email)",
      "_ = ProcessInfo.processInfo.processName", "_ = 7.formatted(.number.grouping(.never))",
      "let count = Mutex(0); count.withLock { $0 += 1 }", "till.open(",
    ]
    let text = solution.replacing("    till.open(", with: lines.joined(separator: "\n"))

    let honest = try await grader.grade(
      kata, Data(("import Foundation\nimport Synchronization\n" + text).utf8))

    #expect(honest.verdict == .green, "\(honest.message)")
  }
}
