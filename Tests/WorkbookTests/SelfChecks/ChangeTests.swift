import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import SelfChecks

@Suite(.ends(within: 600)) struct ChangeTests {
  private static let all = (try? Change.all(in: SourceTree.root)) ?? []

  @Test func `counts a replaced line once`() throws {
    let package = try TemporaryFolder()
    defer { package.remove() }
    _ = try package.file("Gone.swift", holding: "one\ntwo\nthree\n")
    let page = try EditPage(
      """
      ## change
      In: Old.swift
      - one
      - two
      + eins
      = same
      + three
      + four

      - gone

      In: New.swift
      + one
      + two

      Gone: Gone.swift
      """, labels: [])

    #expect(
      Touched.byFile(page.entries[0].edits, in: package.url) == [
        "Old.swift": Touched(files: 1, lines: 5), "New.swift": Touched(newFiles: 1, lines: 2),
        "Gone.swift": Touched(files: 1, lines: 3),
      ])
  }

  @Test func `has eight changes, numbered without a gap`() {
    #expect(Self.all.map(\.row.number) == Array(1...8))
    #expect(Set(Self.all.map(\.row.change)).count == Self.all.count)
    #expect(Self.all.allSatisfy { $0.row.title.count <= 48 })
  }

  @Test func `makes all edits, in order, in the present sources`() async throws {
    let scratch = ScratchFolder()
    defer { scratch.remove() }
    var copy = try await PackageCopy(
      of: SourceTree.root, to: scratch.url.appendingPathComponent("package"))
    for change in Self.all {
      for edits in [change.change, change.screens, change.mend] {
        #expect(copy.make(edits) == nil, "\(change.row.change)")
      }
      try copy.takeBack()
    }
  }

  @Test func `marks columns that absorb a change or touch more lines`() throws {
    let rename = try made(
      "Title: renamed\nVendor: v.\nOwn: o.\n",
      screens: edit("Sources/Scenario/LoginScreen.swift", 2),
      mend: edit("Sources/Programs/coupled/A.swift", 2)
        + edit("Sources/Patterns/AdapterPattern/A.swift", 3)
        + edit("Sources/Patterns/FacadePattern/A.swift", 1)
        + edit("Sources/Patterns/ProxyPattern/A.swift", 1)
        + edit("Sources/Remote/A.swift", 1))
    let row = rename.row

    #expect(row[.coupled] == .init(touched: Touched(files: 1, lines: 2)))
    #expect(
      row[.adapter]
        == .init(touched: Touched(files: 1, lines: 3), isAbsorbed: true, costsMore: true)
    )
    #expect(row[.bridge].holds && !row[.bridge].costsMore)
    #expect(row[.facade] == .init(touched: Touched(files: 1, lines: 1), isAbsorbed: true))
    #expect(row[.proxy] == .init(touched: Touched(files: 2, lines: 2), costsMore: true))
    #expect(row.screens == Touched(files: 1, lines: 2))
  }

  @Test(arguments: [
    ("Vendor: v.\n", "Programs/coupled", "needs 'Title: '"),
    ("Title: t\n", "Programs/coupled", "needs 'Title: '"),
    ("Title: t\nVendor: v.\nWish: w.\n", "Programs/coupled", "needs 'Title: '"),
    ("Title: t\nVendor: v.\nNot here: bridges: no.\n", "Programs/coupled", "not 'Not here: "),
    ("Title: t\nVendor: v.\n", "Scenario", "which belongs to no affected column"),
    ("Title: t\nVendor: v.\nNot here: coupled: no.\n", "Programs/coupled", "no affected column"),
  ])
  func `refuses a change with a missing or wrong label`(
    _ head: String, _ folder: String, _ why: String
  ) {
    let error = #expect(throws: ProgramError.self) {
      try made(head, mend: edit("Sources/\(folder)/A.swift", 1))
    }
    #expect(error?.message?.contains(why) == true, "\(error?.message ?? "")")
  }

  @Test func `reports what differs from the record`() throws {
    let change = try made(
      "Title: t\nVendor: v.\n", mend: edit("Sources/Programs/coupled/A.swift", 1))
    var (then, now) = (change.row, change.row)
    #expect(ChangesCheck.differences(then, now) == [])

    then[.adapter].compiler = ["A.swift"]
    now[.adapter].tests = ["search"]
    now.shows = ["coupled search": ["failed"]]

    #expect(
      ChangesCheck.differences(then, now) == [
        "adapter is holds search, not holds A.swift", "coupled search shows failed",
      ])
  }

  @Test(arguments: [40, 79, 80, 200])
  func `prints each cell at each width`(_ width: Int) throws {
    let table = ChangeTable(rows: try Self.all.map { change in try change.recordedRow })
    let text = table.text(width: width, color: false)

    #expect(text.split(separator: "\n").allSatisfy { $0.count <= max(width, 80) })
    #expect(
      width < 80 || text.contains("coupled   adapter   bridge    facade    proxy     decorator"))
    for row in table.rows {
      #expect(text.contains("\(row.number) "))
      for cell in row.cells.values { #expect(text.contains(cell.sign)) }
    }
  }

  @Test(arguments: [
    (
      ["--change", "renamed-metod"],
      "unknown change 'renamed-metod': did you mean 'renamed-method'?"
    ),
    (["--change", "foo", "--help"], "unknown change 'foo': see --help"),
    (["--change", "99"], "there is no change 99: give a number from 1 to \(all.count) or a name"),
    (
      ["renamed-method"],
      "unexpected argument 'renamed-method': change takes options only, see --help"
    ),
    (["--recored"], "unknown option '--recored': did you mean '--recorded'?"),
  ])
  func `refuses what it doesn't understand, before it copies anything`(
    _ words: [String], _ message: String
  ) async {
    let scratch = ScratchFolder()
    await #expect(throws: ProgramError.usage(message)) {
      try await ChangeProgram.run(words, package: SourceTree.root, scratch: scratch)
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.url.path))
  }

  private func edit(_ path: String, _ lines: Int) -> String {
    "In: \(path)\n" + (0..<lines).map { "- old \($0)\n+ new \($0)\n= same\n" }.joined() + "\n"
  }

  private func made(_ head: String, screens: String? = nil, mend: String) throws -> Change {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let change = "## change\n" + edit("Sources/Vendors/A.swift", 1)
    let page = head + change + (screens.map { "## screens\n\($0)" } ?? "") + "## mend\n\(mend)"
    _ = try folder.file("01-made.txt", holding: page)
    return try Change(folder.url.appendingPathComponent("01-made.txt"), in: folder.url)
  }
}

extension Change: CustomTestStringConvertible {
  /// The change's name.
  public var testDescription: String { row.change }
}
