import CafeService
import CommandLineSupport
import FakeNetwork
import Foundation
import Remote

let command = Command(
  "cafe-server",
  about: """
    Searches for another program, which talks to it over its input and output: a call or an answer
    is a JSON object on a line. It ends when its input does. Try it by hand:

      {"version":1,"email":"user@example.com","token":"special-token-value"}
      {"id":1,"suggestions":"an"}
    """,
  options: [
    CommandOption(
      "--fail-next", "N", about: "break the backend's connection for the first N searches")
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
    let advice = "line \(error.number) makes no sense: a right one is \(error.advice)"
    throw ProgramError(advice, status: 65)
  }
} catch {
  error.end(command.name)
}
