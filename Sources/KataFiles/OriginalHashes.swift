import Foundation

/// The hashes of the original katas, and of the modules that their tests use: one for each folder.
///
/// They tell whether a file was edited. They don't protect against cheating: teachers grade with
/// their own workbook.
public struct OriginalHashes: Equatable, Sendable {
  /// The list's file, relative to the package. Each line has a hash and a folder.
  public static let file = "Chapters/originals.txt"

  /// The folders of the modules that katas may use.
  public static let support = KataModule.all.map(\.folder)

  /// The hashes, by folder.
  public private(set) var hashes: [String: String]

  /// Reads the list, or nil when it is missing or malformed.
  ///
  /// - Parameter package: The package's folder.
  public init?(of package: URL) {
    let file = package.appendingPathComponent(Self.file)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let pairs = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: " ", maxSplits: 1)
    }
    guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 }) else { return nil }
    hashes = Dictionary(pairs.map { (String($0[1]), String($0[0])) }) { first, _ in first }
  }

  /// Takes the folders' present contents as the originals.
  ///
  /// - Parameter package: The package's folder.
  public init(asTheyAreIn package: URL) {
    let katas = Self.katas(in: package).flatMap {
      ["\($0)/Exercise", "\($0)/Given", "\($0)/Tests"]
    }
    hashes = [:]
    for folder in katas + Self.support {
      hashes[folder] = Self.hash(of: Self.contents(of: folder, in: package))
    }
  }

  /// The list, as in its file.
  public var text: String {
    hashes.keys.sorted().map { "\(hashes[$0] ?? "") \($0)\n" }.joined()
  }

  /// The folders of the listed katas.
  public var katas: [String] {
    hashes.keys.filter { $0.hasSuffix("/Exercise") }.map { String($0.dropLast(9)) }.sorted()
  }

  /// Whether a folder's files are the originals.
  public func areOriginal(_ contents: [String: Data], in folder: String) -> Bool {
    hashes[folder] == Self.hash(of: contents)
  }

  /// The sources and data in a folder, by their paths relative to it. Hidden files and other types
  /// don't count.
  public static func contents(of folder: String, in package: URL) -> [String: Data] {
    let place = package.appendingPathComponent(folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    let sources = paths.filter { path in
      ["swift", "json"].contains((path as NSString).pathExtension)
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return sources.reduce(into: [:]) { contents, path in
      contents[path] = try? Data(contentsOf: place.appendingPathComponent(path))
    }
  }

  /// The folders of the katas that exist now.
  public static func katas(in package: URL) -> [String] {
    names(in: "Chapters", of: package).flatMap { chapter in
      names(in: "Chapters/\(chapter)/katas", of: package).map { "Chapters/\(chapter)/katas/\($0)" }
    }
  }

  private static func names(in folder: String, of package: URL) -> [String] {
    let path = package.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// FNV-1a with 64 bits, of the files' paths and bytes (Fowler, Noll and Vo, draft-eastlake-fnv).
  package static func hash(of contents: [String: Data]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for path in contents.keys.sorted() {
      for part in [Data(path.utf8), contents[path] ?? Data()] {
        part.withUnsafeBytes { bytes in
          for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        // UTF-8 never contains this byte, so it separates the parts unambiguously.
        hash = (hash ^ 0xff) &* 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
