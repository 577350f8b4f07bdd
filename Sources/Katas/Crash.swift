import Foundation
import Tooling

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a test process came to its end too early, as it said itself.
struct Crash: Equatable {
  var message: String

  /// The file of the kata in which it happened, from the kata's folder on; the exercise, if it took
  /// part.
  var path = ""
  var line: Int?

  init(_ report: ChildReport) {
    let text = String(decoding: report.errors, as: UTF8.self)
    let frames = text.matches(of: /\ at \/.*?\/Kata\/((?:Exercise|Tests)\/[^:\n]+):(\d+)/)
    if let frame = frames.first(where: { $0.1.hasPrefix("Exercise/") }) ?? frames.first {
      path = String(frame.1)
      line = Int(frame.2)
    }
    let words = text.firstMatch(of: /(?:Fatal error|Precondition failed|Assertion failed).*/)
    if let words {
      message = String(words.output).inShort
    } else if case .exited(let status) = report.ending {
      message = "the program ended by itself, with status \(status), before the tests were over"
    } else if case .signalled(SIGSEGV) = report.ending, frames.isEmpty || frames.count > 30 {
      // Away from the main thread a stack that is full has no room left to say where.
      message = "it crashed: does a function call itself without end?"
    } else {
      message = "it crashed: the process \(report.ending)"
    }
  }
}
