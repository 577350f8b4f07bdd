import Foundation
import Processes
import TerminalText

/// How a test process came to its end too early, as it said itself.
struct Crash: Equatable {
  var message: String

  /// The file of the kata in which it happened, from the kata's folder on; the exercise, if it took
  /// part.
  var path = ""
  var line: Int?

  init(_ report: ChildReport, of kata: Kata) {
    let text = String(decoding: report.errors, as: UTF8.self)
    let frames = text.matches(of: /\ at \/.*?\/Kata\/((?:Exercise|Tests)\/[^:\n]+):(\d+)/)
    if let frame = frames.first(where: { $0.1.hasPrefix("Exercise/") }) ?? frames.first {
      path = String(frame.1)
      line = Int(frame.2)
    }
    let words = text.firstMatch(
      of:
        /(?:Kata\/([^:\n\/]+):(\d+): )?((?:Fatal error|Precondition failed|Assertion failed|Could not cast).*)/
    )
    if let words {
      message = String(words.3).replacing(/\ \(0x[0-9a-f]+\)/, with: "").inShort.printable
      // Where no backtrace may be made, as on macOS, the words alone may say where.
      if frames.isEmpty, let file = words.1, String(file) == kata.file {
        path = "Exercise/\(file)"
        line = words.2.flatMap { Int($0) }
      }
      return
    }
    switch report.ending {
    case .exited:
      message = "the program ended itself before the tests were finished"
    // A full stack is one signal on Linux and another on macOS. Away from the main thread it has no
    // room left to say where.
    case .signalled(let signal)
    where [SIGSEGV, SIGBUS].contains(signal) && (frames.isEmpty || frames.count > 30):
      message = "it crashed: does a function call itself endlessly?"
    default:
      message = "it crashed: the process \(report.ending)"
    }
  }
}
