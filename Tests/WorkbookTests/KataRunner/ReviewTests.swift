import CommandLineSupport
import Foundation
import ProgramSupport
import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct ReviewTests {
  /// What a reader sees who types these keys.
  private func shown(
    _ keys: String, _ excerpts: [Excerpt], to reader: Reader
  ) throws -> String {
    let program = try KataProgram(Command("review", about: "").parse([]), reader.package)
    var keys = Array(keys)[...]
    var shown = ""
    try program.ask(excerpts, key: { keys.popFirst() }, say: { shown += $0 })
    return shown
  }

  @Test func `reads what a file says and what it shows`() throws {
    let excerpts = try SampleExcerpts.all()

    #expect(excerpts.map(\.answer) == Excerpt.Answer.allCases)
    #expect(excerpts[0].about == "LampDriver is from another maker, and can't be changed.")
    #expect(excerpts[0].code.hasPrefix("struct SwitchedLamp"))
    #expect(excerpts[0].code.hasSuffix("\n}"))
    #expect(excerpts[0].source == nil)
    #expect(
      excerpts[1].source == "https://github.com/owner/repo/blob/1.0/Shape.swift, Shape")
  }

  @Test(arguments: [
    ("let a = 1\n", "it has no line '// Answer: ' with one of adapter, "),
    ("// A comment\n// Answer: proxy\n", "it doesn't begin with '// About: ' or '// Answer: '"),
    ("// Answer: visitor\n// Because: So.\n\nlet a = 1\n", "it has no line '// Answer: '"),
    ("// Answer: proxy\n\nlet a = 1\n", "it has no line '// Because: ' with a sentence"),
    ("// Answer: proxy\n// Because: So.\n\n", "there is no code below its comments"),
  ])
  func `says in one line which file is broken, and how`(_ text: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let place = folder.url.appendingPathComponent(Excerpt.folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appendingPathComponent("007-odd.swift"))

    let error = #expect(throws: ProgramError.self) { try Excerpt.all(in: folder.url) }

    #expect(error?.status == 65)
    #expect(
      error?.message?.hasPrefix("'Chapters/excerpts/007-odd.swift' isn't an excerpt: \(reason)")
        == true)
  }

  @Test func `finds the excerpts of the workbook and the chapters whole`() throws {
    let manager = FileManager.default
    let root = SourceTree.root
    if manager.fileExists(atPath: root.appending(path: Excerpt.folder).path) {
      #expect(try Excerpt.all(in: root).count >= 5)
    }
    for answer in Excerpt.Answer.allCases {
      #expect(manager.fileExists(atPath: root.appending(path: answer.page).path), "\(answer)")
    }
  }

  @Test func `asks what went wrong first, then something new of each answer, then the oldest`()
    throws
  {
    let all = SampleExcerpts.some(
      [.proxy, .proxy, .proxy, .facade, .proxy, .adapter, .proxy, .bridge])
    var record = ReviewRecord()
    for (index, isRight) in [(7, true), (3, true), (5, false), (7, true)] {
      record.add(all[index], isRight: isRight)
    }
    for _ in 1...20 {
      var luck = SystemRandomNumberGenerator()
      let one = record.next(1, of: all, using: &luck)
      let seven = record.next(7, of: all, using: &luck)
      let mixed = ReviewRecord().next(4, of: all, using: &luck)

      #expect(one == [all[5]])
      #expect(Set(seven.map(\.name)) == Set(all.map(\.name)).subtracting([all[7].name]))
      #expect(Set(mixed.map(\.answer)) == [.proxy, .facade, .adapter, .bridge])
    }
  }

  @Test func `asks no answer twice in a row where it can be helped`() {
    let all = SampleExcerpts.some([.proxy, .proxy, .proxy, .noPattern, .bridge])
    var luck = SystemRandomNumberGenerator()

    let answers = ReviewRecord().next(5, of: all, using: &luck).map(\.answer)

    #expect(zip(answers, answers.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `takes a key for each, keeps the answers, and says what to read again`() throws {
    let reader = try Reader()
    let excerpts = try SampleExcerpts.all()

    let text = try shown("axgdgfgpgpga", excerpts, to: reader)

    #expect(
      text.hasPrefix(
        "1 of 6: which pattern is it?\n\nLampDriver is from another maker, and can't be changed.\n\n"
      ))
    #expect(text.contains("\n      let driver: LampDriver\n\n      func turnOn()"))
    #expect(
      text.contains("\na adapter   b bridge   f facade   p proxy   d decorator   n none   q end\n"))
    #expect(text.contains("Right: an adapter.\nAnother interface"))
    #expect(text.contains("Wrong: a bridge, not a decorator.\n"))
    #expect(text.contains("\nAfter https://github.com/owner/repo/blob/1.0/Shape.swift, Shape\n"))
    #expect(!text.contains("// Answer"))
    #expect(
      text.hasSuffix(
        """
        3 of 6 right.
        Read again: Chapters/2-bridge/README.md (a bridge, not a decorator)
        Read again: Chapters/5-decorator/README.md (a decorator, not a proxy)
        Read again: Chapters/6-telling-them-apart/README.md (none of the five, not an adapter)

        """), "\(text.suffix(400))")
    let kept = ReaderNotes(package: reader.package).review
    #expect(kept.entries.map(\.isRight) == [true, false, true, true, false, false])
    #expect(kept.entries.map(\.excerpt) == excerpts.map(\.name))
  }

  @Test func `ends with q, or when nobody is there, and keeps what was answered`() throws {
    let reader = try Reader()

    let ended = try shown("aq", SampleExcerpts.all(), to: reader)
    let asked = try shown("agq", SampleExcerpts.all(), to: reader)
    let left = try shown("", SampleExcerpts.all(), to: reader)

    #expect(ended.hasSuffix("\n1 of 1 right.\n"))
    #expect(!ended.contains("2 of 6: which") && asked.contains("2 of 6: which"))
    #expect(asked.hasSuffix("\n1 of 1 right.\n"))
    #expect(left.hasSuffix("\n0 of 0 right.\n"))
    #expect(ReaderNotes(package: reader.package).review.entries.count == 1)
  }

  @Test func `knows the chapters of which a kata is started, done or edited`() throws {
    let reader = try Reader()
    let context = try KataContext(package: reader.package)
    let before = context.begunChapters
    try reader.finish(Reader.kata, isCurrent: false)
    try context.notes.keep(current: context.catalog.kata(named: "one-call"))
    let split = try context.catalog.kata(named: "split-the-grid")

    #expect(before == [])
    #expect(
      context.begunChapters == [Excerpt.Answer.adapter.chapter, Excerpt.Answer.facade.chapter])
    #expect(context.pageToRead(before: split) == Excerpt.Answer.bridge.page)
    #expect(try context.pageToRead(before: context.catalog.kata(named: "map-pins")) == nil)
  }

  @Test func `begins anew where its record can't be read`() throws {
    let reader = try Reader()
    try reader.write("{", to: ".katas/review.json")

    #expect(ReaderNotes(package: reader.package).review == ReviewRecord())
  }
}
