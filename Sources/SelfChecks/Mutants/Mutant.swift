import Foundation
import KataRunner

/// Wrong code, as a patch against the right code: a mistake, or a wrong answer to a kata.
struct Mutant: Equatable, Sendable {
  /// Why a file isn't one.
  struct Unreadable: Error, Equatable {
    var reason: String
  }

  /// The file's folder and name without its ending: `proxy/06a-key-without-offset`.
  var name: String

  /// The patch.
  var file: URL

  /// The test that turns red: its sentence, or its identifier without parentheses.
  var test: String

  /// What somebody has to believe who writes this code, in a sentence.
  var belief: String

  /// How the test ends.
  var verdict: KataVerdict

  /// Whether the test is a rule over the sources, since no behaviour would show the mistake.
  var isStructural: Bool

  /// The files that the patch touches, from the package's folder on.
  var paths: [String]

  /// Reads a patch and the lines that stand before it.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - file: The patch.
  init(_ name: String, at file: URL) throws(Unreadable) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Unreadable(reason: "it can't be read")
    }
    guard let test = text.labelled("Caught by").first else {
      throw Unreadable(reason: "no line 'Caught by: ' with the name of a test above the patch")
    }
    guard let belief = text.labelled("Belief").first, belief.hasSuffix(".") else {
      throw Unreadable(reason: "no line 'Belief: ' with a sentence above the patch")
    }
    let verdict = text.labelled("Verdict").first ?? KataVerdict.red.rawValue
    guard let verdict = KataVerdict(rawValue: verdict) else {
      throw Unreadable(reason: "'\(verdict)' isn't a verdict")
    }
    let touched = text.components(separatedBy: "\n").compactMap {
      $0.wholeMatch(of: /(?:---|\+\+\+) [ab]\/([^\t]+)(?:\t.*)?/)?.1
    }
    guard !touched.isEmpty else {
      throw Unreadable(reason: "no change: lines '--- a/...' and '+++ b/...' are missing")
    }
    self.name = name
    self.file = file
    // A sentence may end in parentheses, too.
    let isIdentifier = test.contains(/^\w+\.[\w.]+\//)
    self.test = isIdentifier ? test.replacing(/\([_:\w]*\)$/, with: "") : test
    self.belief = belief
    self.verdict = verdict
    isStructural = !text.labelled("Structure").isEmpty
    paths = Set(touched.map(String.init)).sorted()
  }
}
