/// A block of a page between two fences of backticks.
struct Fence: Equatable, Sendable {
  /// The word behind the opening backticks; empty when there is none.
  var language: String

  /// The text of the HTML comment on the line directly above; nil when there is none.
  var mark: String?

  /// The line of the opening fence, the first of the page being 1.
  var line: Int

  /// How far the fence is indented; what stands in it is indented as far.
  var indentation: Int

  /// What stands between the fences, without that indentation.
  var body: [String]

  /// Whether the page ends before the fence is closed.
  var isOpen = false

  /// The line of the page on which a line of the body stands.
  func line(of offset: Int) -> Int {
    line + 1 + offset
  }
}
