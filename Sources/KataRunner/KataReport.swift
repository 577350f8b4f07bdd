import Foundation
import Processes

/// What the runner says of an exercise. Each case rests on something that was seen.
public enum KataVerdict: String, CaseIterable, Codable, Sendable {
  /// Every test that had to run ran to its end and passed, with the exercise as it is saved, in a
  /// process that ended as it should.
  case done

  /// A test ran to its end and failed.
  case failed

  /// The exercise is as it came.
  case notStarted = "not-started"

  /// The exercise doesn't compile.
  case doesNotCompile = "does-not-compile"

  /// The process ended before the tests did, by a signal or by itself.
  case crashed

  /// The tests were still running when their time was up.
  case timedOut = "timed-out"

  /// The tests printed more than anybody reads.
  case tooMuchOutput = "too-much-output"

  /// A grade found something in the exercise that could make its tests' word untrue. A person has to
  /// look at it. A reader's check never says so.
  case needsReview = "needs-review"

  /// The machine couldn't check, and the exercise isn't to blame.
  case graderError = "grader-error"
}

/// A verdict with the evidence for it.
public struct KataReport: Equatable, Sendable {
  /// A line of a file that the reader may want to open.
  public typealias Place = TestEvent.Place

  /// The kata.
  public var kata: Kata

  /// The verdict.
  public var verdict: KataVerdict

  /// The exercise that was checked.
  var exercise = Data()

  /// The tests in the order in which they stand.
  public var tests: [KataRun.Test] = []

  /// The test that the verdict is about.
  public var test: String?

  /// What was seen, in a sentence.
  public var message: String

  /// What else is to be said, such as what ended the tests that stand behind it.
  var later: String?

  /// What was expected and what came instead, where a test compared two things.
  var expectation: FailedExpectation?

  /// The arguments of the case that failed, where the test has several cases.
  var arguments: String?

  /// The line that it is about, where one is known.
  public var place: Place?

  /// That line itself, where it is the reader's.
  var excerpt: String?

  /// The files of tests and support that aren't as they came. Checked were the originals.
  public var changed: [String] = []

  /// What a grade found in a suspicious exercise, by the names to allow it by.
  package var objections: [String] = []

  /// What those believe whose exercise fails just these tests.
  var misconceptions: [String] = []

  /// What the last part that was done has touched of an earlier answer; nil where that isn't known,
  /// or nothing limits it.
  var touched: TouchedLines?

  /// Whether a part was done just now, and another part comes next.
  var isStop = false
}

extension KataReport {
  /// Looks up what a red exercise may come from. Where tests didn't run, nobody knows what fails.
  ///
  /// - Parameter fromTheStart: The tests that pass before anybody has begun, by their identifiers.
  mutating func lookUp(
    _ known: @autoclosure () -> [String: [String]]?, fromTheStart: [String] = []
  ) {
    guard verdict == .failed, !tests.contains(where: { $0.outcome == .notRun }) else { return }
    let atHand = tests.filter { KataPart.number(ofTest: $0.name) <= partsDone + 1 }
    let behind = atHand.drop { $0.outcome == .passed }.filter { !fromTheStart.contains($0.id) }
    // Where most fails from some test on, the exercise isn't wrong, but unfinished.
    guard behind.count < 3 || behind.count(where: { $0.outcome == .passed }) * 4 >= behind.count
    else { return }
    misconceptions = KnownMisconception.behind(failed, of: known())
  }

  /// The tests that didn't pass, by their sentences, and by what failed in them.
  package var failed: Set<String> {
    let failed = tests.filter { [.failed, .unfinished].contains($0.outcome) }
    return Set(failed.map(\.name) + failed.map(\.evidence))
  }

  /// The same, once for each test.
  package var evidence: [String] {
    tests.filter { [.failed, .unfinished].contains($0.outcome) }.map(\.evidence).sorted()
  }

  /// Says what a grade found in an exercise.
  ///
  /// - Parameters:
  ///   - line: The line of the exercise, where one is known.
  ///   - later: What else is to be said.
  ///   - objections: The names of all that was found, to allow it by.
  package init(
    needsReview kata: Kata, _ message: String, line: Int?, later: String, objections: [String]
  ) {
    self.init(kata: kata, verdict: .needsReview, message: message, later: later)
    self.objections = objections
    place = line.map { Place(path: kata.exercise, line: $0) }
  }

  /// Checks a run of the tests.
  ///
  /// - Parameter lock: What had to run.
  package init(_ kata: Kata, _ run: KataRun, _ report: ChildReport, lock: KataLock) {
    self.init(kata: kata, verdict: .done, message: "")
    check(run, report)
    guard verdict == .done, let words = lock.objection(to: run) else { return }
    verdict = .failed
    message = words
  }

  /// Checks a run of the tests by itself.
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

  /// Checks a run that didn't come to its end.
  private mutating func checkCutShort(_ run: KataRun, _ end: KataVerdict, _ words: String) {
    // The first test that fails is the next step, also when a later one ended them all.
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
      // A test that expects no objection says in words what it objects to.
      let objection = expectation?.expected == "nil" ? expectation?.quotation : nil
      if objection != nil { expectation = nil }
      let words =
        (objection.map { [$0] } ?? []) + (issue?.comments ?? []).filter { $0 != failed.name }
      if expectation?.isShownAlike == true {
        later = "they differ in something that isn't shown, such as a token or a password"
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
