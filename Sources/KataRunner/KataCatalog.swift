import CommandLineSupport
import Foundation
import KataFiles

/// All katas of the workbook, in order.
public struct KataCatalog: Sendable {
  /// The katas.
  public let katas: [Kata]

  private let package: URL

  /// Finds the original katas.
  public init(_ originals: KataOriginals) throws(ProgramError) {
    var katas: [Kata] = []
    for folder in originals.hashes.katas {
      let page = originals.package.appendingPathComponent("\(folder)/README.md")
      guard let text = try? String(contentsOf: page, encoding: .utf8) else {
        throw .lost(page.path)
      }
      katas.append(try Kata(folder: folder, page: text.replacing("\r\n", with: "\n")))
    }
    package = originals.package
    self.katas = katas.sorted { $0.rank < $1.rank }
  }

  /// The kata with this name, number or file. Editors give the path of a file, relative to the
  /// package or to the current folder.
  ///
  /// - Throws: An error that names the nearest name.
  public func kata(named name: String) throws(ProgramError) -> Kata {
    let file = URL(fileURLWithPath: name)
    let path = file.realPath.path + "/"
    let isThere = FileManager.default.fileExists(atPath: file.path) || name.contains("/")
    let kata =
      katas.first { $0.isMeant(by: name) }
      ?? katas.first {
        isThere && path.hasPrefix(package.appendingPathComponent($0.folder).realPath.path + "/")
      }
    guard let kata else {
      throw .unknown("kata", name, among: katas.map(\.name))
    }
    return kata
  }
}

extension Kata {
  fileprivate func isMeant(by words: String) -> Bool {
    words == name || words == number || "/\(words)/".contains("/\(folder)/")
  }

  fileprivate var rank: (Int, Int) {
    let parts = number.split(separator: ".").compactMap { Int($0) }
    return (parts.first ?? 0, parts.last ?? 0)
  }
}
