import Dispatch
import Foundation
import Testing

/// Ends the run, and names the test, when a test doesn't come to its end.
///
/// A call that is never answered can't be cancelled from outside, and would hold up the whole run
/// without a word.
public struct EndsInTime: SuiteTrait, TestTrait, TestScoping {
  /// Each test of a suite has the limit, not all together.
  public let isRecursive = true

  fileprivate let seconds: Double

  // A queue of its own: the threads that run the tests may all be busy for ever.
  private static let queue = DispatchQueue(label: "EndsInTime")

  /// Runs a test beside a clock.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await run(test.displayName ?? test.name, function)
  }

  /// Runs something that has a name beside a clock.
  public func run(_ name: String, _ function: @Sendable () async throws -> Void) async rethrows {
    let alarm = DispatchSource.makeTimerSource(queue: Self.queue)
    alarm.schedule(deadline: .now() + seconds)
    alarm.setEventHandler {
      let words = "✘ Test \"\(name)\" recorded an issue: it didn't end within \(seconds) seconds\n"
      FileHandle.standardError.write(Data(words.utf8))
      exit(1)
    }
    alarm.resume()
    defer { alarm.cancel() }
    try await function()
  }
}

extension SuiteTrait where Self == EndsInTime {
  /// Each test ends within a minute. All tests together take a few seconds.
  public static var endsInTime: Self { ends(within: 60) }

  /// Each test ends within so many seconds.
  public static func ends(within seconds: Double) -> Self { Self(seconds: seconds) }
}
