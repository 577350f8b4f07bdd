import Foundation
import TestSupport
import Testing

@testable import SelfChecks

/// The kata asks for cells of the table of changes, so its answers have to match the table.
@Suite(.ends(within: 600)) struct PredictThePriceTests {
  private static let kata = "Chapters/6-telling-them-apart/katas/predict-the-price/"

  /// The changes' names in the solution and in the table.
  private static let changes = [
    "renamedMethod": "renamed-method", "anotherUnit": "another-unit",
    "requirement": "requirement-with-default",
  ]

  /// A line of the solution, and the predicted cell.
  private struct Answer {
    let name: String
    let words: String
    let change: Change
    let column: ChangedColumn
  }

  private func answers() throws -> [Answer] {
    let all = try Change.all(in: SourceTree.root)
    let text = try SourceTree.text(of: Self.kata + "Solution/PredictThePrice.swift")
    return try text.matches(of: /(?m)^var (\w+)In([A-Z]\w+): Prediction \{ (.+) \}$/).map { line in
      Answer(
        name: "\(line.1)In\(line.2)", words: "\(line.3)",
        change: try #require(
          all.first { $0.row.change == Self.changes[String(line.1)] }, "\(line.0)"),
        column: try #require(ChangedColumn(rawValue: line.2.lowercased()), "\(line.0)"))
    }
  }

  /// A recorded cell, as the kata writes it.
  private func words(_ answer: Answer, in row: ChangeRow) -> String {
    let cell = row[answer.column]
    if cell.notHere != nil { return ".notHit" }
    if cell.holds { return ".holds" }
    let screensToo = row.screens != nil && answer.change.row.paysForScreens(answer.column)
    let teller =
      !cell.compiler.isEmpty ? "compiler" : cell.tests.isEmpty ? "nobody" : "onlyTests"
    return ".costs(files: \(cell.touched.allFiles), screensToo: \(screensToo), toldBy: .\(teller))"
  }

  @Test func `predicts what the table has recorded, for three designs and three changes`()
    throws
  {
    let answers = try answers()

    #expect(answers.count == 9)
    for change in Self.changes.values {
      let columns = answers.filter { $0.change.row.change == change }.map(\.column)
      #expect(Set(columns).count == 3, "\(change)")
    }
    for answer in answers {
      #expect(answer.words == words(answer, in: try answer.change.recordedRow), "\(answer.name)")
    }
  }

  @Test func `names each file that has to change on its page`() throws {
    let page = try SourceTree.text(of: Self.kata + "README.md")
    for answer in try answers() {
      let paths = answer.change.mend(of: answer.column).map(\.path)
      for path in paths where !ChangedColumn.isSpare(path) {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        #expect(page.contains(name == "main" ? path : name), "\(answer.name): \(path)")
      }
    }
  }
}
