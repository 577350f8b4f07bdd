import CommandLineSupport
import Foundation

/// What has to run, and to the end, before an exercise counts as done. It is written when the katas are
/// locked, from a run of the solution.
public struct KataLock: Codable, Equatable, Sendable {
  /// The file that lists those of all katas, from the package's folder on.
  public static let file = "Chapters/evidence.json"

  /// The tests that have to run, by their identifiers, and how many cases each has.
  public var tests: [String: Int] = [:]

  /// The mistakes that the reader's tests have to notice.
  public var mistakes: [String] = []

  /// What of these passes before anybody has begun, and brings no points; nil for nothing.
  public var fromTheStart: [String]?

  /// An empty one, which nothing satisfies.
  public init() {}

  /// Reads the locks of all katas, by their names.
  public static func all(in package: URL) throws(ProgramError) -> [String: KataLock] {
    let file = package.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: file),
      let locks = try? JSONDecoder().decode([String: KataLock].self, from: data)
    else { throw .lost(file.path) }
    return locks
  }

  /// What counts in a mark: the tests by their sentences, and the mistakes to notice; each with the
  /// name that it has in the lock.
  package var counted: [(id: String, name: String)] {
    tests.keys.sorted().map { (id: $0, name: $0.testName) }
      + mistakes.map { (id: $0, name: "catches \($0)") }
  }

  /// What a kata's page gives points to, and isn't there.
  package func unknown(in kata: Kata) -> [String] {
    Set(kata.weights.keys).subtracting(counted.map(\.name)).sorted()
  }

  /// What is missing in a run, or too much in it; nil when exactly what had to run did.
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
    if let missing { return "no result tells whether a test caught \(missing)" }
    return locked.map(\.id).first { tests[$0] == nil }.map {
      "the test \($0) doesn't belong to the kata"
    }
  }
}

extension String {
  /// The sentence in a test's identifier: what stands behind the last slash, without backticks.
  fileprivate var testName: String {
    firstMatch(of: /`([^`]+)`$/).map { String($0.1) } ?? split(separator: "/").last.map(String.init)
      ?? self
  }
}
