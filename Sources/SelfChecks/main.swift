import CommandLineSupport
import Foundation
import Processes

let folder = ScratchFolder()

ChildProcess.endAllWhenInterrupted { folder.remove() }
do throws(ProgramError) {
  let words = CommandLine.arguments.dropFirst()
  exit(try await Check.run(words, scratch: folder))
} catch {
  folder.remove()
  error.end("check")
}
