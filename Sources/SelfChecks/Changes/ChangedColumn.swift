import Foundation

/// A version of the app that a change may affect: a column of the comparison.
enum ChangedColumn: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case coupled, adapter, bridge, facade, proxy, decorator

  /// The column's own folders, relative to the package.
  private var folders: [String] {
    ["Sources/Programs/\(rawValue)/", "Sources/Patterns/\(rawValue.capitalized)Pattern/"]
      + (self == .proxy ? ["Sources/Remote/", "Sources/Programs/cafe-server/"] : [])
  }

  /// The column that a file belongs to, or nil for shared files.
  static func owner(of path: String) -> ChangedColumn? {
    allCases.first { $0.folders.contains(where: path.hasPrefix) }
  }

  /// Whether a file isn't counted: it only observes, or is a second form of an adapter whose other
  /// form is counted.
  static func isSpare(_ path: String) -> Bool {
    [
      "/Traced", "/UntracedBoundary", "+Walk.swift", "AdapterPattern/Classic/",
      "AdapterPattern/YLPClient+BusinessSearchClient.swift",
    ].contains(where: path.contains)
  }
}
