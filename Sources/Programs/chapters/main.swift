import ChapterText
import Foundation
import Tooling

let arguments = CommandLine.arguments.dropFirst()
// The script says where the package is.
let isToldWhere = arguments.first == "--package" && arguments.count > 1
let package = isToldWhere ? Array(arguments)[1] : FileManager.default.currentDirectoryPath

ChildProcess.endAllWhenInterrupted()
do throws(ProgramError) {
  exit(
    try await ChaptersProgram.run(
      arguments.dropFirst(isToldWhere ? 2 : 0),
      package: URL(fileURLWithPath: package, isDirectory: true), programs: Bundle.main.bundleURL))
} catch {
  error.end("chapters")
}
