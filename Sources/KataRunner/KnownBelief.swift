import Foundation

/// What those believe whose exercise fails in a certain way: found with each kata's wrong answers when
/// the katas are sealed.
public enum KnownBelief {
  /// The file that lists those of all katas, from the package's folder on.
  public static let file = "Chapters/beliefs.json"

  /// Those of all katas, by their names; none in an edition that doesn't have the file. Behind each belief
  /// stands what fails then: tests by their sentences, and mistakes that get through.
  public static func all(in package: URL) -> [String: [String: [String]]] {
    let file = package.appendingPathComponent(file)
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return (try? JSONDecoder().decode([String: [String: [String]]].self, from: data)) ?? [:]
  }

  /// What those believe whose exercise fails just these tests, of what is known of a kata.
  public static func behind(_ failed: Set<String>, of known: [String: [String]]?) -> [String] {
    (known ?? [:]).filter { Set($0.value) == failed }.keys.sorted()
  }
}
