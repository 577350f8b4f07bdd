import CafeService
import CommandLineSupport
import FakeNetwork
import Foundation
import Remote

let command = Command(
  "cafe-server",
  about: """
    Answers another program's searches. It reads questions from its standard input and writes
    answers to its standard output, one JSON object per line. It ends when its input ends. Try it:

      {"version":1,"email":"user@example.com","token":"special-token-value"}
      {"id":1,"suggestions":"an"}
    """,
  options: [
    CommandOption(
      "--fail-next", "N", about: "lose the first N search requests")
  ])
let network = Network()
let host = SearchHost { session in Service(network: network, session: session) }

do throws(ProgramError) {
  guard let arguments = try command.read(CommandLine.arguments.dropFirst()) else { exit(0) }
  let failures = try arguments.number("--fail-next", in: 0...1_000_000) ?? 0
  network.failNext(failures, to: "/service/search")
  do throws(SearchHost.BadLine) {
    try await host.serve(StandardInput.lines(), patience: .seconds(1)) { line in
      do throws(ProgramError) {
        try StandardOutput.write(line + "\n")
      } catch {
        error.end(command.name)
      }
    }
  } catch {
    let advice = "can't read line \(error.number): a correct line is \(error.advice)"
    throw ProgramError(advice, status: 65)
  }
} catch {
  error.end(command.name)
}
