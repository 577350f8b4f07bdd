import CommandLineSupport
import Foundation

/// A short piece of code, and which pattern it is.
struct Excerpt: Equatable, Sendable {
  /// What a piece of code can be.
  enum Answer: String, CaseIterable {
    case adapter, bridge, facade, proxy, decorator
    case noPattern = "none"

    var words: String {
      self == .noPattern ? "none of the five" : (self == .adapter ? "an " : "a ") + rawValue
    }

    /// The folder of its chapter. The chapters are in the order of the answers.
    var chapter: String {
      let number = (Self.allCases.firstIndex(of: self) ?? 0) + 1
      return "\(number)-\(self == .noPattern ? "telling-them-apart" : rawValue)"
    }

    /// The page to read again.
    var page: String { "Chapters/\(chapter)/README.md" }
  }

  /// The folder that they are in, from the package's folder on.
  static let folder = "Chapters/excerpts"

  /// The name of its file, which doesn't give the answer away.
  var name: String

  /// What one has to know that the code doesn't show; empty when nothing is missing.
  var about: String

  var answer: Answer

  /// What decides it.
  var because: String

  /// The real code that it was written after: an address and what is declared there.
  var source: String?

  var code: String
}

extension Excerpt {
  /// Reads one: comments that say what it is, then the code.
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
    func broken(_ reason: String) -> ProgramError {
      ProgramError("'\(Self.folder)/\(name)' isn't an excerpt: \(reason)", status: 65)
    }
    guard fields[""] == nil else {
      throw broken("it doesn't begin with '// About: ' or '// Answer: '")
    }
    guard let answer = Answer(rawValue: fields["Answer"] ?? "") else {
      let answers = Answer.allCases.map(\.rawValue).joined(separator: ", ")
      throw broken("it has no line '// Answer: ' with one of \(answers)")
    }
    guard let because = fields["Because"], !because.isEmpty else {
      throw broken("it has no line '// Because: ' with a sentence")
    }
    let code = lines.dropFirst(comments.count).joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
    guard !code.isEmpty else { throw broken("there is no code below its comments") }
    self.init(
      name: name, about: fields["About"] ?? "", answer: answer, because: because,
      source: fields["After"], code: code)
  }

  /// Reads all of the workbook.
  static func all(in package: URL) throws(ProgramError) -> [Excerpt] {
    let folder = package.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var excerpts: [Excerpt] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      excerpts.append(try Excerpt(name, text.replacing("\r\n", with: "\n")))
    }
    guard !excerpts.isEmpty else {
      throw ProgramError("'\(self.folder)' has no excerpts: get it anew", status: 66)
    }
    return excerpts
  }
}
