import Foundation
import Tooling

/// The mistakes that were asked for, and what is wrong with the collection itself.
struct MistakeCollection: Sendable {
  /// The folder of the patches, from the package's folder on.
  static let folder = "Tests/Mistakes"

  var mistakes: [Mistake] = []

  /// Patches that can't be read or aren't in the list, and numbers of the list without a patch.
  var faults: [MistakesReport.Row] = []

  /// Reads the list and the patches.
  ///
  /// - Parameters:
  ///   - package: The package's folder.
  ///   - wanted: Patterns, or beginnings of patches' names such as `proxy/06`; none for all.
  init(package: URL, wanted: [String] = []) throws(ProgramError) {
    let folder = package.appendingPathComponent(Self.folder)
    let list = MistakeList(try Self.text(of: folder.appendingPathComponent("README.md")))
    let all = Self.patches(in: folder)
    let names = wanted.isEmpty ? MistakeNumber.patterns : wanted
    for name in names
    where !MistakeNumber.patterns.contains(name) && !all.contains(where: { $0.hasPrefix(name) }) {
      throw .unknown("mistake or pattern", name, among: MistakeNumber.patterns + all, listed: false)
    }

    var unseen = Set(list.words.keys.filter { names.contains($0.pattern) })
    for name in all where names.contains(where: { Self.matches(name, $0) }) {
      let text = try Self.text(of: folder.appendingPathComponent(name + ".patch"))
      do throws(Mistake.Unreadable) {
        let mistake = try Mistake(name: name, text: text)
        unseen.remove(mistake.number)
        if list.words[mistake.number] == nil {
          faults.append(.init(mistake, .unreadable("README.md doesn't list \(mistake.number)")))
        } else {
          mistakes.append(mistake)
        }
      } catch {
        faults.append(.init(name: name, title: "", test: "", verdict: .unreadable(error.reason)))
      }
    }
    for number in unseen.subtracting(list.postponed).sorted() {
      let name = "\(number.pattern)/\(number.number < 10 ? "0" : "")\(number.number)"
      faults.append(
        .init(name: name, title: list.words[number] ?? "", test: "", verdict: .noPatch))
    }
  }

  private static func matches(_ name: String, _ wanted: String) -> Bool {
    name.hasPrefix(MistakeNumber.patterns.contains(wanted) ? wanted + "/" : wanted)
  }

  /// The names of all patches: in the patterns' order, then in their own.
  private static func patches(in folder: URL) -> [String] {
    let found = FileManager.default.paths(below: folder.path)
    let names = found.filter { $0.hasSuffix(".patch") }.map { String($0.dropLast(6)) }
    return names.sorted { MistakesReport.isBefore($0, $1) }
  }

  private static func text(of file: URL) throws(ProgramError) -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw ProgramError("'\(file.path)' can't be read", status: 66)
    }
  }
}
