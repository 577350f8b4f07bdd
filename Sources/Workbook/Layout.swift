import Foundation

/// What of a comparison is printed.
public enum Extent: Equatable, Sendable {
  /// A step a line.
  case matrix

  /// One step, whole.
  case step(Step)

  /// All steps, whole.
  case full
}

extension Comparison {
  /// Placeholder.
  public func text(_ extent: Extent, width: Int, colour: Bool) -> String {
    (columns + failures.sorted { $0.key < $1.key }.map(\.value)).joined(separator: "\n") + "\n"
  }

  /// Placeholder.
  public func markdown(_ extent: Extent) -> String {
    "# " + text(extent, width: 100, colour: false)
  }
}

extension Transcript {
  /// Placeholder.
  public func text(width: Int, colour: Bool) -> String {
    column + "\n"
  }
}
