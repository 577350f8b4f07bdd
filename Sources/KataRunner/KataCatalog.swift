import CommandLineSupport
import Foundation
import KataFiles

/// All katas of the workbook, in their order.
public struct KataCatalog: Sendable {
  /// The katas.
  public let katas: [Kata]

  /// Finds the katas that the workbook came with.
  public init(_ originals: KataOriginals) throws(ProgramError) {
    var katas: [Kata] = []
    for folder in originals.hashes.katas {
      let place = originals.package.appendingPathComponent(folder)
      let solutions = OriginalHashes.contents(of: "Solution", in: place)
      let page = place.appendingPathComponent("README.md")
      guard let file = solutions.keys.min(),
        let text = try? String(contentsOf: page, encoding: .utf8)
      else {
        throw ProgramError("'\(folder)' has lost its task or its solution: get it anew", status: 66)
      }
      do throws(Kata.Unreadable) {
        katas.append(try Kata(folder: folder, page: text, file: file))
      } catch {
        throw ProgramError("\(folder): \(error.reason)", status: 65)
      }
    }
    self.katas = katas.sorted { $0.rank < $1.rank }
  }

  /// The kata that the reader named.
  ///
  /// - Throws: A line that says which name is nearest.
  public func kata(named name: String) throws(ProgramError) -> Kata {
    guard let kata = katas.first(where: { $0.name == name }) else {
      throw .unknown("kata", name, among: katas.map(\.name))
    }
    return kata
  }
}

extension Kata {
  fileprivate var rank: (Int, Int) {
    let parts = number.split(separator: ".").compactMap { Int($0) }
    return (parts.first ?? 0, parts.last ?? 0)
  }
}
