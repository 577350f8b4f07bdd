import CommandLineSupport
import Foundation
import KataFiles
import KataRunner

/// The trials of the chosen katas, and the faults of the katas themselves.
struct KataTrials: Sendable {
  /// The kata that is also used for attacks on the runner.
  static let scapegoat = "classic-sign-in"

  var trials: [KataTrial] = []
  var faults: [ProofReport.Row] = []

  /// The trials of each kata. Trials with the same declarations are adjacent, so that the tests
  /// needn't be compiled again. The longest batch comes first, so that all workspaces finish at
  /// about the same time.
  var batches: [[KataTrial]] {
    Dictionary(grouping: trials, by: \.kata.name).values.map { batch in
      batch.map { (trial: $0, declarations: Kata.declarations(in: Data($0.text.utf8))) }
        .sorted { $0.declarations < $1.declarations }.map(\.trial)
    }.sorted { $0.count > $1.count }
  }

  /// Collects the trials.
  ///
  /// - Parameters:
  ///   - package: The package's folder.
  ///   - originals: The original katas.
  ///   - wanted: Names of katas, or empty for all.
  init(
    package: URL, originals: KataOriginals, wanted: [String]
  ) async throws(ProgramError) {
    let catalog = try KataCatalog(originals)
    var katas: [Kata] = []
    for name in wanted { katas.append(try catalog.kata(named: name)) }
    for kata in wanted.isEmpty ? catalog.katas : katas {
      for name in (originals.locks[kata.name] ?? KataLock()).unknown(in: kata) {
        fault("\(kata.name)/points", "the page gives points to '\(name)', which isn't a test")
      }
      await collect(
        kata, package: package, starter: try originals.files(in: kata.folder + "/Exercise"))
    }
    if OriginalHashes(asTheyAreIn: package) != OriginalHashes(of: package) {
      fault("originals/list", "the list doesn't match the files: type Scripts/check katas --lock")
    }
  }

  private mutating func fault(_ name: String, _ objection: String) {
    faults.append(.init(name: name, result: "wrong", isGood: false, detail: objection))
  }

  private mutating func collect(_ kata: Kata, package: URL, starter: [String: Data]) async {
    let text = String(decoding: starter[kata.exercise] ?? Data(), as: UTF8.self)
    trials.append(.init(kata: kata, part: .starter, name: "starter", text: text, verdict: .failed))
    let file = package.appendingPathComponent(kata.solution)
    guard let solution = try? String(contentsOf: file, encoding: .utf8) else {
      return fault("\(kata.name)/solution", "missing")
    }
    trials.append(
      .init(kata: kata, part: .solution, name: "solution", text: solution, verdict: .done))
    for attack in KataAttack.all where attack.kata == kata.name {
      trials.append(
        .init(
          kata: kata, part: .attack, name: attack.name,
          text: attack.text(starter: text, solution: solution), verdict: attack.verdict,
          test: attack.words, deadline: attack.deadline))
    }
    if kata.name == Self.scapegoat {
      for (name, text) in HonestWork.texts(solution: solution) {
        trials.append(.init(kata: kata, part: .right, name: name, text: text, verdict: .done))
      }
    }
    let answers = "Tests/RightAnswers/\(kata.name)"
    for name in FileManager.default.paths(below: package.appendingPathComponent(answers).path)
      .sorted() where name.hasSuffix(".swift")
    {
      let file = package.appendingPathComponent("\(answers)/\(name)")
      trials.append(
        .init(
          kata: kata, part: .right, name: "right answer \(name.dropLast(6))",
          text: (try? String(contentsOf: file, encoding: .utf8)) ?? "", verdict: .done))
    }
    do {
      let page = try EditPage(
        at: package.appendingPathComponent(kata.folder + "/WrongAnswers.txt"), of: kata.solution,
        labels: Mutant.labels)
      if page.entries.count < KatasCheck.leastWrongAnswers {
        fault(
          "\(kata.name)/answers",
          "has \(page.entries.count) wrong answers, but needs \(KatasCheck.leastWrongAnswers)")
      }
      for entry in page.entries { collect(entry, kata, solution: solution) }
    } catch {
      fault("\(kata.name)/answers", error.message ?? "can't be read")
    }
  }

  private mutating func collect(_ entry: EditPage.Entry, _ kata: Kata, solution: String) {
    do throws(Edit.Fault) {
      let mutant = try Mutant(entry.name, entry)
      let text = try Edit.make(mutant.edits, in: solution) ?? ""
      trials.append(
        .init(
          kata: kata, part: .wrong, name: entry.name, text: text, verdict: mutant.verdict,
          test: mutant.test, misconception: mutant.misconception))
    } catch {
      fault("\(kata.name)/\(entry.name)", error.reason)
    }
  }
}
