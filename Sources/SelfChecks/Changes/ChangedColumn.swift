import Foundation

/// A version of the app that a change may hit: a column of the comparison.
enum ChangedColumn: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case coupled, adapter, bridge, facade, proxy, decorator

  /// The folders that are this column's own, from the package's folder on.
  private var folders: [String] {
    ["Sources/Programs/\(rawValue)/", "Sources/Patterns/\(rawValue.capitalized)Pattern/"]
      + (self == .proxy ? ["Sources/Remote/", "Sources/Programs/cafe-server/"] : [])
  }

  /// The column that a file belongs to; nil for what columns share.
  static func owner(of path: String) -> ChangedColumn? {
    allCases.first { $0.folders.contains(where: path.hasPrefix) }
  }

  /// Whether a file is in no app: it only looks on, or is there to be compared with another form of
  /// the same adapter. So nobody pays for it.
  static func isSpare(_ path: String) -> Bool {
    [
      "/Traced", "/UntracedBoundary", "+Walk.swift", "AdapterPattern/Classic/",
      "AdapterPattern/YLPClient+BusinessSearchClient.swift",
    ].contains(where: path.contains)
  }
}
