import Foundation

/// The ending and the output of a child process.
public struct ChildReport: Equatable, Sendable {
  /// The ending.
  public var ending: ChildEnding

  /// The standard output, cut off at the limit.
  public var output: Data

  /// The standard error, cut off at the limit.
  public var errors: Data

  /// Creates a report.
  public init(ending: ChildEnding, output: Data = Data(), errors: Data = Data()) {
    self.ending = ending
    self.output = output
    self.errors = errors
  }
}

extension ChildReport {
  /// The whole output, with standard error first.
  public var text: String {
    String(decoding: errors + output, as: UTF8.self)
  }

  /// The last line of the output, or the ending without output.
  public var lastLine: String {
    text.split(whereSeparator: \.isNewline).last.map(String.init) ?? "\(ending)"
  }
}

extension ChildReport {
  /// For a run of `swift test`, the report of the test process itself.
  ///
  /// The package manager prints all output of the test process on its standard output. Its status
  /// is 1 for any failure, and it names a signal on its standard error.
  public var ofTheTests: ChildReport {
    let words = String(decoding: errors, as: UTF8.self)
    let signal = words.matches(of: /(?i)exited with unexpected signal code (\d+)/).last
      .flatMap { Int32($0.1) }
    guard case .exited(1) = ending, let signal else {
      return ChildReport(ending: ending, output: output, errors: output)
    }
    return ChildReport(ending: .signalled(signal), output: output, errors: output)
  }

  /// The reason why the package manager, or a sandbox around it, started nothing, if it gave one.
  public var whyNothingStarted: String? {
    guard case .exited(let status) = ending, status != 0 else { return nil }
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let line = lines.first { $0.hasPrefix("error: ") || $0.hasPrefix("sandbox-exec: ") }
    return line.flatMap { $0.contains(/(?i)exited|signal/) ? nil : String($0.prefix(300)) }
  }
}
