import Foundation

/// What comes in from whoever started the program.
public enum StandardInput {
  /// The lines of the input as they come.
  ///
  /// - Parameter atEnd: Called on a thread of its own when nothing more can come, however busy the
  ///   program is.
  public static func lines(atEnd: @escaping @Sendable () -> Void) -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
      atEnd()
    }
    return lines
  }
}
