import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import SelfChecks

@Suite(.ends(within: 600)) struct ChangeTests {
  private static let all = (try? Change.all(in: SourceTree.root)) ?? []

  @Test func `counts a line once that takes the place of another`() {
    let patch = """
      Title: a line that is no change
      diff --git a/Old.swift b/Old.swift
      --- a/Old.swift
      +++ b/Old.swift
      @@ -1,6 +1,7 @@
       same
      -one
      -two
      +eins
       same
      +three
      +four
      @@ -20,2 +21,1 @@
       same
      -gone
      diff --git a/New.swift b/New.swift
      new file mode 100644
      --- /dev/null
      +++ b/New.swift
      @@ -0,0 +1,2 @@
      +one
      +two
      diff --git a/Gone.swift b/Gone.swift
      deleted file mode 100644
      --- a/Gone.swift
      +++ /dev/null
      @@ -1,3 +0,0 @@
      -one
      -two
      -three

      """

    #expect(
      Touched.byFile(inPatch: patch) == [
        "Old.swift": Touched(files: 1, lines: 5), "New.swift": Touched(newFiles: 1, lines: 2),
        "Gone.swift": Touched(files: 1, lines: 3),
      ])
  }

  @Test func `has twelve changes at least, numbered without a gap`() {
    #expect(Self.all.count >= 12)
    #expect(Self.all.map(\.row.number) == Array(1...max(1, Self.all.count)))
    #expect(Set(Self.all.map(\.row.change)).count == Self.all.count)
    #expect(Self.all.allSatisfy { $0.row.title.count <= 48 })
  }

  @Test(arguments: all)
  func `says why a column isn't hit, and touches nothing there`(_ change: Change) {
    let notHere = change.row.cells.filter { $0.value.notHere != nil }
    for (column, cell) in notHere {
      #expect(cell.notHere?.hasSuffix(".") == true, "\(change.row.change), \(column)")
      #expect(cell.touched == Touched())
    }
    #expect(notHere.count < ChangedColumn.allCases.count)
  }

  @Test(arguments: all)
  func `records for each cell what the patches touch`(_ change: Change) throws {
    var recorded = try change.recordedRow
    let found = recorded
    recorded.cells = recorded.cells.mapValues { cell in
      var cell = cell
      (cell.compiler, cell.tests) = ([], [])
      return cell
    }
    recorded.shows = [:]

    #expect(recorded == change.row)
    for column in ChangedColumn.allCases {
      let cell = found[column]
      // Who isn't hit, or holds, has nothing that breaks; who has a wish, nothing that broke.
      #expect((cell.compiler + cell.tests).isEmpty || cell.touched.allFiles > 0)
      #expect(cell.compiler.isEmpty || cell.tests.isEmpty)
      #expect(change.row.wish == nil || (cell.compiler + cell.tests).isEmpty)
    }
    // What was only taken away for a while is seen as before.
    let isPutBack = try String(contentsOf: change.patches[0], encoding: .utf8).contains(
      "\n+++ /dev/null")
    #expect(change.row.wish == nil || isPutBack || !found.shows.isEmpty, "the wish is seen nowhere")
  }

  @Test func `applies all patches, in their order, to the sources as they are`() async throws {
    let scratch = ScratchFolder()
    defer { scratch.remove() }
    var copy = try await PackageCopy(
      of: SourceTree.root, to: scratch.url.appendingPathComponent("package"))
    for change in Self.all {
      let patches = change.patches + [change.mend]
      for patch in patches {
        #expect(await copy.apply(patch) == nil, "\(change.row.change)/\(patch.lastPathComponent)")
      }
      for patch in patches.reversed() { _ = await copy.apply(patch, backwards: true) }
    }
  }

  @Test func `marks who absorbs a change, and who makes it dearer`() throws {
    let rename = try made(
      "Title: renamed\nVendor: v.\nOwn: o.\n",
      client: patch("Sources/Scenario/LoginScreen.swift", 2),
      mend: patch("Sources/Programs/coupled/A.swift", 2)
        + patch("Sources/Patterns/AdapterPattern/A.swift", 3)
        + patch("Sources/Patterns/FacadePattern/A.swift", 1)
        + patch("Sources/Patterns/ProxyPattern/A.swift", 1)
        + patch("Sources/Remote/A.swift", 1))
    let row = rename.row

    #expect(row[.coupled] == .init(touched: Touched(files: 1, lines: 2)))
    #expect(
      row[.adapter] == .init(touched: Touched(files: 1, lines: 3), isAbsorbed: true, isDearer: true)
    )
    #expect(row[.bridge].holds && !row[.bridge].isDearer)
    #expect(row[.facade] == .init(touched: Touched(files: 1, lines: 1), isAbsorbed: true))
    #expect(row[.proxy] == .init(touched: Touched(files: 2, lines: 2), isDearer: true))
    #expect(row.screens == Touched(files: 1, lines: 2))
  }

  @Test(arguments: [
    ("Vendor: v.\n", "Programs/coupled", "has to begin with 'Title: '"),
    ("Title: t\n", "Programs/coupled", "has to begin with 'Title: '"),
    ("Title: t\nVendor: v.\nWish: w.\n", "Programs/coupled", "has to begin with 'Title: '"),
    ("Title: t\nVendor: v.\nNot here: bridges: no.\n", "Programs/coupled", "isn't 'Not here: "),
    ("Title: t\nVendor: v.\n", "Scenario", "which no column pays for"),
    ("Title: t\nVendor: v.\nNot here: coupled: no.\n", "Programs/coupled", "no column pays for"),
  ])
  func `refuses a change that doesn't say what it is`(
    _ head: String, _ folder: String, _ why: String
  ) {
    let error = #expect(throws: ProgramError.self) {
      try made(head, mend: patch("Sources/\(folder)/A.swift", 1))
    }
    #expect(error?.message?.contains(why) == true, "\(error?.message ?? "")")
  }

  @Test func `tells what is no longer as recorded`() throws {
    let change = try made(
      "Title: t\nVendor: v.\n", mend: patch("Sources/Programs/coupled/A.swift", 1))
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
    let text = table.text(width: width, colour: false)

    #expect(text.split(separator: "\n").allSatisfy { $0.count <= max(width, 80) })
    #expect(
      width < 80 || text.contains("coupled   adapter   bridge    facade    proxy     decorator"))
    for row in table.rows {
      #expect(text.contains("\(row.number) "))
      for cell in row.cells.values { #expect(text.contains(cell.sign)) }
    }
  }

  @Test func `has the same rows as text, as Markdown, as JSON and as a heat map`() throws {
    let table = ChangeTable(rows: try Self.all.map { change in try change.recordedRow })
    let read = try JSONDecoder().decode([ChangeRow].self, from: Data(json(table.rows).utf8))

    #expect(read == table.rows)
    let lines = table.markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(lines.count == table.rows.count + 2)
    #expect(
      lines.allSatisfy { $0.split(separator: " | ", omittingEmptySubsequences: false).count == 8 })
    #expect(table.html.matches(of: /<tr>/).count == table.rows.count + 1)
    #expect(table.html.matches(of: /<td class="(heat\d|none)">/).count == table.rows.count * 6)
    #expect(!table.html.contains("<script"))
  }

  @Test(arguments: [
    (
      ["--change", "renamed-metod"],
      "unknown change 'renamed-metod': did you mean 'renamed-method'?"
    ),
    (["--change", "foo", "--help"], "unknown change 'foo': see --help"),
    (["--change", "99"], "there is no change 99: give a number from 1 to \(all.count) or a name"),
    (["--format", "pdf"], "unknown format 'pdf': one of text, markdown, json, html"),
    (["renamed-method"], "stray argument 'renamed-method': change takes options only, see --help"),
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

  private func patch(_ path: String, _ lines: Int) -> String {
    let pairs = (0..<lines).map { "-old \($0)\n+new \($0)\n same\n" }.joined()
    return "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n@@ -1 +1 @@\n\(pairs)"
  }

  private func made(_ head: String, client: String? = nil, mend: String) throws -> Change {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file("change.patch", holding: head + patch("Sources/Vendors/A.swift", 1))
    if let client { _ = try folder.file("client.patch", holding: client) }
    _ = try folder.file("mend.patch", holding: mend)
    return try Change(folder.url)
  }
}

extension Change: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { row.change }
}
