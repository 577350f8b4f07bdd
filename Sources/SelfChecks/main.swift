import CommandLineSupport
import Foundation
import Processes

let scratch = ScratchFolder()

ChildProcess.endAllWhenInterrupted { scratch.remove() }
do throws(ProgramError) {
  let words = CommandLine.arguments.dropFirst()
  exit(try await Check.run(words, scratch: scratch))
} catch {
  scratch.remove()
  error.end("check")
}
