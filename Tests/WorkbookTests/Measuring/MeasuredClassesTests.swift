import Foundation
import ProgramSupport
import Remote
import TestSupport
import Testing

@testable import Measuring

/// What the page says a call costs is what `Scripts/measure --check` expects of it.
@Suite(.ends(within: 600)) struct MeasuredClassesTests {
  @Test func `has on the page the class that is expected of each subject`() async throws {
    let page = try SourceTree.text(of: "Chapters/6-telling-them-apart/price.md")
    let classes = Set(PriceClass.allCases.map(\.rawValue))
    let rows = page.split(separator: "\n").compactMap { line -> (String, String)? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 2 && classes.contains(cells[1]) ? (cells[0], cells[1]) : nil
    }
    let server = ServerProgram(try BuiltPrograms.file("measure"))
    let subjects =
      try await Subject.synchronous() + Subject.asynchronous() + Subject.cache()
      + Subject.remote(server)
    let expected = Dictionary(
      subjects.map { ($0.name, $0.expected.rawValue) }, uniquingKeysWith: { $1 })

    #expect(rows.count > 20)
    for (name, word) in rows { #expect(expected[name] == word, "\(name)") }
  }
}
