import Foundation
import MeasuredCalls
import ProxyPattern
import Remote
import Scenario

extension Subject {
  /// - Parameter server: A program that hosts a ``ConstantSearch``.
  static func remote(_ server: ServerProgram) async throws -> [Subject] {
    let session = Session(user: User(email: "user@example.com"), token: Token(value: "token"))
    let proxy = RemoteSearch(server: server, session: session)
    let found = try await ConstantSearch().search(query)
    let coded = CodedSearch(finding: found)
    // The bare pipe: a line there and back through a program that has nothing to do with it. And coding in
    // a loop: between two switches of a thread it finds its caches cold, and takes longer. That is counted
    // among what the switches cost.
    let line = Data((coded?.answer ?? []) + [UInt8(ascii: "\n")])
    let (echo, input, output) = (Process(), Foundation.Pipe(), Foundation.Pipe())
    (echo.standardInput, echo.standardOutput) = (input, output)
    echo.executableURL = URL(fileURLWithPath: "/bin/cat")
    try echo.run()
    let file = output.fileHandleForReading.fileDescriptor
    var buffer = [UInt8](repeating: 0, count: 65_536)
    return [1, 64].flatMap { callers in
      [
        Subject(.remote, trip(callers), .trip, callers: callers) { times in
          try await together(callers) { _ in try await ask(proxy, times) }
        },
        Subject(.remote, pipe(callers), .trip, callers: callers) {
          for _ in 0..<$0 {
            for _ in 0..<callers { try input.fileHandleForWriting.write(contentsOf: line) }
            var left = callers * line.count
            while left > 0 {
              // Not by the handle, which would allocate memory each time.
              let count = read(file, &buffer, buffer.count)
              precondition(count > 0, "cat has ended")
              left -= count
            }
          }
        },
      ]
    } + [
      Subject(.remote, coding, .trip) {
        for _ in 0..<$0 { precondition(CodedSearch(finding: found) != nil) }
      }
    ]
  }
}
