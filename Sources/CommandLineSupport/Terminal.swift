import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The width and the colors that the output may use.
public struct Terminal: Equatable, Sendable {
  /// The smallest width that layouts support.
  public static let leastWidth = 40

  /// The widths that layouts support.
  public static let widths = leastWidth...1000

  /// The number of columns of a line.
  public var width: Int

  /// Whether the output may use colors.
  public var takesColor: Bool

  /// Decides from the terminal's width and the environment.
  ///
  /// - Parameters:
  ///   - columns: The terminal's width; nil without a terminal, 0 if unknown.
  ///   - environment: The environment, of which `NO_COLOR` and `TERM` are used.
  public init(columns: Int?, environment: [String: String]) {
    let known = columns.flatMap { $0 > 0 ? $0 : nil }
    width = max(known ?? 100, Self.leastWidth)
    takesColor =
      columns != nil && (environment["NO_COLOR"] ?? "").isEmpty && Self.obeys(environment)
  }

  /// Whether a terminal supports escape sequences. Xcode's console doesn't, and sets no `TERM`.
  private static func obeys(_ environment: [String: String]) -> Bool {
    !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  static var isStandardOutput: Bool { isatty(1) != 0 }

  /// The escape sequence that clears the screen; empty if standard output doesn't support it.
  public static var clearing: String {
    isStandardOutput && obeys(ProcessInfo.processInfo.environment)
      ? "\u{1B}[2J\u{1B}[3J\u{1B}[H" : ""
  }

  /// The width and the colors of standard output.
  public static var standardOutput: Terminal {
    var size = winsize()
    let known = ioctl(1, UInt(TIOCGWINSZ), &size) == 0
    return Terminal(
      columns: !isStandardOutput ? nil : known ? Int(size.ws_col) : 0,
      environment: ProcessInfo.processInfo.environment)
  }
}
