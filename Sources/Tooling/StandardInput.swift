import Foundation

/// What comes in from whoever started the program.
public enum StandardInput {
  /// The lines of the input as they come.
  public static func lines() -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    return lines
  }
}
