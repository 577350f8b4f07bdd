import Foundation
import Katas
import Tooling

/// The trials of all katas that were asked for, and what is wrong with the katas themselves.
struct KataTrials: Sendable {
  /// The kata that also shows what a reader may do to the runner.
  static let scapegoat = "classic-sign-in"

  /// How many wrong answers a kata has to have.
  static let leastWrongAnswers = 5

  var trials: [KataTrial] = []
  var faults: [KatasReport.Row] = []

  /// The trials of each kata, those that declare the same behind each other: then the compiler has
  /// less to do between them, since the tests needn't be compiled anew. The longest batch comes first,
  /// so that all workspaces come to their end at about the same time.
  var batches: [[KataTrial]] {
    var batches: [[KataTrial]] = []
    for trial in trials {
      if batches.last?.first?.kata == trial.kata {
        batches[batches.count - 1].append(trial)
      } else {
        batches.append([trial])
      }
    }
    return batches.map { batch in
      batch.map { (trial: $0, declarations: $0.declarations) }
        .sorted { $0.declarations.lexicographicallyPrecedes($1.declarations) }.map(\.trial)
    }.sorted { $0.count > $1.count }
  }

  /// Collects the trials.
  ///
  /// - Parameters:
  ///   - package: The package's folder.
  ///   - originals: How the katas came.
  ///   - wanted: Names of katas; none for all.
  init(package: URL, originals: Originals, wanted: [String]) throws(ProgramError) {
    let shelf = try KataShelf(originals)
    var katas: [Kata] = []
    for name in wanted { katas.append(try shelf.kata(named: name)) }
    for kata in wanted.isEmpty ? shelf.katas : katas {
      collect(kata, package: package, originals: originals)
    }
    let now = Originals(asTheyAreIn: package)
    if now != originals {
      let paths = Set(now.texts.keys).union(originals.texts.keys)
        .filter { now.texts[$0] != originals.texts[$0] }.sorted()
      faults.append(
        .init(
          kata: "originals", name: "sealed",
          objection: "not as sealed: \(paths.joined(separator: ", ")): Scripts/check katas --seal"))
    }
  }

  private mutating func collect(_ kata: Kata, package: URL, originals: Originals) {
    let starter = originals.texts[kata.exercise] ?? ""
    trials.append(
      .init(kata: kata, part: .starter, name: "starter", text: starter, verdict: .red))
    if let solution = originals.texts[kata.solution] {
      trials.append(
        .init(kata: kata, part: .solution, name: "solution", text: solution, verdict: .green))
      if kata.name == Self.scapegoat { trials += Self.faults(of: kata, solution: solution) }
    } else {
      faults.append(.init(kata: kata.name, name: "solution", objection: "there is none"))
    }
    let folder = package.appendingPathComponent(kata.folder + "/WrongAnswers").path
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
    if files.count < Self.leastWrongAnswers {
      faults.append(
        .init(
          kata: kata.name, name: "wrong answers",
          objection: "there are \(files.count), not \(Self.leastWrongAnswers) or more"))
    }
    for file in files { collect(file, of: kata, package: package) }
  }

  private mutating func collect(_ file: String, of kata: Kata, package: URL) {
    let name = String(file.dropLast(".swift".count))
    let text = Originals.text(of: "\(kata.folder)/WrongAnswers/\(file)", in: package) ?? ""
    do throws(WrongAnswer.Unreadable) {
      let answer = try WrongAnswer(text)
      trials.append(
        .init(
          kata: kata, part: .wrong, name: name, text: text, verdict: answer.verdict,
          test: answer.test))
    } catch {
      faults.append(.init(kata: kata.name, name: name, objection: error.reason))
    }
  }

  /// What a reader may do to the runner, done in the line where the solution asks the till.
  private static func faults(of kata: Kata, solution: String) -> [KataTrial] {
    let first = "asks the till once, with each word in its place"
    let line = "    till.open("
    func fault(
      _ name: String, _ code: String, _ verdict: KataVerdict, in test: String? = first,
      deadline: Duration? = nil
    ) -> KataTrial {
      let text =
        "import Foundation\n" + solution.replacing(line, with: "    \(code)\n\(line)")
      return .init(
        kata: kata, part: .fault, name: name, text: text, verdict: verdict, test: test,
        deadline: deadline)
    }
    let swapped = solution.replacing("secret: password,", with: "secret: email,")
    let edited = KataTrial(
      kata: kata, part: .fault, name: "edited tests", text: swapped, verdict: .tampered,
      isTampered: true)
    return [
      fault("early exit", "exit(0)", .crashed),
      fault("trap", "_ = [Int]()[email.count]", .crashed),
      fault("endless loop", "while !email.isEmpty {}", .hung, deadline: .seconds(5)),
      fault("flood", #"while !email.isEmpty { print("asking the till") }"#, .flooded),
      fault("syntax error", "let = ", .noCompile, in: nil),
      edited,
    ]
  }
}
