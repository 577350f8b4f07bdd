import Foundation
import Processes
import TestSupport
import Testing

@testable import KataRunner

/// What the runner meets on macOS, made to happen here too: the tests are started by the package
/// manager, which swallows status and error stream; their start takes seconds; the path leads
/// through a link.
@Suite(.ends(within: 600)) struct SlowMacTests {
  @Test(.timeLimit(.minutes(10)))
  func `gives the same verdicts where the package manager starts the tests`() async throws {
    let reader = try Reader()
    let link = reader.package.appendingPathComponent("var")
    let place = reader.package.appendingPathComponent("private var")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place)
    let kata = try KataCatalog(reader.originals).kata(named: Reader.kata)
    let solution = try SourceTree.text(of: Reader.folder + "/Solution/ClassicSignIn.swift")
    var grader = KataGrader(
      package: reader.package, originals: reader.originals,
      workspace: link.appendingPathComponent("workspace"), deadline: .seconds(3),
      allowed: ["exit"])
    grader.startsByPackageManager = true
    func grade(_ old: String = "", _ new: String = "") async throws -> KataReport {
      let text = "import Foundation\n" + solution.replacing(old, with: new)
      return try await grader.grade(kata, Data(text.utf8))
    }
    func grade(beforeOpening line: String) async throws -> KataReport {
      try await grade("    till.open(", "    \(line)\n    till.open(")
    }

    let again = "logIn(email: email, password: password, success: success, failure: failure)"

    let green = try await grade()
    let red = try await grade("secret: password, name: email", "secret: email, name: password")
    let typo = try await grade("till.open(", "till.opne(")
    let nothing = try await grade(beforeOpening: "let none: String? = nil; _ = none!")
    let full = try await grade(beforeOpening: again)
    let early = try await grade(beforeOpening: "exit(3)")
    let hung = try await grade(beforeOpening: "while !email.isEmpty {}")
    let flooded = try await grade(beforeOpening: #"while !email.isEmpty { print("flood") }"#)

    #expect(green.verdict == .green, "\(green.message)")
    #expect(red.verdict == .red)
    #expect(typo.verdict == .noCompile)
    #expect(typo.place?.path == Reader.exercise)
    #expect(nothing.verdict == .crashed)
    #expect(nothing.message.hasPrefix("Fatal error: Unexpectedly found nil"))
    #expect(nothing.place?.path == Reader.exercise)
    #expect(full.message == "it crashed: does a function call itself without end?")
    #expect(early.message == "the program ended by itself before the tests were over")
    #expect(hung.verdict == .hung)
    #expect(hung.message == "still running after 3 seconds")
    #expect(flooded.verdict == .flooded)

    try await checkSlowStart(grader, kata, solution)
  }

  /// The limit counts from the tests' first record on.
  private func checkSlowStart(
    _ grader: KataGrader, _ kata: Kata, _ solution: String
  ) async throws {
    let workspace = try KataWorkspace(grader.workspace)
    try workspace.lay(kata, exercise: Data(solution.utf8), originals: grader.originals)
    let build = await workspace.build { _ in }
    #expect(build == .done)
    // Where they are a bundle, the package manager starts them, and the start is slow by itself.
    guard let program = workspace.testProgram else { return }
    let script = #"""
      mv "$0" "$0.real" &&
        printf '%s\n' '#!/bin/bash' 'sleep 3' 'exec "$0.real" "$@"' >"$0" && chmod 755 "$0"
      """#
    let replaced = await ChildProcess(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script, program.path]
    )
    .run(deadline: .seconds(60))
    #expect(replaced.ending == .exited(0))

    let (run, report) = try await workspace.test(deadline: .seconds(2), limit: 1_000_000)

    #expect(report.ending == .exited(0))
    #expect(run.isGreen)
  }
}
