import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Says how far a long work is: one line that is overwritten on a terminal, else a line each.
public struct Progress: Sendable {
  var isTerminal: Bool

  /// On standard error.
  public static var standardError: Progress {
    Progress(isTerminal: isatty(2) != 0)
  }

  /// Says where it is.
  public func say(_ line: String) {
    write(isTerminal ? "\r\u{1B}[K" + line.prefix(78) : line + "\n")
  }

  /// Takes the line away from a terminal.
  public func clear() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    // Progress that can't be written isn't worth a failure.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
