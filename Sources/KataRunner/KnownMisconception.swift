import Foundation

/// Likely misconceptions behind a failure. They are recorded from each kata's wrong answers when
/// the katas are locked.
public enum KnownMisconception {
  /// The file with the misconceptions of all katas, relative to the package.
  public static let file = "Chapters/misconceptions.json"

  /// The misconceptions of all katas, by kata; empty in a student copy without the file.
  /// Each misconception has its failures: tests by their sentences, with failing cases and lines,
  /// and mistakes that weren't caught.
  public static func all(in package: URL) -> [String: [String: [String]]] {
    let file = package.appendingPathComponent(file)
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return (try? JSONDecoder().decode([String: [String: [String]]].self, from: data)) ?? [:]
  }

  /// The sentence before the misconceptions.
  public static func lead(to misconceptions: [String]) -> String {
    misconceptions.count == 1
      ? "This may come from a misconception:" : "This may come from one of these misconceptions:"
  }

  /// The likely misconceptions behind a failure: the one whose wrong answer fails most similarly,
  /// or two if the second is almost as likely, or if two mistakes explain the failure better. None
  /// if no wrong answers are similar, or too many are.
  public static func behind(_ failed: Set<String>, of known: [String: [String]]?) -> [String] {
    // Later parts of a kata aren't started yet, so their failures say nothing.
    let part = failed.map { KataPart.number(ofTest: $0) }.min() ?? 1
    func upToPart(_ tests: some Sequence<String>) -> [String] {
      tests.filter { KataPart.number(ofTest: $0) <= part }
    }
    let failure = parts(of: upToPart(failed))
    let known = (known ?? [:]).mapValues { parts(of: upToPart($0)) }.filter { !$0.value.isEmpty }
    let counts = Dictionary(known.values.flatMap { $0.map { ($0, 1.0) } }, uniquingKeysWith: +)
    // A failure that many wrong answers share says little about each, and a place says less than a
    // test.
    func weight(_ parts: Set<String>) -> Double {
      parts.map { part in
        log(1 + Double(known.count) / (counts[part] ?? 1)) * (part.contains(" #") ? 0.3 : 1)
      }.reduce(0, +)
    }
    // A test that fails in very different places has failed for another reason.
    func shared(_ parts: Set<String>) -> Double {
      let both = parts.intersection(failure)
      return weight(
        both.filter { part in
          let knows = { (all: Set<String>) in all.contains { $0.hasPrefix(part + " #") } }
          return knows(both) || !knows(parts) || !knows(failure)
        })
    }
    func likeness(_ parts: Set<String>) -> Double {
      failure.isEmpty ? 0 : shared(parts) / weight(parts.union(failure))
    }
    let single = known.map { (misconceptions: Set([$0]), likeness: likeness($1)) }
    let contained = known.filter { shared($0.value) >= 0.75 * weight($0.value) }
    let pairs = contained.flatMap { one in
      contained.filter { one.key < $0.key }.map { other in
        (
          misconceptions: Set([one.key, other.key]),
          likeness: likeness(one.value.union(other.value))
        )
      }
    }
    let best = single.map(\.likeness).max() ?? 0
    let bestPair = pairs.map(\.likeness).max() ?? 0
    if bestPair >= 0.75, bestPair > best + 0.1 {
      // If several pairs are likely, only their common misconceptions are.
      let nearest = pairs.filter { $0.likeness > bestPair - 0.02 }.map(\.misconceptions)
      let shared = nearest.reduce(nearest[0]) { $0.intersection($1) }
      if !shared.isEmpty { return shared.sorted() }
    }
    guard best > 0.5 else { return [] }
    let groups = [0.25, 0.02].map { margin in
      single.filter { $0.likeness > max(best - margin, 0.45) }.flatMap(\.misconceptions).sorted()
    }
    return groups.first { $0.count < 3 } ?? []
  }

  /// The failed tests, and each of their failing places.
  private static func parts(of failed: some Sequence<String>) -> Set<String> {
    failed.reduce(into: []) { parts, line in
      let words = line.split(separator: " #")
      guard let test = words.first else { return }
      parts.insert(String(test))
      for place in words.dropFirst() { parts.insert("\(test) #\(place)") }
    }
  }
}
