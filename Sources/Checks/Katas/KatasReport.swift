import Katas

/// What came of each trial of the katas.
struct KatasReport: Equatable, Sendable {
  /// A trial and what is wrong with its verdict.
  struct Row: Equatable, Sendable {
    var kata: String
    var name: String
    var part: KataTrial.Part?
    var verdict: KataVerdict?

    /// The test that it names.
    var test: String?

    /// nil when all is as it has to be.
    var objection: String?

    var tests: [KataRun.Test] = []
    var duration: Duration = .zero
  }

  var rows: [Row] = []
  var duration: Duration = .zero

  var isGood: Bool { rows.allSatisfy { $0.objection == nil } }

  /// A test that neither the starter nor a wrong answer fails might as well not be there.
  mutating func findTestsThatNothingFails() {
    for kata in Set(rows.map(\.kata)) {
      let trials = rows.filter { $0.kata == kata }
      guard let solution = trials.first(where: { $0.part == .solution }) else { continue }
      let failed = Set(
        trials.filter { [.starter, .wrong].contains($0.part) }.flatMap(\.tests)
          .filter { [.failed, .unfinished].contains($0.outcome) }.map(\.name))
      for test in solution.tests where !failed.contains(test.name) && !test.isTheReaders {
        rows.append(
          .init(kata: kata, name: "tests", objection: "no wrong answer fails '\(test.name)'"))
      }
    }
  }

  /// Puts the rows into the order of the trials; what belongs to none comes at the end of its kata.
  mutating func sort(by trials: [KataTrial]) {
    let katas = trials.map(\.kata.name)
    let places = Dictionary(
      trials.enumerated().map { ("\($1.kata.name)/\($1.name)", $0) }, uniquingKeysWith: min)
    rows.sort { one, other in
      let place = { (row: Row) in
        (
          katas.firstIndex(of: row.kata) ?? .max, places["\(row.kata)/\(row.name)"] ?? .max,
          row.objection ?? ""
        )
      }
      return place(one) < place(other)
    }
  }
}

extension KatasReport.Row {
  init(kata: String, name: String, objection: String) {
    self.kata = kata
    self.name = name
    self.objection = objection
  }

  init(_ trial: KataTrial, _ report: KataReport, duration: Duration) {
    kata = trial.kata.name
    name = trial.name
    part = trial.part
    verdict = report.verdict
    test = trial.test
    objection = trial.objection(to: report)
    tests = report.tests
    self.duration = duration
  }
}
