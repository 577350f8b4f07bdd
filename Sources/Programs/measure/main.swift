import CommandLineSupport
import Foundation
import Measuring
import Processes

let words = Array(CommandLine.arguments.dropFirst())
// The program starts a second copy of itself as the other process.
let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])

ChildProcess.endAllWhenInterrupted()
do throws(ProgramError) {
  exit(try await MeasureProgram.run(words, program: program))
} catch {
  error.end("measure")
}
