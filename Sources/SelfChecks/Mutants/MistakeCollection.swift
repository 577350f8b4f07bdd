import CommandLineSupport
import Foundation

/// The mistakes that were asked for, and what is wrong with the collection itself.
///
/// `Tests/Mistakes/README.md` lists what people get wrong: a heading `## Proxy` begins a pattern, a
/// line `6. words` is a mistake. Its patches are called `proxy/06-...`, or `06a-...` and `06b-...`.
struct MistakeCollection: Sendable {
  /// The folder of the patches, from the package's folder on.
  static let folder = "Tests/Mistakes"

  /// The folders of the patterns, in the workbook's order.
  static let patterns = ["adapter", "bridge", "facade", "proxy", "decorator"]

  var mistakes: [Mutant] = []

  /// Patches that can't be read or aren't in the list, and numbers of the list without a patch.
  var faults: [ProofReport.Row] = []

  /// Reads the list and the patches.
  ///
  /// - Parameters:
  ///   - package: The package's folder.
  ///   - wanted: Patterns, or beginnings of patches' names such as `proxy/06`; none for all.
  init(package: URL, wanted: [String] = []) throws(ProgramError) {
    let folder = package.appendingPathComponent(Self.folder)
    let page = folder.appendingPathComponent("README.md")
    guard let text = try? String(contentsOf: page, encoding: .utf8) else {
      throw ProgramError("'\(page.path)' can't be read", status: 66)
    }
    let all = Self.patches(in: folder)
    let names = wanted.isEmpty ? Self.patterns : wanted
    for name in names
    where !Self.patterns.contains(name) && !all.contains(where: { $0.hasPrefix(name) }) {
      throw .unknown("mistake or pattern", name, among: Self.patterns + all, listed: false)
    }
    let listed = Self.listed(in: text)
    for name in all where names.contains(where: { Self.matches(name, $0) }) {
      do throws(Mutant.Unreadable) {
        let mistake = try Mutant(name, at: folder.appendingPathComponent(name + ".patch"))
        if listed.contains(Self.number(of: name)) {
          mistakes.append(mistake)
        } else {
          faults.append(.init(mistake, .unreadable("README.md doesn't list its number")))
        }
      } catch {
        faults.append(.init(name, .unreadable(error.reason)))
      }
    }
    let made = Set(all.map(Self.number))
    for number in listed
    where !made.contains(number) && names.contains(String(number.prefix { $0 != "/" })) {
      faults.append(.init(number, .noPatch))
    }
  }

  private static func matches(_ name: String, _ wanted: String) -> Bool {
    name.hasPrefix(patterns.contains(wanted) ? wanted + "/" : wanted)
  }

  /// The numbers of the list, such as `proxy/06`.
  private static func listed(in text: String) -> [String] {
    var pattern = ""
    var numbers: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("## ") {
        pattern = line.dropFirst(3).lowercased()
      } else if let found = line.prefixMatch(of: #/(\d+)\. /#) {
        numbers.append("\(pattern)/\(found.1.count == 1 ? "0" : "")\(found.1)")
      }
    }
    return numbers
  }

  /// `proxy/06` of `proxy/06a-key-without-offset`.
  private static func number(of name: String) -> String {
    name.prefixMatch(of: /[a-z]+\/\d\d/).map { String($0.output) } ?? name
  }

  /// The names of all patches: in the patterns' order, then in their own.
  private static func patches(in folder: URL) -> [String] {
    let names = FileManager.default.paths(below: folder.path)
      .filter { $0.hasSuffix(".patch") }.map { String($0.dropLast(6)) }
    return names.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// The place of a mistake's pattern.
  static func rank(_ name: String) -> Int {
    patterns.firstIndex(of: String(name.prefix { $0 != "/" })) ?? patterns.count
  }
}
