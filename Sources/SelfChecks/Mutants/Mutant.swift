import KataRunner

/// Wrong code, as edits of the right code: a mistake, or a wrong answer to a kata.
struct Mutant: Equatable, Sendable {
  /// The page's name and its own: `proxy/06a-key-without-offset`.
  var name: String

  /// The test that turns red: its sentence, or its identifier without parentheses.
  var test: String

  /// What somebody has to believe who writes this code, in a sentence.
  var misconception: String

  /// How the test ends.
  var verdict: KataVerdict

  /// Whether the test is a rule over the sources, since no behaviour would show the mistake.
  var isStructural: Bool

  var edits: [Edit]

  /// The labels of an entry that is one.
  static let labels = ["Caught by", "Verdict", "Structure"]

  /// Reads an entry of a page.
  ///
  /// - Parameter name: What it is called.
  init(_ name: String, _ entry: EditPage.Entry) throws(Edit.Fault) {
    guard let test = entry.labels["Caught by"]?.first else {
      throw Edit.Fault(reason: "no line 'Caught by: ' with the name of a test")
    }
    guard let misconception = entry.sentences.first, misconception.hasSuffix(".") else {
      throw Edit.Fault(reason: "no sentence with the misconception behind it")
    }
    let verdict = entry.labels["Verdict"]?.first ?? KataVerdict.failed.rawValue
    guard let verdict = KataVerdict(rawValue: verdict) else {
      throw Edit.Fault(reason: "'\(verdict)' isn't a verdict")
    }
    guard !entry.edits.isEmpty else { throw Edit.Fault(reason: "it has no edit") }
    self.name = name
    // A sentence may end in parentheses, too.
    let isIdentifier = test.contains(/^\w+\.[\w.]+\//)
    self.test = isIdentifier ? test.replacing(/\([_:\w]*\)$/, with: "") : test
    self.misconception = misconception
    self.verdict = verdict
    isStructural = entry.labels["Structure"] != nil
    edits = entry.edits
  }

  /// The files that it touches, from the package's folder on.
  var paths: Set<String> { Set(edits.map(\.path)) }
}
