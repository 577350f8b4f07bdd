import Foundation
import Tooling

/// All katas of the workbook, in their order.
public struct KataShelf: Sendable {
  /// The katas.
  public let katas: [Kata]

  /// Finds the katas among the originals.
  public init(_ originals: Originals) throws(ProgramError) {
    var katas: [Kata] = []
    let exercise = /(Chapters\/[^\/]+\/katas\/[^\/]+)\/Exercise\/([^\/]+\.swift)/
    for path in originals.texts.keys.sorted() {
      guard let found = path.wholeMatch(of: exercise) else { continue }
      let folder = String(found.1)
      do throws(Kata.Unreadable) {
        let page = originals.texts["\(folder)/README.md"] ?? ""
        katas.append(try Kata(folder: folder, page: page, file: String(found.2)))
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
