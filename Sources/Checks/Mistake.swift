import Foundation

/// A mistake as a patch, with the test that is said to catch it.
struct Mistake: Equatable, Sendable {
  /// Why a file isn't a mistake.
  struct Unreadable: Error, Equatable {
    var reason: String
  }

  /// The pattern's folder and the file's name without its ending: `proxy/06-key-without-offset`.
  var name: String

  var number: MistakeNumber

  /// The letter that tells several patches for one number apart; empty for a single one.
  var variant: String

  var title: String

  /// The test's identifier without parentheses: ``ProxyPatternTests.CachedSearchTests/`asks once` ``.
  var test: String

  /// Whether the test is a rule over the sources.
  var isStructural: Bool

  /// The files that the patch touches, from the package's folder on.
  var paths: [String]

  /// Reads a patch and the lines that stand before it.
  ///
  /// - Parameter name: The pattern's folder and the file's name without its ending.
  init(name: String, text: String) throws(Unreadable) {
    guard let place = name.wholeMatch(of: /([a-z]+)\/(\d\d)([a-z]?)-[a-z0-9-]+/),
      let number = Int(place.2)
    else {
      throw Unreadable(reason: "the file's name isn't like 06-key-without-offset.patch")
    }
    self.name = name
    self.number = MistakeNumber(pattern: String(place.1), number: number)
    variant = String(place.3)

    let lines = text.components(separatedBy: "\n")
    let header = lines.prefix { !$0.hasPrefix("--- ") && !$0.hasPrefix("diff ") }
    let label = "Mistake: \(self.number). "
    guard let line = header.first(where: { $0.hasPrefix(label) }) else {
      throw Unreadable(reason: "no line '\(label)...' that agrees with the file's name")
    }
    title = String(line.dropFirst(label.count))
    let caught = header.compactMap {
      $0.wholeMatch(of: /Caught by: (\w+\..*?)(\([_:\w]*\))?/)?.1
    }
    guard caught.count == 1, let test = caught.first else {
      throw Unreadable(reason: "no single line 'Caught by: Module.Suite/test'")
    }
    self.test = String(test)
    isStructural = header.contains { $0.hasPrefix("Structure: ") }

    let touched = lines.compactMap {
      $0.wholeMatch(of: /(?:---|\+\+\+) [ab]\/([^\t]+)(?:\t.*)?/)?.1
    }
    paths = Set(touched.map(String.init)).sorted()
    guard !paths.isEmpty else {
      throw Unreadable(reason: "no change: lines '--- a/...' and '+++ b/...' are missing")
    }
  }
}
