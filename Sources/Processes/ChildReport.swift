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

extension ChildReport {
  /// What the child wrote: errors first.
  public var text: String {
    String(decoding: errors + output, as: UTF8.self)
  }

  /// The last line of it, or how the child ended when it wrote nothing.
  public var lastLine: String {
    text.split(whereSeparator: \.isNewline).last.map(String.init) ?? "\(ending)"
  }
}

extension ChildReport {
  /// For a run of `swift test`: the report that the test process itself would have given.
  ///
  /// The package manager prints what that process writes, errors too, on its own output. It ends
  /// with 1 whatever ended the process, and names a signal in its own errors.
  public var ofTheTests: ChildReport {
    let words = String(decoding: errors, as: UTF8.self)
    let signal = words.matches(of: /(?i)exited with unexpected signal code (\d+)/).last
      .flatMap { Int32($0.1) }
    guard case .exited(1) = ending, let signal else {
      return ChildReport(ending: ending, output: output, errors: output)
    }
    return ChildReport(ending: .signalled(signal), output: output, errors: output)
  }

  /// Why the package manager, or a sandbox around it, started nothing, as far as it says so.
  public var whyNothingStarted: String? {
    guard case .exited(let status) = ending, status != 0 else { return nil }
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let line = lines.first { $0.hasPrefix("error: ") || $0.hasPrefix("sandbox-exec: ") }
    return line.flatMap { $0.contains(/(?i)exited|signal/) ? nil : String($0.prefix(300)) }
  }
}
