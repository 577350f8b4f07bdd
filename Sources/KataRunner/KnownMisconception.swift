import Foundation

/// What those may believe whose exercise fails in a certain way: found with each kata's wrong answers when
/// the katas are locked.
public enum KnownMisconception {
  /// The file that lists those of all katas, from the package's folder on.
  public static let file = "Chapters/misconceptions.json"

  /// Those of all katas, by their names; none in a student copy that doesn't have the file. Behind each misconception
  /// stands what fails then: tests by their sentences, with the cases and lines that found something wrong,
  /// and mistakes that get through.
  public static func all(in package: URL) -> [String: [String: [String]]] {
    let file = package.appendingPathComponent(file)
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return (try? JSONDecoder().decode([String: [String: [String]]].self, from: data)) ?? [:]
  }

  /// What stands before the misconceptions that a failure may come from.
  public static func lead(to misconceptions: [String]) -> String {
    misconceptions.count == 1
      ? "This may come from a misconception:" : "This may come from one of these misconceptions:"
  }

  /// What those may believe whose exercise fails like this, of what is known of a kata: the misconception whose wrong
  /// answer fails most alike, or two where the second is hardly less likely, or where two mistakes explain the
  /// failure better than one. None where nothing is alike, or too much is.
  public static func behind(_ failed: Set<String>, of known: [String: [String]]?) -> [String] {
    // Later parts of a kata aren't begun yet: what fails there says nothing.
    let part = failed.map { KataPart.number(ofTest: $0) }.min() ?? 1
    func upToPart(_ tests: some Sequence<String>) -> [String] {
      tests.filter { KataPart.number(ofTest: $0) <= part }
    }
    let failure = parts(of: upToPart(failed))
    let known = (known ?? [:]).mapValues { parts(of: upToPart($0)) }.filter { !$0.value.isEmpty }
    let counts = Dictionary(known.values.flatMap { $0.map { ($0, 1.0) } }, uniquingKeysWith: +)
    // What many wrong answers fail says little about one of them, and a place less than a test.
    func weight(_ parts: Set<String>) -> Double {
      parts.map { part in
        log(1 + Double(known.count) / (counts[part] ?? 1)) * (part.contains(" #") ? 0.3 : 1)
      }.reduce(0, +)
    }
    // A test that fails in quite other places has failed for another reason.
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
      // Of several pairs only what they share is likely.
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

  /// The tests that failed, and each place in them by itself.
  private static func parts(of failed: some Sequence<String>) -> Set<String> {
    failed.reduce(into: []) { parts, line in
      let words = line.split(separator: " #")
      guard let test = words.first else { return }
      parts.insert(String(test))
      for place in words.dropFirst() { parts.insert("\(test) #\(place)") }
    }
  }
}
