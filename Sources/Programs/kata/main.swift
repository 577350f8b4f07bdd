import CommandLineSupport
import Foundation
import KataRunner
import Processes

let words = ScriptWords(CommandLine.arguments.dropFirst())

ChildProcess.endAllWhenInterrupted(cleanUp: Keys.giveBack)
do throws(ProgramError) {
  exit(try await KataProgram.run(words.rest, package: words.package))
} catch {
  error.end("kata")
}
