import Foundation

/// What somebody believes whose exercise fails in a certain way: found with each kata's wrong
/// answers when the katas are sealed.
public struct KnownBelief: Codable, Hashable, Sendable {
  /// The file that lists those of all katas, from the package's folder on.
  public static let file = "Chapters/beliefs.json"

  /// The belief, a sentence.
  public var belief: String

  /// Which tests fail then, by their sentences, and which mistakes get through.
  public var failed: [String]

  /// Creates one.
  public init(belief: String, failed: [String]) {
    self.belief = belief
    self.failed = failed
  }

  /// Those of all katas, by their names; none in an edition that doesn't have the file.
  public static func all(in package: URL) -> [String: [KnownBelief]] {
    let file = package.appendingPathComponent(file)
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return (try? JSONDecoder().decode([String: [KnownBelief]].self, from: data)) ?? [:]
  }
}

extension [KnownBelief] {
  /// What those believe whose exercise fails just these tests, each belief once.
  public func behind(_ failed: Set<String>) -> [String] {
    filter { Set($0.failed) == failed }.map(\.belief)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
