import Foundation
import Processes
import TerminalText

/// An early end of a test process, as its output describes it.
struct Crash: Equatable {
  var message: String

  /// The crash's file, relative to the kata's folder: the exercise, if it is in the backtrace.
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
      // Without a backtrace, as on macOS, only the message may contain the place.
      if frames.isEmpty, let file = words.1, String(file) == kata.file {
        path = "Exercise/\(file)"
        line = words.2.flatMap { Int($0) }
      }
      return
    }
    switch report.ending {
    case .exited:
      message = "the program exited before the tests had finished"
    // A stack overflow raises different signals on Linux and macOS. On threads other than the main
    // thread, it leaves no room for a backtrace.
    case .signalled(let signal)
    where [SIGSEGV, SIGBUS].contains(signal) && (frames.isEmpty || frames.count > 30):
      message = "it crashed: does a function call itself endlessly?"
    default:
      message = "it crashed: the process \(report.ending)"
    }
  }
}
