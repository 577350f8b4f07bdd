import Foundation
import Katas
import Tooling

let arguments = CommandLine.arguments.dropFirst()
let isToldWhere = arguments.first == "--package" && arguments.count > 1
let package = isToldWhere ? Array(arguments)[1] : FileManager.default.currentDirectoryPath

ChildProcess.endAllWhenInterrupted()
do throws(ProgramError) {
  exit(
    try await KataProgram.run(
      arguments.dropFirst(isToldWhere ? 2 : 0),
      package: URL(fileURLWithPath: package, isDirectory: true)))
} catch {
  error.end("kata")
}
