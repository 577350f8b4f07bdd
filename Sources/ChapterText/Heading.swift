/// A heading of a page.
struct Heading: Equatable, Sendable {
  /// 1 for the page's title.
  var level: Int

  /// The words, with their marks for code and stress.
  var text: String

  /// The line, the first of the page being 1.
  var line: Int

  /// The number that the title begins with, such as 4 or 1.8 of `Kata 1.8: ...`; nil when there is none.
  var number: String? {
    text.prefixMatch(of: /(?:Kata )?(\d+(?:\.\d+)?)[.:]/).map { String($0.1) }
  }

  /// The name that GitHub gives to the place; a second heading with the same words gets `-1` behind it.
  var anchor: String {
    let kept = text.lowercased().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
        || $0 == " "
    }
    return String(String.UnicodeScalarView(kept)).replacing(" ", with: "-")
  }
}
