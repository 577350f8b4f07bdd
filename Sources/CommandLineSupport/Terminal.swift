import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a text may look like where it is going to be shown.
public struct Terminal: Equatable, Sendable {
  /// The least width that a layout has to cope with.
  public static let leastWidth = 40

  /// The widths that a layout is made for.
  public static let widths = leastWidth...1000

  /// How many columns a line may have.
  public var width: Int

  /// Whether colour is welcome.
  public var takesColour: Bool

  /// Decides from the facts.
  ///
  /// - Parameters:
  ///   - columns: The terminal's width; nil without a terminal, 0 when it doesn't know.
  ///   - environment: The variables `NO_COLOR` and `TERM` are looked up here.
  public init(columns: Int?, environment: [String: String]) {
    let known = columns.flatMap { $0 > 0 ? $0 : nil }
    width = max(known ?? 100, Self.leastWidth)
    takesColour =
      columns != nil && (environment["NO_COLOR"] ?? "").isEmpty && Self.obeys(environment)
  }

  /// Whether what calls itself a terminal obeys commands. Xcode's console doesn't, and has no name.
  private static func obeys(_ environment: [String: String]) -> Bool {
    !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Whether standard output is a terminal, of whatever kind.
  static var isStandardOutput: Bool { isatty(1) != 0 }

  /// What clears the screen that standard output is; nothing where that can't be done.
  public static var clearing: String {
    isStandardOutput && obeys(ProcessInfo.processInfo.environment)
      ? "\u{1B}[2J\u{1B}[3J\u{1B}[H" : ""
  }

  /// Where standard output goes at the moment.
  public static var standardOutput: Terminal {
    var size = winsize()
    let known = ioctl(1, UInt(TIOCGWINSZ), &size) == 0
    return Terminal(
      columns: !isStandardOutput ? nil : known ? Int(size.ws_col) : 0,
      environment: ProcessInfo.processInfo.environment)
  }
}
