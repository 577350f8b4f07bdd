import CommandLineSupport
import KataRunner
import TerminalText

/// The results of a class.
struct ClassResult: Sendable {
  /// The submissions, sorted by name.
  var submissions: [SubmissionResult]

  /// A Markdown table with a row for each submission.
  var markdown: String {
    let katas = submissions.first?.katas.map(\.kata.name) ?? []
    let head = (["submission", "points"] + katas).joined(separator: " | ")
    let rows = submissions.map { submission in
      let total =
        submission.points.map {
          "\(short($0)) of \(submission.most)"
            + (submission.part == 100 ? "" : ", \(submission.part) %")
        } ?? "needs decision"
      let cells = submission.katas.map { $0.points.map { "\($0)" } ?? $0.words }
      return "| \(([submission.name.inCell, total] + cells).joined(separator: " | ")) |"
    }
    let dashes = String(repeating: "|---", count: katas.count + 2) + "|"
    return (["| \(head) |", dashes] + rows).joined(separator: "\n") + "\n"
  }

  /// The list of what needs a teacher's decision, with the reasons. Katas of a student that have
  /// the same reason share a line.
  var questions: String {
    submissions.filter(\.isOpen).flatMap { submission in
      let open = submission.katas.filter(\.isOpen)
      let alike = Dictionary(grouping: open, by: \.questionOfAnyKata)
      return open.compactMap { result -> String? in
        guard let group = alike[result.questionOfAnyKata], group[0].kata == result.kata else {
          return nil
        }
        let others =
          group.count == 1 ? "" : " and " + "other kata".counted(group.count - 1)
        return "- \(submission.name), \(result.kata.name)\(others): \(result.question)"
      }
    }.joined(separator: "\n")
  }

  /// A gradebook for Canvas. Submissions that need a decision are left out, because Canvas takes an
  /// empty cell for a missing grade.
  ///
  /// - Parameter assignment: The column's name, as in Canvas's export: `Coffee (98765)`.
  /// - Source: `lib/gradebook_importer.rb` of https://github.com/instructure/canvas-lms. Canvas
  ///   looks for a student's ID first, then for the SIS Login ID, then for the name.
  func canvas(assignment: String) -> String {
    let rows = submissions.compactMap { submission -> [String]? in
      guard let points = submission.points else { return nil }
      let owner = submission.owner
      let id = owner?.system == .canvas ? owner?.number : nil
      let name = id == nil ? submission.name : owner?.name ?? submission.name
      return [name, id ?? "", id == nil ? name : "", "", short(points)]
    }
    let most = submissions.first?.most ?? 0
    let all = [
      ["Student", "ID", "SIS Login ID", "Section", assignment],
      ["    Points Possible", "", "", "", "\(most)"],
    ]
    return (all + rows).map { $0.map(\.csv).joined(separator: ",") + "\n" }.joined()
  }

  /// All results, for other programs.
  var json: String {
    CommandLineSupport.json(
      submissions.map { submission in
        Document(
          submission: submission.name, points: submission.points, most: submission.most,
          part: submission.part,
          katas: submission.katas.map { result in
            .init(
              kata: result.kata.name, verdict: result.word, points: result.points,
              most: result.most, passed: result.items.filter(\.isPassed).map(\.name),
              failed: result.isOpen ? [] : result.items.filter { !$0.isPassed }.map(\.name),
              words: result.plainFeedback, objections: result.mark?.objections ?? [])
          })
      })
  }

  private struct Document: Encodable {
    struct Kata: Encodable {
      var kata: String
      var verdict: String
      var points: Int?
      var most: Int
      var passed: [String]
      var failed: [String]
      var words: [String]
      var objections: [String]
    }

    var submission: String
    var points: Double?
    var most: Int
    var part: Int
    var katas: [Kata]
  }
}

extension KataResult {
  /// The first note or finding.
  fileprivate var question: String {
    plainFeedback.first.map { String($0.drop(while: \.isWhitespace)) } ?? words
  }

  /// The question without the exercise's file name, to compare with other katas.
  fileprivate var questionOfAnyKata: String { question.replacing(kata.file, with: "") }
}

extension String {
  /// The text for a cell of a Markdown table.
  var inCell: String { replacing("|", with: "\\|") }

  /// The text as a CSV field that a spreadsheet doesn't take for a formula.
  fileprivate var csv: String {
    (unicodeScalars.first.map { "=+-@".unicodeScalars.contains($0) } == true ? "'" + self : self)
      .quoted
  }
}
