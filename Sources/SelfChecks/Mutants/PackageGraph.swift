import CommandLineSupport
import Foundation
import Processes

/// The package's targets and their dependencies, as the package manager reads them.
struct PackageGraph: Decodable, Sendable {
  /// A target and its declared dependencies.
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

  /// Reads the manifest with the package manager.
  static func read(of package: URL) async throws(ProgramError) -> PackageGraph {
    // A separate scratch folder: a test calls this while the package's own folder is in use.
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
      throw ProgramError("can't read the manifest: \(report.lastLine)", status: 65)
    }
    return graph
  }

  /// A target and all its direct and indirect dependencies.
  func closure(of name: String) -> Set<String> {
    let uses = targets.first { $0.name == name }?.uses ?? []
    return uses.reduce(into: [name]) { $0.formUnion(closure(of: $1)) }
  }

  /// The folders of targets that these targets don't need.
  func folders(withoutUseFor names: Set<String>) -> [String] {
    let used = names.reduce(into: Set<String>()) { $0.formUnion(closure(of: $1)) }
    return targets.filter { !used.contains($0.name) }.map(\.path)
  }

  func target(of path: String) -> String? {
    targets.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }?.name
  }

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
