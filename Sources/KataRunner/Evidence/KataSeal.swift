import CommandLineSupport
import Foundation

/// What has to be true of a run of a kata's tests, and of the exercise, before it counts as green.
/// It is written when the katas are sealed, from the starter and the solution.
public struct KataSeal: Codable, Equatable, Sendable {
  /// The file that lists those of all katas, from the package's folder on.
  public static let file = "Chapters/evidence.json"

  /// The tests that have to run, by their identifiers, and how many cases each has.
  public var tests: [String: Int] = [:]

  /// The mistakes that the reader's tests have to notice.
  public var mistakes: [String] = []

  /// The modules that the exercise may use besides Swift's own.
  public var modules: [String] = []

  /// The files of the tests that hold what is given to the exercise.
  public var given: [String] = []

  /// What the tests may take from the exercise.
  public var asked: [String] = []

  /// How the types compare that the tests compare.
  public var compared: [String] = []

  /// An empty one, which nothing satisfies.
  public init() {}

  /// Reads the seals of all katas, by their names.
  public static func all(in package: URL) throws(ProgramError) -> [String: KataSeal] {
    let file = package.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: file),
      let seals = try? JSONDecoder().decode([String: KataSeal].self, from: data)
    else {
      throw ProgramError("'\(file.path)' is missing or isn't as it came: get it anew", status: 66)
    }
    return seals
  }

  /// What counts in a mark: the tests by their sentences, and the mistakes to notice; each with the
  /// name that it has in the seal.
  package var counted: [(id: String, name: String)] {
    tests.keys.sorted().map { (id: $0, name: $0.testName) }
      + mistakes.map { (id: $0, name: "notices \($0)") }
  }

  /// What a kata's page gives points to, and isn't there.
  package func unknown(in kata: Kata) -> [String] {
    Set(kata.weights.keys).subtracting(counted.map(\.name)).sorted()
  }
}

extension String {
  /// The sentence in a test's identifier: what stands behind the last slash, without backticks.
  fileprivate var testName: String {
    firstMatch(of: /`([^`]+)`$/).map { String($0.1) } ?? split(separator: "/").last.map(String.init)
      ?? self
  }
}
