import CommandLineSupport
import Foundation

/// The chosen mistakes, and the faults of the collection itself.
///
/// `Tests/Mistakes` has a file for each pattern. A line `# 6. words` describes a mistake, and the
/// entries below are versions of it: `06-...`, or `06a-...` and `06b-...`.
struct MistakeCollection: Sendable {
  /// The folder of the files, relative to the package.
  static let folder = "Tests/Mistakes"

  /// The patterns, in the workbook's order. Each has a file.
  static let patterns = ["adapter", "bridge", "facade", "proxy", "decorator"]

  var mistakes: [Mutant] = []

  /// Unreadable entries, entries with the wrong number, and parts without an entry.
  var faults: [ProofReport.Row] = []

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - package: The package's folder.
  ///   - wanted: Patterns, or beginnings of mistakes' names such as `proxy/06`, or empty for all.
  init(package: URL, wanted: [String] = []) throws(ProgramError) {
    var all: [String] = []
    for pattern in Self.patterns {
      let file = "\(Self.folder)/\(pattern).txt"
      let page = try EditPage(at: package.appendingPathComponent(file), labels: Mutant.labels)
      let entries = page.entries.map { (name: "\(pattern)/\($0.name)", entry: $0) }
      all += entries.map(\.name)
      let chosen = entries.filter { entry in
        wanted.isEmpty || wanted.contains(pattern) || wanted.contains(where: entry.name.hasPrefix)
      }
      for (name, entry) in chosen {
        do throws(Edit.Fault) {
          let mistake = try Mutant(name, entry)
          if entry.name.prefix(2) == Self.number(of: entry.part) {
            mistakes.append(mistake)
          } else {
            faults.append(Self.fault(name, "its number differs from '\(entry.part)'"))
          }
        } catch {
          faults.append(Self.fault(name, error.reason))
        }
      }
      guard wanted.isEmpty || wanted.contains(pattern) else { continue }
      for part in page.parts where !page.entries.contains(where: { $0.part == part }) {
        faults.append(
          .init(name: "\(pattern)/\(Self.number(of: part))", result: "no entry", isGood: false))
      }
    }
    for name in wanted
    where !Self.patterns.contains(name) && !all.contains(where: { $0.hasPrefix(name) }) {
      throw .unknown("mistake or pattern", name, among: Self.patterns + all, listed: false)
    }
  }

  private static func fault(_ name: String, _ reason: String) -> ProofReport.Row {
    .init(name: name, result: "not a valid entry", isGood: false, detail: reason)
  }

  /// `06` for `6. The cache's key leaves out a field.`
  private static func number(of part: String) -> String {
    let digits = part.prefix { $0.isNumber }
    return digits.count == 1 ? "0\(digits)" : String(digits)
  }

  /// The position of a mistake's pattern.
  static func rank(_ name: String) -> Int {
    patterns.firstIndex(of: String(name.prefix { $0 != "/" })) ?? patterns.count
  }
}
