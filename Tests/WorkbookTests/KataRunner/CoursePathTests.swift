import CommandLineSupport
import Foundation
import KataFiles
import Processes
import TestSupport
import Testing

@testable import KataRunner

/// The core path: the list in the course map, and a reader's way along it.
@Suite(.ends(within: 600)) struct CoursePathTests {
  @Test func `lists all chapters and the katas that say so, in sittings of 90 minutes`() throws {
    let katas = try KataCatalog(KataOriginals(of: SourceTree.root)).katas
    let path = try CoursePath(of: SourceTree.root, katas: katas)
    let onPath = try katas.filter {
      try SourceTree.text(of: $0.folder + "/README.md").contains(" On the core path.\n")
    }

    #expect(path.steps.filter { $0.kata == nil }.map(\.chapter) == Reader.chapters)
    #expect(Set(path.steps.compactMap(\.kata?.name)) == Set(onPath.map(\.name)))
    for sitting in path.sittings {
      #expect(sitting.steps.map(\.minutes).reduce(0, +) <= 90, "\(sitting.title)")
      #expect(sitting.end.hasPrefix("Stop here. You can now "), "\(sitting.title)")
    }
  }

  @Test func `names the same hours on each page, those of all steps`() throws {
    let path = try CoursePath(
      of: SourceTree.root, katas: KataCatalog(KataOriginals(of: SourceTree.root)).katas)
    let minutes = path.steps.map(\.minutes).reduce(0, +)
    let words = ["six", "seven", "eight", "nine", "ten"]
    let hours = Int((Double(minutes) / 60).rounded()) - 6
    let word = try #require(words.indices.contains(hours) ? words[hours] : nil)

    let map = try SourceTree.text(of: CoursePath.map)
    let readMe = try SourceTree.text(of: "README.md")

    #expect(map.contains("takes about \(word) hours"), "\(minutes) minutes")
    for page in [map, readMe] {
      let named = page.matches(of: /\babout\s+(\w+)\s+hours\b/).map { String($0.1) }
      #expect(named.allSatisfy { $0 == word }, "\(minutes) minutes are \(word) hours")
    }
  }

  @Test func `reads sittings, a kata in two parts, and leaves out what a copy lacks`() throws {
    let reader = try Reader()
    try reader.map(
      ["1-adapter", "one-call, part 1"],
      ["one-call, part 2", "7-visitor", "3-facade/katas/ask-never"])
    let map = try #require(reader.text(of: CoursePath.map))
    try reader.write(map.replacing("\n", with: "\r\n"), to: CoursePath.map)

    let path = try KataContext(package: reader.package).path

    #expect(path.sittings.map(\.title) == ["Sitting 1: Go", "Sitting 2: Go"])
    #expect(path.sittings.map(\.end) == [1, 2].map { "Stop here. You can now go to \($0)." })
    #expect(path.steps.map(\.name) == ["1-adapter", "one-call", "one-call"])
    #expect(path.steps.map(\.part) == [nil, 1, 2])
    #expect(path.steps.map(\.minutes) == [10, 20, 20])
    #expect(path.steps[0].title == "the 1-adapter")
  }

  @Test func `says what is wrong with an unreadable course map`() async throws {
    let reader = try Reader()
    try reader.write("# The course map\n", to: CoursePath.map)

    let empty = try await reader.kata()
    try FileManager.default.removeItem(at: reader.package.appendingPathComponent(CoursePath.map))
    let missing = try await reader.kata()

    #expect(empty.ending == .exited(65))
    #expect(empty.complaint.hasPrefix("kata: 'Chapters/README.md' has no sittings: it needs "))
    #expect(missing.ending == .exited(66))
    #expect(
      missing.complaint
        == "kata: 'Chapters/README.md' is missing or damaged: get a fresh copy of the file\n")
  }

  @Test(arguments: [
    ([], "1-adapter", nil), (["1-adapter"], Reader.kata, nil),
    // Continues after what was named last, and names open steps before it.
    ([Reader.kata], "3-facade", "Earlier steps not done yet: chapter 1"),
    (["one-call"], "4-proxy", "Earlier steps not done yet: chapters 1, 3; kata 1.1"),
    (["4-proxy", "one-call"], "ask-once", "Earlier steps not done yet: chapters 1, 3; kata 1.1"),
    // Goes back when nothing else is left, and says so.
    (
      ["1-adapter", "3-facade", "4-proxy", "one-call", "ask-once"], Reader.kata,
      "You skipped this step earlier."
    ),
    (
      ["1-adapter", Reader.kata, "3-facade", "one-call", "4-proxy", "ask-once"], "test-the-cache",
      "The core path is done. The other katas go deeper."
    ),
    // A kata outside the path comes right after its chapter.
    (["1-adapter", "map-pins"], "3-facade", "Earlier steps not done yet: kata 1.1"),
  ])
  func `goes along the core path, and never back without a reason`(
    _ done: [String], _ next: String, _ reason: String?
  ) async throws {
    let reader = try Reader()
    try reader.map(["1-adapter", Reader.kata], ["3-facade", "one-call"], ["4-proxy", "ask-once"])
    for name in done {
      if Reader.chapters.contains(name) {
        _ = try await reader.kata("read", name)
      } else {
        try reader.finish(name)
      }
    }

    let printed = try await reader.kata().printed

    #expect(try KataContext(package: reader.package).here?.name == next, "\(printed)")
    #expect(printed.contains(/\nNext: (?:read )?(?:the|kata \d\.\d)\b/))
    for words in ["Still open", "You left", "The core path is done"] {
      #expect(printed.contains("\n" + words) == reason?.hasPrefix(words) ?? false, "\(printed)")
    }
    #expect(reason.map { printed.contains("\n\($0)\n") } ?? true, "\(printed)")
  }

  @Test func `marks chapters as read by number, folder, name or page, and takes that back`()
    async throws
  {
    let reader = try Reader()
    try reader.map(["1-adapter", Reader.kata], ["3-facade", "4-proxy"])

    let one = try await reader.kata("read", "1")
    let two = try await reader.kata("read", "3-facade", "Proxy")
    let all = try await reader.kata("read")
    let undone = try await reader.kata("read", "Chapters/4-proxy/more.md", "--undo")
    let left = try await reader.kata("read")

    #expect(
      one.printed == """
        Marked as read: the 1-adapter
        Next: the \(Reader.kata), 20 minutes: Scripts/kata start \(Reader.kata)

        """)
    #expect(
      two.printed.hasPrefix(
        """
        Marked as read: the 3-facade
        Marked as read: the 4-proxy
        Stop here. You can now go to 2.
        Next: the \(Reader.kata), 20 minutes: Scripts/kata start \(Reader.kata)

        """), "\(two.printed)")
    #expect(
      all.printed == ["1-adapter", "3-facade", "4-proxy"].map { "read      the \($0)\n" }.joined())
    #expect(
      undone.printed == """
        No longer marked as read: the 4-proxy
        Next: read the 4-proxy, 10 minutes: Chapters/4-proxy/README.md
        Then type Scripts/kata read 4
        Earlier steps not done yet: kata 1.1

        """)
    #expect(left.printed.hasSuffix("read      the 3-facade\nnot read  the 4-proxy\n"))
  }

  @Test func `stays at a kata that is in progress, and knows its parts`() async throws {
    let reader = try Reader()
    try reader.map(["3-facade", "one-call, part 1"], ["one-call, part 2", "4-proxy"])
    let context = try KataContext(package: reader.package)
    let kata = try context.catalog.kata(named: "one-call")
    try reader.write("// begun\n", to: kata.exercise)
    try context.notes.keep(current: kata)

    let read = try await reader.kata("read", "3")
    let first = try await reader.kata()
    try context.notes.keep(Data("// begun\n".utf8), as: .firstAnswer, of: kata)
    let second = try await reader.kata()

    #expect(read.printed.contains("\nYou are at: the one-call, part 1, 20 minutes"))
    #expect(context.stop(after: kata.name) == "Stop here. You can now go to 1.")
    #expect(first.printed.contains("\nSitting 1: Go (20 min left)\n"))
    #expect(second.printed.contains("\nSitting 2: Go (30 min left)\n"))
    #expect(second.printed.contains(" 30 min left\n"))
  }
}
