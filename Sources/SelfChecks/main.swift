import CommandLineSupport
import Foundation
import Processes

let words = ScriptWords(CommandLine.arguments.dropFirst())
let folder = ScratchFolder()
let program = words.rest.first == "change" ? "change" : "check"

ChildProcess.endAllWhenInterrupted { folder.remove() }
do throws(ProgramError) {
  let package = words.package.realPath
  exit(
    program == "change"
      ? try await ChangeProgram.run(words.rest.dropFirst(), package: package, scratch: folder)
      : try await Check.run(words.rest, package: package, scratch: folder))
} catch {
  folder.remove()
  error.end(program)
}
