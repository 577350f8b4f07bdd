import CommandLineSupport
import Foundation
import Processes
import SelfChecks

let words = ScriptWords(CommandLine.arguments.dropFirst())
let folder = ScratchFolder()

ChildProcess.endAllWhenInterrupted { folder.remove() }
do throws(ProgramError) {
  exit(try await Check.run(words.rest, package: words.package.realPath, scratch: folder))
} catch {
  folder.remove()
  error.end("check")
}
