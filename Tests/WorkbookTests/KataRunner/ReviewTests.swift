import CommandLineSupport
import Foundation
import ProgramSupport
import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct ReviewTests {
  private static let lamp = """
    // About: LampDriver is from another maker,
    // and can't be changed.
    // Answer: adapter
    // Because: Another interface than that of what it holds.
    // After: https://github.com/owner/repo/blob/1.0/Lamp.swift, Lamp

    struct SwitchedLamp: Lamp {
      let driver: LampDriver

      func turnOn() { driver.set(level: 100) }
    }

    """

  /// Excerpts with these answers, the first of which is read from a file.
  private func excerpts(_ answers: [Excerpt.Answer]) throws -> [Excerpt] {
    try answers.enumerated().map { index, answer in
      index == 0
        ? try Excerpt("100.swift", Self.lamp)
        : Excerpt(
          name: "\(100 + index).swift", about: "", answer: answer, because: "So.",
          code: "let a = 1")
    }
  }

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
    let excerpt = try Excerpt("100.swift", Self.lamp)

    #expect(excerpt.answer == .adapter)
    #expect(excerpt.about == "LampDriver is from another maker, and can't be changed.")
    #expect(excerpt.because == "Another interface than that of what it holds.")
    #expect(excerpt.source == "https://github.com/owner/repo/blob/1.0/Lamp.swift, Lamp")
    #expect(excerpt.code.hasPrefix("struct SwitchedLamp") && excerpt.code.hasSuffix("\n}"))
  }

  @Test(arguments: [
    "let a = 1\n", "// A comment\n// Answer: proxy\n// Because: So.\n\nlet a = 1\n",
    "// Answer: visitor\n// Because: So.\n\nlet a = 1\n", "// Answer: proxy\n\nlet a = 1\n",
    "// Answer: proxy\n// Because: So.\n\n",
  ])
  func `says in one line which file is broken, and what it needs`(_ text: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file("\(Excerpt.folder)/007-odd.swift", holding: text)

    let error = #expect(throws: ProgramError.self) { try Excerpt.all(in: folder.url) }

    #expect(error?.status == 65)
    let words = "'Chapters/excerpts/007-odd.swift' isn't an excerpt: it needs '// Answer: ' with"
    #expect(error?.message?.hasPrefix(words) == true)
  }

  @Test func `finds the excerpts of the workbook and the chapters whole`() throws {
    #expect(try Excerpt.all(in: SourceTree.root).count >= 5)
    for answer in Excerpt.Answer.allCases { #expect(SourceTree.exists(answer.page), "\(answer)") }
  }

  @Test func `asks what went wrong first, then something new of each answer, then the oldest`()
    throws
  {
    let all = try excerpts(
      [.adapter, .proxy, .proxy, .facade, .proxy, .decorator, .proxy, .bridge, .proxy])
    var record = ReviewRecord()
    for (index, isRight) in [(7, true), (3, true), (5, false), (7, true)] {
      record.add(all[index], isRight: isRight)
    }
    for _ in 1...20 {
      var luck = SystemRandomNumberGenerator()
      let one = record.next(1, of: all, using: &luck)
      let eight = record.next(8, of: all, using: &luck)
      let mixed = ReviewRecord().next(5, of: all, using: &luck)

      #expect(one == [all[5]])
      #expect(Set(eight.map(\.name)) == Set(all.map(\.name)).subtracting([all[7].name]))
      #expect(Set(mixed.map(\.answer)) == [.proxy, .facade, .adapter, .bridge, .decorator])
    }
  }

  @Test func `asks no answer twice in a row where it can be helped`() throws {
    let all = try excerpts([.adapter, .proxy, .proxy, .proxy, .bridge])
    var luck = SystemRandomNumberGenerator()

    let answers = ReviewRecord().next(5, of: all, using: &luck).map(\.answer)

    #expect(zip(answers, answers.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `takes a key for each, keeps the answers, and says what to read again`() throws {
    let reader = try Reader()
    let all = try excerpts(Excerpt.Answer.allCases)

    let text = try shown("axgdgfgpgpga", all, to: reader)

    #expect(
      text.hasPrefix(
        "1 of 6: which pattern is it?\n\nLampDriver is from another maker, and can't be changed.\n\n"
      ))
    #expect(text.contains("\n      let driver: LampDriver\n\n      func turnOn()"))
    #expect(
      text.contains("\na adapter   b bridge   f facade   p proxy   d decorator   n none   q end\n"))
    #expect(text.contains("Right: an adapter.\nAnother interface"))
    #expect(text.contains("\nAfter https://github.com/owner/repo/blob/1.0/Lamp.swift, Lamp\n"))
    #expect(text.contains("Wrong: a bridge, not a decorator.\n"))
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
    #expect(kept.entries.map(\.excerpt) == all.map(\.name))
  }

  @Test func `ends with q, or when nobody is there, and keeps what was answered`() throws {
    let reader = try Reader()
    try reader.write("{", to: ".katas/review.json")
    let all = try excerpts(Excerpt.Answer.allCases)

    let ended = try shown("aq", all, to: reader)
    let asked = try shown("agq", all, to: reader)
    let left = try shown("", all, to: reader)

    #expect(ended.hasSuffix("\n1 of 1 right.\n"))
    #expect(!ended.contains("2 of 6: which") && asked.contains("2 of 6: which"))
    #expect(asked.hasSuffix("\n1 of 1 right.\n"))
    #expect(left.hasSuffix("\n0 of 0 right.\n"))
    #expect(ReaderNotes(package: reader.package).review.entries.count == 1, "begun anew")
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
}
