import Foundation

/// How a child process ended and what it wrote until then.
public struct ChildReport: Equatable, Sendable {
  /// How it ended.
  public var ending: ChildEnding

  /// What it wrote to its standard output, cut at the limit.
  public var output: Data

  /// What it wrote to its standard error, cut at the limit.
  public var errors: Data

  /// Creates a report.
  public init(ending: ChildEnding, output: Data = Data(), errors: Data = Data()) {
    self.ending = ending
    self.output = output
    self.errors = errors
  }
}
