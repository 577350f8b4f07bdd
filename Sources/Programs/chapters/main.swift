import ChapterText
import Foundation
import Tooling

ChildProcess.endAllWhenInterrupted()
do throws(ProgramError) {
  let words = CommandLine.arguments.dropFirst()
  exit(try await ChaptersProgram.run(words, programs: Bundle.main.bundleURL))
} catch {
  error.end("chapters")
}
