import CommandLineSupport
import Foundation
import KataFiles
import KataRunner

/// The trials of all katas that were asked for, and what is wrong with the katas themselves.
struct KataTrials: Sendable {
  /// The kata that also shows what a reader may do to the runner.
  static let scapegoat = "classic-sign-in"

  var trials: [KataTrial] = []
  var faults: [ProofReport.Row] = []

  /// The trials of each kata, those that declare the same behind each other: then the compiler has
  /// less to do between them, since the tests needn't be compiled anew. The longest batch comes
  /// first, so that all workspaces come to their end at about the same time.
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
  ///   - originals: How the katas came.
  ///   - wanted: Names of katas; none for all.
  init(
    package: URL, originals: KataOriginals, wanted: [String]
  ) async throws(ProgramError) {
    let catalog = try KataCatalog(originals)
    var katas: [Kata] = []
    for name in wanted { katas.append(try catalog.kata(named: name)) }
    for kata in wanted.isEmpty ? catalog.katas : katas {
      for name in (originals.seals[kata.name] ?? KataSeal()).unknown(in: kata) {
        fault("\(kata.name)/points", "'\(name)' is no test of it, and can't count")
      }
      await collect(
        kata, package: package, starter: try originals.files(in: kata.folder + "/Exercise"))
    }
    if OriginalHashes(asTheyAreIn: package) != OriginalHashes(of: package) {
      fault("originals/list", "isn't that of the files: Scripts/check katas --seal makes it so")
    }
  }

  private mutating func fault(_ name: String, _ objection: String) {
    faults.append(.init(name: name, ruling: "wrong", isGood: false, detail: objection))
  }

  private mutating func collect(_ kata: Kata, package: URL, starter: [String: Data]) async {
    let text = String(decoding: starter[kata.exercise] ?? Data(), as: UTF8.self)
    trials.append(.init(kata: kata, part: .starter, name: "starter", text: text, verdict: .red))
    let file = package.appendingPathComponent(kata.solution)
    guard let solution = try? String(contentsOf: file, encoding: .utf8) else {
      return fault("\(kata.name)/solution", "there is none")
    }
    trials.append(
      .init(kata: kata, part: .solution, name: "solution", text: solution, verdict: .green))
    for attack in KataAttack.all where attack.kata == kata.name {
      trials.append(
        .init(
          kata: kata, part: .attack, name: attack.name,
          text: attack.text(starter: text, solution: solution), verdict: attack.verdict,
          test: attack.words, deadline: attack.deadline))
    }
    if kata.name == Self.scapegoat {
      for (name, text) in HonestWork.texts(solution: solution) {
        trials.append(.init(kata: kata, part: .right, name: name, text: text, verdict: .green))
      }
      let swapped = solution.replacing("secret: password,", with: "secret: email,")
      trials.append(
        .init(
          kata: kata, part: .attack, name: "edited tests", text: swapped, verdict: .tampered))
    }
    for name in Self.names(in: "Tests/RightAnswers/\(kata.name)", of: package, ending: ".swift") {
      let file = package.appendingPathComponent("Tests/RightAnswers/\(kata.name)/\(name).swift")
      trials.append(
        .init(
          kata: kata, part: .right, name: "right answer \(name)",
          text: (try? String(contentsOf: file, encoding: .utf8)) ?? "", verdict: .green))
    }
    let folder = package.appendingPathComponent(kata.folder + "/WrongAnswers")
    let names = Self.names(in: kata.folder + "/WrongAnswers", of: package, ending: ".patch")
    if names.count < KatasCheck.leastWrongAnswers {
      fault(
        "\(kata.name)/answers",
        "\(names.count) are wrong, not \(KatasCheck.leastWrongAnswers) or more")
    }
    for name in names {
      do throws(Mutant.Unreadable) {
        let mutant = try Mutant(name, at: folder.appendingPathComponent(name + ".patch"))
        trials.append(
          .init(
            kata: kata, part: .wrong, name: name,
            text: try await Self.text(of: mutant, changing: solution, at: kata.solution),
            verdict: mutant.verdict, test: mutant.test, belief: mutant.belief))
      } catch {
        fault("\(kata.name)/\(name)", error.reason)
      }
    }
  }

  /// The names of the files in a folder, without what they end with.
  private static func names(in folder: String, of package: URL, ending: String) -> [String] {
    FileManager.default.paths(below: package.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// The solution with a mutant's change.
  private static func text(
    of mutant: Mutant, changing solution: String, at path: String
  ) async throws(Mutant.Unreadable) -> String {
    let scratch = ScratchFolder()
    defer { scratch.remove() }
    let file = scratch.url.appendingPathComponent("answer/" + path)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(solution.utf8).write(to: file)
    let folder = scratch.url.appendingPathComponent("answer", isDirectory: true)
    if let reason = await Patching.apply(mutant.file, in: folder) {
      throw Mutant.Unreadable(reason: "does not apply: \(reason)")
    }
    guard let text = try? String(contentsOf: file, encoding: .utf8), text != solution else {
      throw Mutant.Unreadable(reason: "changes nothing in \(path)")
    }
    return text
  }
}
