import TestSupport

/// The office's book, which keeps its lines.
final class TideBook: Sendable {
  private let written = Notes<String>()

  /// The lines so far, in order.
  var lines: [String] {
    written.all
  }

  /// Takes one more line.
  @Sendable
  func write(_ line: String) {
    written.write(line)
  }
}
