import CommandLineSupport
import Foundation
import Grading
import Processes

let words = ScriptWords(CommandLine.arguments.dropFirst())

ChildProcess.endAllWhenInterrupted {
  StandardError.say("grade: stopped; the same command goes on where it was")
}
do throws(ProgramError) {
  exit(try await GradeProgram.run(words.rest, package: words.package))
} catch {
  error.end("grade")
}
