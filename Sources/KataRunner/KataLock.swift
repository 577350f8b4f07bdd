import CommandLineSupport
import Foundation

/// The tests that have to run to their end before an exercise counts as done. The lock is written
/// from a run of the solution.
public struct KataLock: Codable, Equatable, Sendable {
  /// The file with the locks of all katas, relative to the package.
  public static let file = "Chapters/evidence.json"

  /// The required tests, by their identifiers, with the number of cases.
  public var tests: [String: Int] = [:]

  /// The mistakes that the reader's tests have to catch.
  public var mistakes: [String] = []

  /// The tests that already pass with the starter, and earn no points; nil if there are none.
  public var fromTheStart: [String]?

  /// Creates an empty lock, which no run satisfies.
  public init() {}

  /// Reads the locks of all katas, by their names.
  public static func all(in package: URL) throws(ProgramError) -> [String: KataLock] {
    let file = package.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: file),
      let locks = try? JSONDecoder().decode([String: KataLock].self, from: data)
    else { throw .lost(file.path) }
    return locks
  }

  /// What earns points: tests, named by their sentences, and mistakes.
  package var counted: [(id: String, name: String)] {
    tests.keys.sorted().map { (id: $0, name: $0.testName) }
      + mistakes.map { (id: $0, name: "catches \($0)") }
  }

  /// Names to which a kata's page gives points, but that aren't in the lock.
  package func unknown(in kata: Kata) -> [String] {
    Set(kata.weights.keys).subtracting(counted.map(\.name)).sorted()
  }

  /// What is missing or unexpected in a run, or nil when exactly the required tests ran.
  package func objection(to run: KataRun) -> String? {
    let locked = run.tests.filter { !$0.isTheReaders }
    let cases = Dictionary(locked.map { ($0.id, $0.cases) }, uniquingKeysWith: +)
    for id in tests.keys.sorted() where cases[id] != tests[id] {
      guard let ran = cases[id] else { return "the test \(id) didn't run" }
      return "the test \(id) ran \(ran) of its \(tests[id] ?? 0) cases"
    }
    let missing = mistakes.first { mistake in
      !run.tests.contains { $0.id == "noticed \(mistake)" && $0.outcome == .passed }
    }
    if let missing { return "no result shows whether a test caught \(missing)" }
    return locked.map(\.id).first { tests[$0] == nil }.map {
      "the test \($0) doesn't belong to the kata"
    }
  }
}

extension String {
  /// The sentence in a test's identifier: the text after the last slash, without backticks.
  fileprivate var testName: String {
    firstMatch(of: /`([^`]+)`$/).map { String($0.1) } ?? split(separator: "/").last.map(String.init)
      ?? self
  }
}
