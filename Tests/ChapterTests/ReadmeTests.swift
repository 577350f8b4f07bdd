import Foundation
import TestSupport
import Testing

/// What the pages have to name. That what they name is there, `PagesTests` checks.
@Suite struct ReadmeTests {
  private static let chapters = [
    "0-the-scenario", "1-adapter", "2-bridge", "3-facade", "4-proxy", "5-decorator",
    "6-telling-them-apart",
  ]

  private static let caseStudies = ["Posts", "Messages"]

  /// The folders of the katas.
  private static let katas = chapters.flatMap { chapter in
    let folder = SourceTree.root.appending(path: "Chapters/\(chapter)/katas")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "Chapters/\(chapter)/katas/\($0)" }
  }

  @Test(arguments: caseStudies)
  func `names every file of the case study`(_ folder: String) throws {
    let page = try SourceTree.text(of: "Sources/CaseStudies/\(folder)/README.md")
    let files = try SourceTree.files(in: "Sources/CaseStudies/\(folder)")
    let missing = files.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") }
      .filter { !page.contains("](\($0))") }

    #expect(!files.isEmpty)
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

  @Test func `builds every program before Scripts/chapters looks at the pages`() throws {
    let manifest = try SourceTree.text(of: "Package.swift")
    let lists = ["func columns()", "func shown()"].compactMap { start in
      manifest.split(separator: start).last?.prefix { $0 != "}" }
    }.joined()
    let targets = manifest.matches(of: /program\("(\w+)", in: "([\w-]+)"/)
    let named = Dictionary(uniqueKeysWithValues: targets.map { ($0.2, $0.1) })
    let folders = try SourceTree.files(in: "Sources/Programs").map {
      $0.path.split(separator: "/")[2]
    }
    let missing = Set(folders).filter {
      $0 != "chapters" && !lists.contains("\"\(named[$0] ?? $0)\"")
    }

    #expect(missing == [])
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
