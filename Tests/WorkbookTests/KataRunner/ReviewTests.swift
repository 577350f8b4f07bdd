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

  /// Excerpts with these answers. The first is read from a file.
  private func excerpts(_ answers: [Excerpt.Answer]) throws -> [Excerpt] {
    try answers.enumerated().map { index, answer in
      index == 0
        ? try Excerpt("100.swift", Self.lamp)
        : Excerpt(
          name: "\(100 + index).swift", about: "", answer: answer, because: "So.",
          code: "let a = 1")
    }
  }

  /// A program that runs some days later.
  private func program(of reader: Reader, on day: Int) throws -> KataProgram {
    try KataProgram(Command("review", about: "").parse([]), reader.package, now: Self.day(day))
  }

  private static func day(_ count: Int) -> Date {
    Date(timeIntervalSince1970: 1_800_000_000 + Double(count) * 86_400)
  }

  /// The output for these keys.
  private func shown(
    _ keys: String, _ excerpts: [Excerpt], to reader: Reader
  ) throws -> String {
    let program = try program(of: reader, on: 0)
    var keys = Array(keys)[...]
    var shown = ""
    try program.ask(excerpts, key: { keys.popFirst() }, say: { shown += $0 })
    return shown
  }

  @Test func `reads a file's comments and code`() throws {
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
  func `says in a line which file is broken, and what it needs`(_ text: String) throws {
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

  @Test func `asks wrong answers first, then due excerpts, then new ones of each answer`()
    throws
  {
    let all = try excerpts(
      [.adapter, .proxy, .proxy, .facade, .proxy, .decorator, .proxy, .bridge, .proxy])
    var record = ReviewRecord()
    for (index, isRight) in [(7, true), (3, true), (5, false)] {
      record.add(all[index], isRight: isRight, on: Self.day(0))
    }
    for _ in 1...20 {
      var luck = SystemRandomNumberGenerator()
      let one = record.next(1, of: all, on: Self.day(0), using: &luck)
      let rest = record.next(9, of: all, on: Self.day(0), using: &luck)
      let three = record.next(3, of: all, on: Self.day(1), using: &luck)
      let mixed = ReviewRecord().next(5, of: all, on: Self.day(0), using: &luck)

      #expect(one == [all[5]])
      let later = [all[7].name, all[3].name]
      #expect(Set(rest.map(\.name)) == Set(all.map(\.name)).subtracting(later))
      #expect(Set(three.map(\.name)) == Set(later + [all[5].name]))
      #expect(Set(mixed.map(\.answer)) == [.proxy, .facade, .adapter, .bridge, .decorator])
    }
  }

  @Test(arguments: [
    ([true, true, true, true], [1, 4, 14, 24]),
    ([true, true, false, true, true], [1, 4, 4, 5, 8]), ([false, true], [0, 1]),
  ])
  func `asks again after one day, then after three, then every ten`(
    _ answers: [Bool], _ days: [Int]
  ) throws {
    let all = try excerpts([.adapter])
    var record = ReviewRecord()
    var luck = SystemRandomNumberGenerator()
    var asked = [0]
    for isRight in answers {
      let today = asked[asked.endIndex - 1]
      record.add(all[0], isRight: isRight, on: Self.day(today))
      let next = (today...today + 20).first { day in
        !record.next(1, of: all, on: Self.day(day), using: &luck).isEmpty
      }
      asked.append(try #require(next))
    }

    #expect(asked.dropFirst() == days[...])
  }

  @Test func `says when nothing is due, and when the next excerpt comes back`() throws {
    let reader = try Reader()
    let all = try excerpts([.adapter, .proxy])
    var record = ReviewRecord()
    for excerpt in all { record.add(excerpt, isRight: true, on: Self.day(0)) }
    var luck = SystemRandomNumberGenerator()

    let now = try program(of: reader, on: 0).nothingIsDue(record, all)
    record.add(all[0], isRight: true, on: Self.day(1))
    record.add(all[1], isRight: true, on: Self.day(1))
    let later = try program(of: reader, on: 1).nothingIsDue(record, all)

    #expect(record.next(5, of: all, on: Self.day(3), using: &luck).isEmpty)
    #expect(now == "Nothing is due today. The next excerpt comes back tomorrow.")
    let day = ReviewRecord.day(0, after: Self.day(4))
    #expect(later == "Nothing is due today. The next excerpt comes back on \(day).")
  }

  @Test func `reads the record of an earlier version, which has no dates`() throws {
    let reader = try Reader()
    let all = try excerpts([.adapter, .proxy])
    try reader.write(
      #"{"entries":[{"excerpt":"100.swift","isRight":true},{"excerpt":"101.swift","isRight":false}]}"#,
      to: ".katas/review.json")
    var record = ReaderNotes(package: reader.package).review
    var luck = SystemRandomNumberGenerator()

    #expect(record.next(1, of: all, on: Self.day(0), using: &luck) == [all[1]])
    #expect(record.next(5, of: all, on: Self.day(0), using: &luck).count == 2)
    record.add(all[0], isRight: true, on: Self.day(0))
    #expect(record.next(5, of: all, on: Self.day(0), using: &luck) == [all[1]])
  }

  @Test func `asks no answer twice in a row, if possible`() throws {
    let all = try excerpts([.adapter, .proxy, .proxy, .proxy, .bridge])
    var luck = SystemRandomNumberGenerator()

    let answers = ReviewRecord().next(5, of: all, on: Self.day(0), using: &luck).map(\.answer)

    #expect(zip(answers, answers.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `takes a key for each answer, keeps the answers, and says what to read again`() throws
  {
    let reader = try Reader()
    let all = try excerpts(Excerpt.Answer.allCases)

    // After an answer, only the space bar continues.
    let text = try shown("a\nx d f pa p a", all, to: reader)

    #expect(
      text.hasPrefix(
        "Excerpt 1 of 6: which pattern is it?\n\nLampDriver is from another maker, and can't be changed.\n\n"
      ))
    #expect(text.contains("\n      let driver: LampDriver\n\n      func turnOn()"))
    #expect(
      text.contains("\na adapter   b bridge   f facade   p proxy   d decorator   n none   q quit\n")
    )
    #expect(text.contains("Right: an adapter.\nAnother interface"))
    #expect(
      text.contains("\nBased on Lamp:\nhttps://github.com/owner/repo/blob/1.0/Lamp.swift\n"))
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

  @Test func `ends with q or at the end of the input, and keeps the answers`() throws {
    let reader = try Reader()
    try reader.write("{", to: ".katas/review.json")
    let all = try excerpts(Excerpt.Answer.allCases)

    let ended = try shown("aq", all, to: reader)
    let asked = try shown("a q", all, to: reader)
    let left = try shown("", all, to: reader)

    #expect(ended.hasSuffix("\n1 of 1 right.\n"))
    #expect(!ended.contains("2 of 6: which") && asked.contains("2 of 6: which"))
    #expect(asked.hasSuffix("\n1 of 1 right.\n"))
    #expect(left.hasSuffix("\n0 of 0 right.\n"))
    #expect(ReaderNotes(package: reader.package).review.entries.count == 1, "begun anew")
  }

  @Test func `asks about chapters that are read or have a kata in progress`() throws {
    let reader = try Reader()
    let context = try KataContext(package: reader.package)
    let before = context.knownChapters
    try reader.finish(Reader.kata, isCurrent: false)
    try context.notes.keep(chaptersRead: ["3-facade"])
    // Printing a task doesn't start the kata.
    let split = try context.catalog.kata(named: "split-the-grid")
    try context.notes.keep(current: split)

    #expect(before == [])
    #expect(context.knownChapters == ["1-adapter", "3-facade"])
    #expect(context.pageToRead(before: split) == Excerpt.Answer.bridge.page)
    #expect(try context.pageToRead(before: context.catalog.kata(named: "map-pins")) == nil)
  }
}
