import CommandLineSupport
import Foundation
import Processes

/// The package's targets, as the package manager reads them: the one place that says who knows
/// whom.
struct PackageGraph: Decodable, Sendable {
  /// A target and what it declares to use.
  struct Target: Decodable, Sendable {
    var name: String
    var path: String
    var type: String
    var uses: [String]

    private enum CodingKeys: String, CodingKey {
      case name, path, type
      case uses = "dependencies"
    }
  }

  var targets: [Target]

  /// Asks the package manager.
  static func read(of package: URL) async throws(ProgramError) -> PackageGraph {
    // A folder of its own to work in: a test asks while the package's is in use.
    let scratch = ScratchFolder()
    defer { scratch.remove() }
    let words = [
      "swift", "package", "--package-path", package.path, "--scratch-path", scratch.url.path,
      "dump-package",
    ]
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["PROVE_WORKBOOK=yes"] + words
    )
    .run(deadline: .seconds(60))
    guard let graph = try? JSONDecoder().decode(PackageGraph.self, from: report.output) else {
      throw ProgramError("the manifest can't be read: \(report.lastLine)", status: 65)
    }
    return graph
  }

  /// A target and everything that it uses, and what that uses, and so on.
  func closure(of name: String) -> Set<String> {
    let uses = targets.first { $0.name == name }?.uses ?? []
    return uses.reduce(into: [name]) { $0.formUnion(closure(of: $1)) }
  }

  /// The folders of the targets that none of some targets uses.
  func folders(withoutUseFor names: Set<String>) -> [String] {
    let used = names.reduce(into: Set<String>()) { $0.formUnion(closure(of: $1)) }
    return targets.filter { !used.contains($0.name) }.map(\.path)
  }

  /// The target that a file belongs to.
  func target(of path: String) -> String? {
    targets.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }?.name
  }

  /// The names of the targets in a folder.
  func names(in folder: String) -> Set<String> {
    Set(targets.filter { $0.path.hasPrefix(folder + "/") }.map(\.name))
  }
}

extension PackageGraph.Target {
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    type = try values.decode(String.self, forKey: .type)
    path =
      try values.decodeIfPresent(String.self, forKey: .path)
      ?? (type == "test" ? "Tests/" : "Sources/") + name
    uses = try values.decode([[String: [String?]]].self, forKey: .uses)
      .flatMap(\.values).compactMap { $0.first ?? nil }
  }
}
