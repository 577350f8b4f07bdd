import CommandLineSupport
import Foundation
import KataRunner
import Processes

let words = ScriptWords(CommandLine.arguments.dropFirst())

ChildProcess.endAllWhenInterrupted()
do throws(ProgramError) {
  exit(try await KataProgram.run(words.rest, package: words.package))
} catch {
  error.end("kata")
}
