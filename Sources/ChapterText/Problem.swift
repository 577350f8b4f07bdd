/// Something on a page that isn't as it should be.
public struct Problem: Equatable, Sendable, CustomStringConvertible {
  /// The page, from the package's folder on.
  public var page: String

  /// The line of the page, the first being 1.
  public var line: Int

  /// What is wrong, and what would be right.
  public var message: String

  /// Lines of the page and of the truth that differ.
  public var difference: [String] = []

  /// The problem as it is printed: a line, and the difference below it.
  public var description: String {
    ([("\(page):\(line): \(message)")] + difference.map { "    \($0)" }).joined(separator: "\n")
  }
}
