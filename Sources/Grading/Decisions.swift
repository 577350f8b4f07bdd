import CommandLineSupport
import Foundation

/// What a person decided: who gets a part only, such as for being late, and how many points an
/// exercise gets after a look.
struct Decisions: Equatable, Sendable {
  /// The parts in percent, by submissions.
  private(set) var parts: [String: Int] = [:]

  /// The points, by submissions and katas.
  private(set) var points: [String: [String: Int]] = [:]

  /// Why, in words for the student: of a part by the submission, of points by submission and kata.
  private(set) var reasons: [String: String] = [:]

  /// The file's text.
  private(set) var text = ""

  /// Whoever is named.
  var names: Set<String> { Set(parts.keys).union(points.keys) }

  /// Nothing was decided.
  init() {}

  /// Reads a file with a line for each decision, such as `ada 80%` or `ada classic-sign-in 0`. What
  /// stands behind a `#` is the reason.
  ///
  /// - Parameter katas: How many points the katas can bring, by their names.
  init(_ path: String, katas: [String: Int]) throws(ProgramError) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ProgramError("'\(path)' can't be read", status: 66)
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

  /// Adds a decision; gives what is wrong with it, or nil.
  private mutating func take(
    _ line: Substring, _ katas: [String: Int], because reason: String?
  ) -> String? {
    let usual = "give 'ada 80%', or 'ada classic-sign-in 7'"
    if let words = line.wholeMatch(of: /\s*(.*\S)\s+(\d{1,9})\s?%\s*/) {
      let (name, part) = (String(words.1), Int(words.2) ?? 0)
      if katas.keys.contains(where: { name.hasSuffix(" " + $0) }) {
        return "a part is for all katas of a student: \(usual)"
      }
      guard part <= 100 else { return "\(part) % is more than all" }
      guard parts.updateValue(part, forKey: name) == nil else {
        return "'\(name)' has a part already"
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
      return "there is no kata '\(kata)'" + (nearest ?? ": Scripts/kata list names them")
    }
    guard number <= most else { return "\(kata) has \(most) points, not \(number)" }
    guard points[name, default: [:]].updateValue(number, forKey: kata) == nil else {
      return "'\(name)' has points for \(kata) already"
    }
    reasons["\(name) \(kata)"] = reason
    return nil
  }
}
