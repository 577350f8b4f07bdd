import CommandLineSupport
import Foundation

/// A short piece of code, and the pattern that it shows.
struct Excerpt: Equatable, Sendable {
  /// The possible patterns.
  enum Answer: String, CaseIterable {
    case adapter, bridge, facade, proxy, decorator
    case noPattern = "none"

    var words: String {
      self == .noPattern ? "none of the five" : (self == .adapter ? "an " : "a ") + rawValue
    }

    /// The chapter's folder. The chapters are in the order of the answers.
    var chapter: String {
      let number = (Self.allCases.firstIndex(of: self) ?? 0) + 1
      return "\(number)-\(self == .noPattern ? "telling-them-apart" : rawValue)"
    }

    /// The page to read again.
    var page: String { "Chapters/\(chapter)/README.md" }
  }

  /// The excerpts' folder, relative to the package.
  static let folder = "Chapters/excerpts"

  /// The name of its file, which doesn't reveal the answer.
  var name: String

  /// Facts that the code doesn't show, or empty when none are missing.
  var about: String

  var answer: Answer

  /// The reason for the answer.
  var because: String

  /// The real code behind it: an address and the name of a declaration.
  var source: String?

  var code: String
}

extension Excerpt {
  /// Reads an excerpt: comments that describe it, then the code.
  init(_ name: String, _ text: String) throws(ProgramError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let comments = lines.prefix { $0.hasPrefix("//") }
    var fields: [String: String] = [:]
    var field = ""
    for line in comments {
      var words = line.dropFirst(2).trimmingCharacters(in: .whitespaces)
      if let start = words.prefixMatch(of: /(About|Answer|Because|After):\s*/) {
        field = String(start.1)
        words.removeSubrange(start.range)
      }
      fields[field, default: ""] += (fields[field] == nil ? "" : " ") + words
    }
    let code = lines.dropFirst(comments.count).joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
    guard fields[""] == nil, let answer = Answer(rawValue: fields["Answer"] ?? ""),
      let because = fields["Because"], !because.isEmpty, !code.isEmpty
    else {
      let answers = Answer.allCases.map(\.rawValue).joined(separator: ", ")
      throw ProgramError(
        """
        '\(Self.folder)/\(name)' isn't an excerpt: it needs '// Answer: ' with one of \(answers), \
        '// Because: ' with a sentence, and code below its comments
        """, status: 65)
    }
    self.init(
      name: name, about: fields["About"] ?? "", answer: answer, because: because,
      source: fields["After"], code: code)
  }

  /// Reads all excerpts of the workbook.
  static func all(in package: URL) throws(ProgramError) -> [Excerpt] {
    let folder = package.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var excerpts: [Excerpt] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      excerpts.append(try Excerpt(name, text.replacing("\r\n", with: "\n")))
    }
    guard !excerpts.isEmpty else { throw .lost(self.folder) }
    return excerpts
  }
}

/// The reader's answers to excerpts. The excerpt that was asked longest ago comes first.
struct ReviewRecord: Codable, Equatable, Sendable {
  /// The last answer to an excerpt.
  struct Entry: Codable, Equatable, Sendable {
    var excerpt: String
    var isRight: Bool

    /// The number of days until the excerpt comes back; nil if the answer was wrong, and in records
    /// of earlier versions.
    var days: Int?

    /// The day on which it is asked again, such as `2026-12-02`; nil for at once.
    var due: String?
  }

  private(set) var entries: [Entry] = []

  /// Records an answer. After right answers, an excerpt returns after one, three, then ten days.
  mutating func add(_ excerpt: Excerpt, isRight: Bool, on date: Date) {
    let before = entries.first { $0.excerpt == excerpt.name }?.days ?? 0
    let days = isRight ? [1, 3].first { $0 > before } ?? 10 : nil
    entries.removeAll { $0.excerpt == excerpt.name }
    entries.append(
      Entry(
        excerpt: excerpt.name, isRight: isRight, days: days,
        due: days.map { Self.day($0, after: date) }))
  }

  /// The excerpts to ask next: first those answered wrong, then those that are due, then new ones
  /// with varied answers.
  func next(
    _ count: Int, of excerpts: [Excerpt], on date: Date,
    using generator: inout some RandomNumberGenerator
  ) -> [Excerpt] {
    let today = Self.day(0, after: date)
    let due = entries.filter { $0.due ?? "" <= today }
    let again = (due.filter { !$0.isRight } + due.filter(\.isRight)).compactMap { entry in
      excerpts.first { $0.name == entry.excerpt }
    }
    var next = Array(again.prefix(count))
    var fresh = excerpts.filter { excerpt in !entries.contains { $0.excerpt == excerpt.name } }
    fresh.shuffle(using: &generator)
    while next.count < count,
      let rarest = fresh.indices.min(by: {
        next.count(like: fresh[$0]) < next.count(like: fresh[$1])
      })
    {
      next.append(fresh.remove(at: rarest))
    }
    return next.apart
  }

  /// The first day on which any of these excerpts comes back.
  func nextDay(of excerpts: [Excerpt]) -> String? {
    entries.filter { entry in excerpts.contains { $0.name == entry.excerpt } }.compactMap(\.due)
      .min()
  }

  /// A day in the reader's calendar, written so that later days are greater.
  static func day(_ count: Int, after date: Date) -> String {
    let day = Calendar(identifier: .gregorian).date(byAdding: .day, value: count, to: date) ?? date
    return day.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }
}

extension [Excerpt] {
  /// The same excerpts in an order without equal answers in a row, if possible.
  fileprivate var apart: [Excerpt] {
    var rest = self
    var order: [Excerpt] = []
    while !rest.isEmpty {
      let others = rest.indices.filter { rest[$0].answer != order.last?.answer }
      // Otherwise, the most frequent answer would be left over at the end.
      let next = others.max { rest.count(like: rest[$0]) < rest.count(like: rest[$1]) }
      order.append(rest.remove(at: next ?? 0))
    }
    return order
  }

  fileprivate func count(like other: Excerpt) -> Int { count { $0.answer == other.answer } }
}
