import KataRunner

/// Wrong code, as edits of the right code: a mistake, or a wrong answer to a kata.
struct Mutant: Equatable, Sendable {
  /// The file and the entry: `proxy/06a-key-without-offset`.
  var name: String

  /// The test that fails: its sentence, or its identifier without parentheses.
  var test: String

  /// The misconception that leads to this code.
  var misconception: String

  var verdict: KataVerdict

  /// Whether the test reads the sources, since no behavior shows the mistake.
  var isStructural: Bool

  var edits: [Edit]

  /// The labels of such an entry.
  static let labels = ["Caught by", "Verdict", "Structure"]

  /// Reads an entry.
  init(_ name: String, _ entry: EditPage.Entry) throws(Edit.Fault) {
    guard let test = entry.labels["Caught by"]?.first else {
      throw Edit.Fault(reason: "'Caught by: ' with the name of a test is missing")
    }
    guard let misconception = entry.sentences.first, misconception.hasSuffix(".") else {
      throw Edit.Fault(reason: "a sentence with the misconception is missing")
    }
    let verdict = entry.labels["Verdict"]?.first ?? KataVerdict.failed.rawValue
    guard let verdict = KataVerdict(rawValue: verdict) else {
      throw Edit.Fault(reason: "'\(verdict)' isn't a verdict")
    }
    guard !entry.edits.isEmpty else { throw Edit.Fault(reason: "it has no edit") }
    self.name = name
    // A sentence may also end with parentheses.
    let isIdentifier = test.contains(/^\w+\.[\w.]+\//)
    self.test = isIdentifier ? test.replacing(/\([_:\w]*\)$/, with: "") : test
    self.misconception = misconception
    self.verdict = verdict
    isStructural = entry.labels["Structure"] != nil
    edits = entry.edits
  }

  /// The edited files, relative to the package.
  var paths: Set<String> { Set(edits.map(\.path)) }
}
