/// A piece of code within a sentence.
struct CodeSpan: Equatable, Sendable {
  var text: String

  /// The line on which it begins, the first of the page being 1.
  var line: Int
}
