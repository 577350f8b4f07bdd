import Foundation
import Tooling

/// How the katas, and what their tests are made of, came to the reader.
///
/// The runner judges with these, whatever the reader did to the files. They stand a second time in
/// one file, so that this works without git and in a copy of the folder.
public struct Originals: Equatable, Sendable {
  /// The file that holds them, from the package's folder on.
  public static let file = "Chapters/originals.json"

  /// The modules that the katas may use: the folder of each, from the package's folder on.
  static let support = [
    "Sources/Locking", "Sources/FakeNetwork", "Sources/Scenario", "Sources/TerminalText",
    "Sources/Vendors/FacebookLogin", "Sources/Vendors/GoogleSignIn", "Sources/Vendors/YelpAPI",
    "Sources/CaseStudies/Posts/PostList", "Sources/CaseStudies/Messages/MessageKit",
    "Tests/Support/KataSupport", "Tests/Support/TestSupport",
  ]

  /// The texts, by the files' paths from the package's folder on.
  public private(set) var texts: [String: String]

  /// Reads what was sealed.
  ///
  /// - Parameter package: The package's folder.
  public init(of package: URL) throws(ProgramError) {
    let path = package.appendingPathComponent(Self.file).path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProgramError("'\(path)' is missing or can't be read: get it anew", status: 66)
    }
    guard let lines = try? JSONDecoder().decode([String: [String]].self, from: data) else {
      throw ProgramError("'\(path)' isn't as it came: get it anew", status: 65)
    }
    texts = lines.mapValues { $0.joined(separator: "\n") }
  }

  /// Takes the files as they are now for the originals.
  ///
  /// - Parameter package: The package's folder.
  public init(asTheyAreIn package: URL) {
    let folders = Self.support + Self.kataFolders(in: package)
    let paths = folders.flatMap { Self.files(in: $0, of: package) }
      .filter { !$0.contains("/WrongAnswers/") }
    texts = [:]
    for path in paths { texts[path] = Self.text(of: path, in: package) }
  }

  /// The text that is sealed: a line of the file a line of JSON, so that a difference can be read.
  public var json: String {
    Tooling.json(texts.mapValues { $0.components(separatedBy: "\n") })
  }

  /// The files of a folder that were changed, added or removed since.
  ///
  /// - Parameters:
  ///   - folders: The folders, from the package's folder on.
  ///   - package: The package's folder.
  func changes(in folders: [String], of package: URL) -> [String] {
    folders.flatMap { folder in
      let now = Set(Self.files(in: folder, of: package))
      return Set(paths(in: folder)).union(now)
        .filter { texts[$0] != Self.text(of: $0, in: package) }.sorted()
    }
  }

  /// The files of a folder as they came.
  func paths(in folder: String) -> [String] {
    texts.keys.filter { $0.hasPrefix(folder + "/") }.sorted()
  }

  /// The text of a file now; nil when there is none or it isn't text.
  public static func text(of path: String, in package: URL) -> String? {
    try? String(contentsOfFile: package.appendingPathComponent(path).path, encoding: .utf8)
  }

  /// The folders of the katas that are there now.
  public static func kataFolders(in package: URL) -> [String] {
    names(in: "Chapters", of: package).flatMap { chapter in
      names(in: "Chapters/\(chapter)/katas", of: package).map {
        "Chapters/\(chapter)/katas/\($0)"
      }
    }
  }

  private static func names(in folder: String, of package: URL) -> [String] {
    let path = package.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Sources and data; what editors leave beside them doesn't count.
  private static func files(in folder: String, of package: URL) -> [String] {
    let path = package.appendingPathComponent(folder).path
    return FileManager.default.paths(below: path).filter { name in
      ["swift", "json", "md"].contains((name as NSString).pathExtension)
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .map { "\(folder)/\($0)" }
  }
}
