import CommandLineSupport

extension KataReport {
  /// The verdict for another program.
  var json: String { CommandLineSupport.json(document) }

  /// What is written of it as JSON.
  var document: some Encodable {
    Document(
      kata: kata.name, verdict: verdict,
      tests: tests.map { .init(name: $0.name, outcome: $0.outcome) }, test: test,
      message: message, expected: expectation?.expected, actual: expectation?.actual,
      beliefs: beliefs.isEmpty ? nil : beliefs, touched: touched, later: later,
      file: place?.path, line: place?.line,
      changed: changed.isEmpty ? nil : changed,
      judged: judged)
  }

  private struct Document: Encodable {
    struct Test: Encodable {
      var name: String
      var outcome: KataRun.Test.Outcome
    }

    var kata: String
    var verdict: KataVerdict
    var tests: [Test]
    var test: String?
    var message: String
    var expected: String?
    var actual: String?
    var beliefs: [String]?
    var touched: [String]?
    var later: String?
    var file: String?
    var line: Int?
    var changed: [String]?
    var judged: KataVerdict?
  }
}
