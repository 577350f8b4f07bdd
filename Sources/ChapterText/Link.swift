/// A link of a page.
struct Link: Equatable, Sendable {
  /// The words that are shown, as they are written.
  var text: String

  /// Where it leads, as it is written.
  var target: String

  /// The line on which its target begins, the first of the page being 1.
  var line: Int

  /// The words that are shown, without marks for code.
  var plainText: String {
    text.filter { $0 != "`" }
  }
}
