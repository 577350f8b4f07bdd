import CommandLineSupport
import Foundation
import KataFiles

extension KataGrader {
  /// Looks at what was built; runs it when nothing speaks against that; and believes it when the
  /// tests asked what they should.
  func judgeBuilt(
    _ kata: Kata, _ exercise: Data, in workspace: KataWorkspace,
    say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> KataReport {
    let seal = originals.seals[kata.name] ?? KataSeal()
    let look = try await workspace.look(at: kata)
    let objections = Reach(seal: seal, allowed: allowed).objections(to: look)
    if let first = objections.first {
      var report = KataReport(kata, first).quoting(exercise)
      report.objections = objections.map(\.name)
      return report
    }
    let started = ContinuousClock.now
    var (run, child) = try await workspace.test(
      deadline: deadline, limit: Self.flood, in: sandbox)
    var report = KataReport(kata, run, child).quoting(exercise)
    report.mistakes = seal.mistakes.count
    if countsTests {
      try await finish(&run, in: workspace, by: started + deadline * 3)
      report.tests = run.tests
    }
    guard report.verdict == .green || countsTests && run.passed > 0 else { return report }
    if report.verdict == .green, let words = seal.objection(to: run) {
      report.verdict = .suspicious
      report.message = words
      return report
    }
    let asked = try await workspace.questions(look.code)
    let usual = try await usualQuestions(of: kata, in: workspace, say: say)
    let other = asked.keys.filter { asked[$0] != usual[$0] }.sorted()
    if let file = other.first {
      report.verdict = .suspicious
      report.message = "'\(file)' asks other things beside this exercise than beside the starter"
    }
    return report
  }

  /// Runs the tests that a crash, a hang or a flood kept from running, without the one that did, as
  /// long as there is time.
  private func finish(
    _ run: inout KataRun, in workspace: KataWorkspace, by end: ContinuousClock.Instant
  ) async throws(ProgramError) {
    while run.unfinished != nil, !run.waiting.isEmpty, case let left = end - .now, left > .zero {
      let next = try await workspace.test(
        run.waiting, deadline: min(left, deadline), limit: Self.flood, in: sandbox
      ).run
      guard run.add(next) else { return }
    }
  }

  /// What the tests ask beside the untouched starter. It is built once for each compiler.
  private func usualQuestions(
    of kata: Kata, in workspace: KataWorkspace, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> [String: Set<String>] {
    let folders = ["\(kata.folder)/Exercise", "\(kata.folder)/Tests"] + OriginalHashes.support
    let version = try await workspace.toolchain().version
    let key = folders.map { originals.hashes.hashes[$0] ?? "" }.joined(separator: " ") + version
    let file = workspace.folder.appendingPathComponent("questions-\(kata.name).json")
    if let data = FileManager.default.contents(atPath: file.path),
      let kept = try? JSONDecoder().decode(UsualQuestions.self, from: data), kept.key == key
    {
      return kept.files
    }
    // Who edited it before the first check may have no other copy of the starter. Then the solution
    // does as well: both leave the tests' questions as they are.
    let solution = package.appendingPathComponent(kata.solution)
    let starter: Data
    do throws(ProgramError) {
      starter = try originals.files(in: kata.folder + "/Exercise")[kata.exercise] ?? Data()
    } catch {
      guard let data = FileManager.default.contents(atPath: solution.path) else { throw error }
      starter = data
    }
    try workspace.lay(kata, exercise: starter, originals: originals)
    guard await workspace.build(say: say) == .done else {
      throw ProgramError("the starter of \(kata.name) can't be built", status: 70)
    }
    let look = try await workspace.look(at: kata)
    let kept = UsualQuestions(key: key, files: try await workspace.questions(look.code))
    try OutputFile(file.path).write(json(kept))
    return kept.files
  }
}

/// What is kept of the questions that a kata's tests ask.
private struct UsualQuestions: Codable {
  /// What they were asked by and of, and with which compiler.
  var key: String
  var files: [String: Set<String>]
}

extension KataSeal {
  /// What is missing in a run, or too much in it, to be green; nil when it is exactly what had to
  /// run.
  func objection(to run: KataRun) -> String? {
    let sealed = run.tests.filter { !$0.isTheReaders }
    let cases = Dictionary(sealed.map { ($0.id, $0.cases) }, uniquingKeysWith: +)
    for id in tests.keys.sorted() where cases[id] != tests[id] {
      guard let ran = cases[id] else { return "the test \(id) had to run, and didn't" }
      return "\(tests[id] ?? 0) cases of the test \(id) had to run; \(ran) did"
    }
    let missing = mistakes.first { mistake in
      !run.tests.contains { $0.id == "noticed \(mistake)" && $0.outcome == .passed }
    }
    if let missing { return "nobody knows whether a test noticed \(missing)" }
    return sealed.map(\.id).first { tests[$0] == nil }.map {
      "the test \($0) isn't one of the kata's"
    }
  }
}

extension KataReport {
  /// What is said of an exercise that wasn't run.
  package static let callForALook = "it wasn't run: a person has to look at it"

  fileprivate init(_ kata: Kata, _ objection: Reach.Objection) {
    self.init(kata: kata, verdict: .suspicious, message: "it \(objection.words)")
    place = objection.line.map { Place(path: kata.exercise, line: $0) }
    later = Self.callForALook
  }
}
