import Foundation
import Tooling

/// The files of a package.
struct PackageFiles: Sendable {
  let package: URL

  /// The paths of all files and folders, from the package's folder on. What is built isn't there.
  let paths: Set<String>

  /// Looks at a package.
  init(_ package: URL) {
    self.package = package
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: package.path)) ?? []
    var paths: Set<String> = []
    for name in names where ![".build", ".git", ".swiftpm"].contains(name) {
      paths.insert(name)
      let inside = manager.paths(below: package.appendingPathComponent(name).path)
      paths.formUnion(inside.map { "\(name)/\($0)" })
    }
    self.paths = paths
  }

  /// The paths of the files whose name ends so, sorted.
  func files(endingIn ending: String) -> [String] {
    paths.filter { $0.hasSuffix(ending) }.sorted()
  }

  /// The names of what lies in a folder, sorted; hidden ones left out.
  func names(in folder: String) -> [String] {
    paths.compactMap { path in
      guard path.hasPrefix(folder + "/") else { return nil }
      let rest = path.dropFirst(folder.count + 1)
      return rest.contains("/") || rest.hasPrefix(".") ? nil : String(rest)
    }
    .sorted()
  }

  /// The text of a file; nil when there is none or it isn't text.
  func text(of path: String) -> String? {
    try? String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// A path from the package's folder on, for one from another folder of the package on; nil when it
  /// leads out of the package.
  static func path(_ relative: String, from folder: String) -> String? {
    var parts = folder.split(separator: "/").map(String.init)
    for part in relative.split(separator: "/") {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else if part != "." {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
