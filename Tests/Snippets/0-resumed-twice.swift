// Says: If it is called twice, the program crashes.
// Prints: crashed
import Foundation

if CommandLine.arguments.contains("again") {
  await withCheckedContinuation { continuation in
    continuation.resume()
    continuation.resume()
  }
} else {
  let program = Process()
  program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  program.arguments = ["again"]
  program.environment = ["SWIFT_BACKTRACE": "enable=no"]
  program.standardError = FileHandle.nullDevice
  try program.run()
  program.waitUntilExit()
  print(program.terminationReason == .uncaughtSignal ? "crashed" : "went on")
}
