import Dispatch
import Foundation
import Testing

/// Ends the whole run when a test doesn't end, and names the test.
///
/// A call that is never answered can't be cancelled from outside. It would silently hold up the
/// whole run.
public struct EndsInTime: SuiteTrait, TestTrait, TestScoping {
  /// Each test of a suite has the limit, not all together.
  public let isRecursive = true

  fileprivate let seconds: Double

  // A separate queue: the threads that run the tests may all be blocked.
  private static let queue = DispatchQueue(label: "EndsInTime")

  /// Runs a test with a time limit.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await run(test.displayName ?? test.name, function)
  }

  /// Runs a named function with a time limit.
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

  /// Each test ends within this many seconds.
  public static func ends(within seconds: Double) -> Self { Self(seconds: seconds) }
}
