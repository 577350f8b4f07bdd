import CommandLineSupport
import ComparisonReport
import Foundation
import Processes
import Transcripts

/// Makes changes in a copy of the package, lets the compiler and the comparison report what broke,
/// and repairs it.
struct ChangeTrial: Sendable {
  /// The results of one change.
  struct Sight: Sendable {
    var row: ChangeRow

    /// The reports of the compiler and the comparison on each column, before the repair.
    var said: [ChangedColumn: [String]] = [:]

    /// What is still wrong after the repair.
    var problems: [String] = []
  }

  private typealias Run = Comparison<Step>

  /// The programs before the change, and the folder for the changed programs.
  private let before: Run
  private var copy: PackageCopy

  /// Makes changes in a copy of a package, one after another.
  static func make(
    _ changes: [Change], _ package: URL, _ scratch: ScratchFolder
  ) async throws(ProgramError) -> [Sight] {
    let progress = Progress.standardError
    progress.say("copying and building the package, which takes about a minute ...")
    let folder = scratch.url.appendingPathComponent("1/package", isDirectory: true)
    let copy = try await PackageCopy(of: package, to: folder)
    let report = await copy.build(product: "compare")
    guard report.ending == .exited(0) else {
      let words = copy.words(of: "error", in: report)
      let error = words.first ?? report.lastLine
      throw ProgramError("the unchanged package doesn't compile: \(error)", status: 1)
    }
    var trial = ChangeTrial(before: await run(in: copy.programs), copy: copy)
    if let failure = trial.before.failures.first {
      throw ProgramError("\(failure.key) \(failure.value)", status: 1)
    }
    var sights: [Sight] = []
    for (index, change) in changes.enumerated() {
      let place = "\(index + 1) of \(changes.count), \(change.row.change)"
      sights.append(try await trial.make(change) { progress.say("\(place): \($0)") })
    }
    progress.clear()
    return sights
  }

  /// Makes a change, repairs what broke, and undoes both.
  private mutating func make(
    _ change: Change, say: (String) -> Void
  ) async throws(ProgramError) -> Sight {
    var sight = Sight(row: change.row)
    try make(change.change, of: change)
    try make(change.screens, of: change)
    var broken: Run?
    if change.row.wish == nil {
      say("building with the change ...")
      broken = await look(&sight)
    }
    try make(change.mend, of: change)
    say("building after the repair ...")
    await prove(broken, &sight)
    try copy.takeBack()
    return sight
  }

  /// Collects the compiler's reports, and then runs the programs that still compile.
  private func look(_ sight: inout Sight) async -> Run {
    let hit = ChangedColumn.allCases.filter { sight.row[$0].notHere == nil }
    // The package manager stops at the first module that doesn't compile.
    let isWhole = await copy.build(product: "compare").ending == .exited(0)
    var compiled = hit
    for column in hit where !isWhole {
      let report = await copy.build(product: column.rawValue)
      let words = copy.words(of: "error", in: report).filter {
        ChangedColumn.owner(of: $0) == column
      }
      sight.said[column] = words.map { "compiler: \($0)" }
      sight.row[column].compiler = Set(words.map { String($0.prefix { $0 != ":" }) })
        .filter { !ChangedColumn.isSpare($0) }.sorted()
      guard report.ending != .exited(0) else { continue }
      compiled.removeAll { $0 == column }
      if words.isEmpty { sight.problems.append("\(column.rawValue): \(report.lastLine)") }
    }
    return await Self.run(in: copy.programs, columns: compiled)
  }

  private func prove(_ broken: Run?, _ sight: inout Sight) async {
    let report = await copy.build(product: "compare")
    guard report.ending == .exited(0) else {
      let words = copy.words(of: "error", in: report)
      sight.problems += words.isEmpty ? [report.lastLine] : words
      return
    }
    sight.problems += copy.words(of: "warning", in: report)
    let mended = await Self.run(in: copy.programs)
    sight.problems += mended.failures.map { "\($0.key) \($0.value)" }.sorted()
    for column in ChangedColumn.allCases {
      for step in Step.allCases {
        let now = Self.text(mended, step, column)
        if now != Self.text(before, step, column) {
          sight.row.shows["\(column.rawValue) \(step.rawValue)"] = now
        }
        guard let broken, broken.columns.contains(column.rawValue) else { continue }
        let then = Self.text(broken, step, column)
        if then != now {
          sight.row[column].tests.append(step.rawValue)
          sight.said[column, default: []].append(
            "comparison: \(step.number) \(step.shortTitle): \(Self.difference(then, now))")
        }
      }
    }
  }

  private mutating func make(_ edits: [Edit], of change: Change) throws(ProgramError) {
    guard let reason = copy.make(edits) else { return }
    throw ProgramError("\(change.row.change): \(reason)", status: 1)
  }

  private static func run(
    in folder: URL, columns: [ChangedColumn] = ChangedColumn.allCases
  ) async -> Run {
    await .gather(columns: columns.map(\.rawValue), from: folder, deadline: .seconds(30))
  }

  /// A cell's client and network lines. Calls between the parts don't count.
  private static func text(_ run: Run, _ step: Step, _ column: ChangedColumn) -> [String] {
    guard let cell = run.cell(step, in: column.rawValue) else {
      return [run.failures[column.rawValue] ?? "no such cell"]
    }
    return [cell.outcome] + cell.shows.map { "shows " + $0 } + cell.reaches.map { "reaches " + $0 }
      + cell.logs.map { "logs " + $0 }
  }

  /// The first lines that differ.
  private static func difference(_ then: [String], _ now: [String]) -> String {
    let (wrong, right) = (then.filter { !now.contains($0) }, now.filter { !then.contains($0) })
    return "\(wrong.first ?? "nothing"), expected: \(right.first ?? "nothing")"
  }
}
