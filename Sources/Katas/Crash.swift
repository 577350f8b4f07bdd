import Foundation
import Tooling

/// How a test process came to its end too early, as it said itself.
struct Crash: Equatable {
  var message: String

  /// The file of the kata in which it happened, from the kata's folder on; the exercise, if it took
  /// part.
  var path = ""
  var line: Int?

  init(_ report: ChildReport) {
    let text = String(decoding: report.errors, as: UTF8.self)
    let frames = text.matches(of: /at \S*?\/Kata\/((?:Exercise|Tests)\/[^:\n]+):(\d+)/)
    if let frame = frames.first(where: { $0.1.hasPrefix("Exercise/") }) ?? frames.first {
      path = String(frame.1)
      line = Int(frame.2)
    }
    let words = text.firstMatch(of: /(?:Fatal error|Precondition failed|Assertion failed).*/)
    if case .exited(let status) = report.ending {
      message = "the program ended by itself, with status \(status), before the tests were over"
    } else if let words {
      message = String(words.output).inShort
    } else if frames.count > 30 {
      message = "it crashed (\(report.ending)): does a function call itself without end?"
    } else {
      message = "it crashed: the process \(report.ending)"
    }
  }
}
