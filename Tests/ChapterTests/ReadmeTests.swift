import Foundation
import TestSupport
import Testing
import Tooling
import ToolingSupport
import Walk
import Workbook

/// The front page and the chapters' pages.
@Suite struct ReadmeTests {
  private static let chapters = [
    "0-the-scenario", "1-adapter", "2-bridge", "3-facade", "4-proxy", "5-decorator",
    "6-telling-them-apart",
  ]

  private static let caseStudies = ["posts": "Posts", "messages": "Messages"]

  private static let pages =
    ["README.md", "Tests/Mistakes/README.md"]
    + caseStudies.values.map { "Sources/CaseStudies/\($0)/README.md" }
    + chapters.map { "Chapters/\($0)/README.md" }
    + katas.map { "\($0)/README.md" }

  /// The folders of the katas.
  private static let katas = chapters.flatMap { chapter in
    let folder = SourceTree.root.appending(path: "Chapters/\(chapter)/katas")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "Chapters/\(chapter)/katas/\($0)" }
  }

  @Test func `shows the matrix that Scripts/compare prints`() async throws {
    let columns = ["adapter", "bridge", "facade", "proxy", "decorator"]
    let comparison = await Comparison<Step>.gather(
      columns: columns, from: try BuiltPrograms.folder(), deadline: .seconds(60))
    let page = try SourceTree.text(of: "README.md")
    let block = try #require(page.split(separator: "<!-- Scripts/compare --width 80 -->\n").last)
    let shown = block.split(separator: "```\n", omittingEmptySubsequences: false)[1]

    #expect(String(shown) == comparison.text(.matrix, width: 80, colour: false))
  }

  @Test(arguments: caseStudies)
  func `shows what a case study's program prints`(_ program: String, _ folder: String) async throws
  {
    let executable = try BuiltPrograms.file(program)
    let report = await ChildProcess(executable, ["--width", "80"]).run(deadline: .seconds(120))
    let page = try SourceTree.text(of: "Sources/CaseStudies/\(folder)/README.md")
    let marker = "<!-- swift run \(program) --width 80 -->\n```\n"
    let block = try #require(page.split(separator: marker).last)
    let shown = block.split(separator: "```\n", omittingEmptySubsequences: false)[0]

    #expect(String(shown) == String(decoding: report.output, as: UTF8.self))
  }

  @Test(arguments: caseStudies.values)
  func `names every file of the case study`(_ folder: String) throws {
    let page = try SourceTree.text(of: "Sources/CaseStudies/\(folder)/README.md")
    let files = try SourceTree.files(in: "Sources/CaseStudies/\(folder)")
    let missing = files.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") }
      .filter { !page.contains("](\($0))") }

    #expect(!files.isEmpty)
    #expect(missing == [])
  }

  @Test(arguments: pages)
  func `links to what is there`(_ page: String) throws {
    let folder = URL(filePath: page).deletingLastPathComponent().relativePath
    let links = try SourceTree.text(of: page).matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
    let missing = links.filter { !$0.contains("://") && !SourceTree.exists("\(folder)/\($0)") }

    #expect(missing == [])
  }

  @Test(arguments: [
    ("0-the-scenario", "CoupledScreens"), ("1-adapter", "AdapterPattern"),
    ("2-bridge", "BridgePattern"), ("3-facade", "FacadePattern"), ("4-proxy", "ProxyPattern"),
    ("5-decorator", "DecoratorPattern"),
  ])
  func `names every file of the chapter's pattern`(_ chapter: String, _ pattern: String) throws {
    let page = try SourceTree.text(of: "Chapters/\(chapter)/README.md")
    let files = try SourceTree.files(in: "Sources/Patterns/\(pattern)")
    let missing = files.map(\.path).filter { !page.contains($0) }

    #expect(!files.isEmpty)
    #expect(missing == [])
  }

  @Test(arguments: katas)
  func `links to each kata from its chapter, and lists it in the manifest`(_ kata: String) throws {
    let parts = kata.split(separator: "/")
    let chapter = try SourceTree.text(of: "Chapters/\(parts[1])/README.md")
    let manifest = try SourceTree.text(of: "Package.swift")

    #expect(chapter.contains("](katas/\(parts[3])/README.md)"))
    #expect(manifest.contains("\"\(parts[1])/katas/\(parts[3])\""))
  }

  @Test func `tells the chapter's command on every page`() throws {
    for (chapter, command) in zip(
      Self.chapters,
      [
        "swift run coupled", "swift run adapter", "swift run bridge", "swift run facade",
        "swift run proxy", "swift run decorator", "Scripts/compare",
      ])
    {
      let page = try SourceTree.text(of: "Chapters/\(chapter)/README.md")
      #expect(page.contains("\n\(command)\n"))
    }
  }
}
