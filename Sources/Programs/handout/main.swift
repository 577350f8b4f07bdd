import CommandLineSupport
import Foundation
import Grading

let words = ScriptWords(CommandLine.arguments.dropFirst())

do throws(ProgramError) {
  try await HandoutProgram.run(words.rest, package: words.package)
} catch {
  error.end("handout")
}
