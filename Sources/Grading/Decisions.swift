import CommandLineSupport
import Foundation

/// What a person decided: who gets a part only, such as for being late, and how many points an
/// exercise gets after a look.
struct Decisions: Equatable, Sendable {
  /// The parts in percent, by submissions.
  private(set) var parts: [String: Int] = [:]

  /// The points, by submissions and katas.
  private(set) var points: [String: [String: Int]] = [:]

  /// Whoever is named.
  var names: Set<String> { Set(parts.keys).union(points.keys) }

  /// Nothing was decided.
  init() {}

  /// Reads a file with a line for each decision, such as `ada 80%` or `ada classic-sign-in 0`.
  ///
  /// - Parameter katas: How many points the katas can bring, by their names.
  init(_ path: String, katas: [String: Int]) throws(ProgramError) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ProgramError("'\(path)' can't be read", status: 66)
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      if let words = line.wholeMatch(of: /\s*(.*\S)\s+(\d+)\s?%\s*/), let part = Int(words.2),
        part <= 100
      {
        parts[String(words.1)] = part
      } else if let words = line.wholeMatch(of: /\s*(.*\S)\s+([\w-]+)\s+(\d+)\s*/),
        let most = katas[String(words.2)], let number = Int(words.3)
      {
        guard number <= most else {
          throw ProgramError(
            "'\(path)', line \(index + 1): \(words.2) has \(most) points, not \(number)", status: 65
          )
        }
        points[String(words.1), default: [:]][String(words.2)] = number
      } else {
        throw ProgramError(
          "'\(path)', line \(index + 1): give 'ada 80%', or 'ada classic-sign-in 7'", status: 65)
      }
    }
  }
}
