import Foundation
import Tooling

/// The program that checks the pages, and brings them up to date.
public enum ChaptersProgram {
  static let command = Command(
    "chapters",
    about: """
      Checks the pages of the workbook against its code: listings, outputs, commands, diagrams, links,
      names, numbers. Prints what is wrong, each with its line. PAGE is a page's path or a folder with
      pages; without one: all. The form of a page is told in Sources/ChapterText/PageCheck.swift.
      """,
    options: [
      CommandOption("--update", about: "first rewrite the listings and outputs that have drifted")
    ],
    operands: ["PAGE ..."])

  /// Reads a command line, the program's name left out, and does what it says.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - package: The package's folder.
  ///   - programs: The folder that holds the package's programs.
  /// - Returns: The exit status: 0 when all is well, 1 when something isn't.
  public static func run(
    _ words: some Sequence<String>, package: URL, programs: URL
  ) async throws(ProgramError) -> Int32 {
    let arguments = try command.parse(words)
    if arguments.has("--help") {
      try StandardOutput.write(command.help)
      return 0
    }
    let package = package.realPath
    let manifest = package.appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw .usage("there is no Package.swift here: start Scripts/chapters")
    }
    var check = PageCheck(package: package, programs: programs)
    let wanted = try pages(arguments.operands, of: check)
    var report = ChaptersReport()
    if arguments.has("--update") {
      await report.update(wanted.compactMap(check.page), with: check)
      check = PageCheck(package: package, programs: programs)
    }
    await report.check(wanted.compactMap(check.page), with: check)
    try StandardOutput.write(report.text)
    return report.isGood ? 0 : 1
  }

  /// The paths of the pages that are wanted.
  private static func pages(
    _ wanted: [String], of check: PageCheck
  ) throws(ProgramError) -> [String] {
    let all = check.pages.map(\.path)
    guard !wanted.isEmpty else { return all }
    var found: Set<String> = []
    for name in wanted {
      let pages = all.filter { isPage($0, in: name, of: check.files.package) }
      guard !pages.isEmpty else { throw .unknown("page", name, among: all, listed: false) }
      found.formUnion(pages)
    }
    return all.filter(found.contains)
  }

  /// Whether a page is the one that is named, or lies in the folder that is named: from the package's
  /// folder on, or from the current one on.
  private static func isPage(_ page: String, in name: String, of package: URL) -> Bool {
    let path = package.appendingPathComponent(page).path
    let places = [package.appendingPathComponent(name), URL(fileURLWithPath: name)]
    return places.map { $0.realPath.path }.contains {
      path == $0 || path.hasPrefix($0 + "/")
    }
  }
}
