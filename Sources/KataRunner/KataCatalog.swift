import CommandLineSupport
import Foundation
import KataFiles

/// All katas of the workbook, in their order.
public struct KataCatalog: Sendable {
  /// The katas.
  public let katas: [Kata]

  private let package: URL

  /// Finds the katas that the workbook came with.
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

  /// The kata that the reader named or gave the number of, or a file of whose folder the reader
  /// named, as editors do: from the package's folder on, or from the folder that the reader is in.
  ///
  /// - Throws: A line that says which name is nearest.
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
