import CommandLineSupport
import Foundation
import Grading
import Processes

let words = ScriptWords(CommandLine.arguments.dropFirst())

ChildProcess.endAllWhenInterrupted {
  StandardError.say("grade: stopped. To continue, run the same command again")
}
do throws(ProgramError) {
  exit(try await GradeProgram.run(words.rest, package: words.package))
} catch {
  error.end("grade")
}
