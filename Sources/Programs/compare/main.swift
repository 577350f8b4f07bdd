import CommandLineSupport
import ComparisonReport
import Foundation
import Processes
import Transcripts

let columns = CompareColumns(
  standard: ["adapter", "bridge", "facade", "proxy", "decorator"], baseline: "coupled",
  aboutBaseline: "the app before any pattern")
let command = CompareOptions<Step>.command(columns)
let here = Bundle.main.bundleURL

ChildProcess.endAllWhenInterrupted(cleanUp: Keys.giveBack)
do throws(ProgramError) {
  let words = CommandLine.arguments.dropFirst()
  let options = try CompareOptions<Step>(words, of: command, columns: columns)
  guard let options else { exit(0) }
  let comparison = await options.gather(from: here, lessons: .fiveWrappers)
  try options.deliver(comparison)
  exit(comparison.failures.isEmpty ? 0 : 1)
} catch {
  error.end("compare")
}
