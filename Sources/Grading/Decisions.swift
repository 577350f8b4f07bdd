import CommandLineSupport
import Foundation

/// A teacher's decisions: percentages for students, such as for late work, and points for
/// exercises.
struct Decisions: Equatable, Sendable {
  /// The percentages, by submission.
  private(set) var parts: [String: Int] = [:]

  /// The points, by submission and kata.
  private(set) var points: [String: [String: Int]] = [:]

  /// The reasons, which the students read. The key is `ada` for a percentage, `ada one-call` for
  /// points.
  private(set) var reasons: [String: String] = [:]

  /// The file's text.
  private(set) var text = ""

  /// All submissions with a decision.
  var names: Set<String> { Set(parts.keys).union(points.keys) }

  /// Creates an empty list of decisions.
  init() {}

  /// Reads a file with a line for each decision, such as `ada 80%` or `ada classic-sign-in 0`. The
  /// reason follows a `#`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - katas: The maximum points of the katas, by name.
  init(_ path: String, katas: [String: Int]) throws(ProgramError) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ProgramError("can't read '\(path)': give a text file in UTF-8", status: 66)
    }
    self.text = text
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard !words[0].allSatisfy(\.isWhitespace) else { continue }
      let reason = words.dropFirst().first?.trimmingCharacters(in: .whitespaces) ?? ""
      guard let problem = take(words[0], katas, because: reason.isEmpty ? nil : reason) else {
        continue
      }
      throw ProgramError("'\(path)', line \(index + 1): \(problem)", status: 65)
    }
  }

  /// Adds the decision in a line.
  ///
  /// - Returns: The problem, or nil if the line is correct.
  private mutating func take(
    _ line: Substring, _ katas: [String: Int], because reason: String?
  ) -> String? {
    let usual = "write a line such as 'ada 80%' or 'ada classic-sign-in 7'"
    if let words = line.wholeMatch(of: /\s*(.*\S)\s+(\d{1,9})\s?%\s*/) {
      let (name, part) = (String(words.1), Int(words.2) ?? 0)
      if katas.keys.contains(where: { name.hasSuffix(" " + $0) }) {
        return "a percentage applies to all katas of a student: \(usual)"
      }
      guard part <= 100 else { return "\(part) % is too much: give at most 100 %" }
      guard parts.updateValue(part, forKey: name) == nil else {
        return "'\(name)' already has a percentage"
      }
      reasons[name] = reason
      return nil
    }
    guard let words = line.wholeMatch(of: /\s*(.*\S)\s+(\S+)\s+(\S+)\s*/) else { return usual }
    let (name, kata) = (String(words.1), String(words.2))
    guard let number = Int(words.3), number >= 0 else {
      return "'\(words.3)' isn't a whole number of points: \(usual)"
    }
    guard let most = katas[kata] else {
      let nearest = kata.nearest(among: katas.keys.sorted()).map { ": did you mean '\($0)'?" }
      return "unknown kata '\(kata)'" + (nearest ?? ": see Scripts/kata list")
    }
    guard number <= most else { return "\(kata) has at most \(most) points, not \(number)" }
    guard points[name, default: [:]].updateValue(number, forKey: kata) == nil else {
      return "'\(name)' already has points for \(kata)"
    }
    reasons["\(name) \(kata)"] = reason
    return nil
  }
}
