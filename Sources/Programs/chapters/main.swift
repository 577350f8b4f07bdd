import ChapterText
import Foundation
import Tooling

let words = ScriptWords(CommandLine.arguments.dropFirst())

ChildProcess.endAllWhenInterrupted()
do throws(ProgramError) {
  exit(
    try await ChaptersProgram.run(
      words.rest, package: words.package, programs: Bundle.main.bundleURL))
} catch {
  error.end("chapters")
}
