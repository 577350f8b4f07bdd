import Tooling

extension MistakesReport {
  /// The same for a program.
  var json: String {
    let document = Document(
      mistakes: rows.map { row in
        Document.Row(
          name: row.name, mistake: row.title, test: row.test, isRule: row.isStructural,
          isRed: row.verdict.isRed, verdict: row.verdict.words, detail: row.verdict.detail)
      },
      red: rows.count { $0.verdict.isRed }, seconds: duration / .seconds(1))
    return Tooling.json(document)
  }

  private struct Document: Encodable {
    struct Row: Encodable {
      var name: String
      var mistake: String
      var test: String
      var isRule: Bool
      var isRed: Bool
      var verdict: String
      var detail: String?
    }

    var mistakes: [Row]
    var red: Int
    var seconds: Double
  }
}
