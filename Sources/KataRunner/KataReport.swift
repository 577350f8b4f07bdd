import Foundation
import Processes

/// The result of checking an exercise, always based on evidence.
public enum KataVerdict: String, CaseIterable, Codable, Sendable {
  /// All required tests ran to their end and passed, with the saved exercise, in a process that
  /// ended normally.
  case done

  /// A test ran to its end and failed.
  case failed

  /// The exercise is unchanged.
  case notStarted = "not-started"

  /// The exercise doesn't compile.
  case doesNotCompile = "does-not-compile"

  /// The process ended before the tests did, with or without a signal.
  case crashed

  /// The tests were still running at their time limit.
  case timedOut = "timed-out"

  /// The tests printed too much.
  case tooMuchOutput = "too-much-output"

  /// Grading found code that could falsify the tests' results, so a person has to look at it. A
  /// reader's check never reports this.
  case needsReview = "needs-review"

  /// The exercise couldn't be checked, and isn't the reason.
  case graderError = "grader-error"
}

/// A result with its evidence.
public struct KataReport: Equatable, Sendable {
  /// A line of a file that the reader may want to open.
  public typealias Place = TestEvent.Place

  /// The kata.
  public var kata: Kata

  /// The result.
  public var verdict: KataVerdict

  /// The checked exercise.
  var exercise = Data()

  /// The tests in the order of the source code.
  public var tests: [KataRun.Test] = []

  /// The test that the result is about.
  public var test: String?

  /// The evidence, in a sentence.
  public var message: String

  /// Additional information, such as what ended the tests after this one.
  var later: String?

  /// The expected and the actual value, if a test compared two values.
  var expectation: FailedExpectation?

  /// The arguments of the failed case, if the test has several cases.
  var arguments: String?

  /// The line that the result is about, if known.
  public var place: Place?

  /// The text of that line, if it is in the exercise.
  var excerpt: String?

  /// The changed files of the tests and their support modules. The originals were used.
  public var changed: [String] = []

  /// The names that allow the code that needs review.
  package var objections: [String] = []

  /// The misconceptions that may lead to this failure.
  var misconceptions: [String] = []

  /// What the last finished part changed in an earlier answer, or nil when unknown or unlimited.
  var touched: TouchedLines?

  /// Whether a part was finished just now, and another part comes next.
  var isStop = false
}

extension KataReport {
  /// Looks up the likely misconceptions, if all tests ran.
  ///
  /// - Parameter fromTheStart: The identifiers of the tests that already pass with the starter.
  mutating func lookUp(
    _ known: @autoclosure () -> [String: [String]]?, fromTheStart: [String] = []
  ) {
    guard verdict == .failed, !tests.contains(where: { $0.outcome == .notRun }) else { return }
    let atHand = tests.filter { KataPart.number(ofTest: $0.name) <= partsDone + 1 }
    let behind = atHand.drop { $0.outcome == .passed }.filter { !fromTheStart.contains($0.id) }
    // If most of the later tests fail, the exercise isn't wrong, but unfinished.
    guard behind.count < 3 || behind.count(where: { $0.outcome == .passed }) * 4 >= behind.count
    else { return }
    misconceptions = KnownMisconception.behind(failed, of: known())
  }

  /// The tests that didn't pass, by their sentences and by what failed in them.
  package var failed: Set<String> {
    let failed = tests.filter { [.failed, .unfinished].contains($0.outcome) }
    return Set(failed.map(\.name) + failed.map(\.evidence))
  }

  /// What failed in each test, sorted.
  package var evidence: [String] {
    tests.filter { [.failed, .unfinished].contains($0.outcome) }.map(\.evidence).sorted()
  }

  /// Reports code that needs review.
  ///
  /// - Parameters:
  ///   - line: The line of the exercise, if known.
  ///   - later: Additional information.
  ///   - objections: The names that allow the findings.
  package init(
    needsReview kata: Kata, _ message: String, line: Int?, later: String, objections: [String]
  ) {
    self.init(kata: kata, verdict: .needsReview, message: message, later: later)
    self.objections = objections
    place = line.map { Place(path: kata.exercise, line: $0) }
  }

  /// Checks a run of the tests.
  ///
  /// - Parameter lock: The tests that have to run.
  package init(_ kata: Kata, _ run: KataRun, _ report: ChildReport, lock: KataLock) {
    self.init(kata: kata, verdict: .done, message: "")
    check(run, report)
    guard verdict == .done, let words = lock.objection(to: run) else { return }
    verdict = .failed
    message = words
  }

  /// Checks a run without its lock.
  mutating func check(_ run: KataRun, _ report: ChildReport) {
    tests = run.tests
    switch report.ending {
    case .timedOut(let deadline):
      let hasBegun = run.tests.contains { $0.outcome != .notRun }
      let words = hasBegun ? "still running after" : "no test had started after"
      checkCutShort(run, .timedOut, "\(words) \(deadline.inWords)")
    case .tooMuchOutput(let bytes):
      checkCutShort(run, .tooMuchOutput, "printed more than \(bytes) bytes")
    case .notStarted(let reason):
      checkCutShort(run, .crashed, "the tests couldn't be started: \(reason)")
    case .exited, .signalled:
      guard !run.isComplete || run.unfinished != nil else {
        checkEnded(run)
        guard verdict == .done, report.ending != .exited(0) else { return }
        verdict = .crashed
        message = "all tests passed, but then the process \(report.ending)"
        return
      }
      let crash = Crash(report, of: kata)
      checkCutShort(run, .crashed, crash.message)
      guard verdict == .crashed else { return }
      place = crash.line.map { Place(path: kata.folder + "/" + crash.path, line: $0) }
    }
  }

  /// Checks an incomplete run.
  private mutating func checkCutShort(_ run: KataRun, _ end: KataVerdict, _ words: String) {
    // The first failing test is the reader's next step, even if a later test ended the run.
    let first = run.tests.first { [.failed, .unfinished].contains($0.outcome) }
    guard first?.outcome != .failed else {
      checkEnded(run)
      later = run.unfinished.map { "later, during '\($0.name)': \(words)" } ?? "later: \(words)"
      return
    }
    verdict = end
    test = first?.name
    message = words
  }

  private mutating func checkEnded(_ run: KataRun) {
    if let failed = run.firstFailed {
      verdict = .failed
      test = failed.name
      let issue =
        failed.issues.first { $0.expectation?.isShownAlike != true }
        ?? failed.issues.first
      expectation = issue?.expectation
      arguments = issue?.arguments
      // If a test expects `nil` instead of a complaint, the actual value is the message.
      let objection = expectation?.expected == "nil" ? expectation?.quotation : nil
      if objection != nil { expectation = nil }
      let words =
        (objection.map { [$0] } ?? []) + (issue?.comments ?? []).filter { $0 != failed.name }
      if expectation?.isShownAlike == true {
        later = "the values differ in something that isn't shown, such as a token or a password"
      }
      message = words.isEmpty ? issue?.text.inShort ?? "it failed" : words.joined(separator: ", ")
      place = (issue?.place ?? failed.place).flatMap { place(of: $0) }
    } else if run.isGreen {
      message = "every test passes"
    } else {
      verdict = .failed
      let missing = run.tests.first { $0.outcome != .passed }
      test = missing?.name
      message = missing == nil ? "there is no test" : "it didn't run"
    }
  }

  private func place(of found: TestEvent.Place) -> Place? {
    guard let range = found.path.range(of: "/Kata/", options: .backwards) else { return nil }
    return Place(path: "\(kata.folder)/\(found.path[range.upperBound...])", line: found.line)
  }
}
