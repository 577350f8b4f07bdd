import CommandLineSupport
import Foundation

/// The options of the soak.
struct SoakOptions: CheckOptions, Equatable {
  var rounds: Int
  var jobs: Int
  var seed: UInt64

  static let command = Command(
    "check soak",
    about: """
      Lets one fault after the other befall the server of the remote proxy, in random order and
      several at a time. Each round ends with one more fault: the next server is killed. Whoever
      waits must be told promptly (of a server that says nothing: at the deadline), later calls must
      work, and no process and no open file may be left.

      The times of a call at the end are those of a debug build, for a search on a network that costs
      no time.
      """,
    options: [
      CommandOption("--rounds", "N", about: "how many faults; 1000 by default"),
      CommandOption("--jobs", "N", about: "how many at a time; 8 by default"),
      CommandOption("--seed", "N", about: "repeats the order of an earlier run"),
    ])

  init?(_ words: some Sequence<String>) throws(ProgramError) {
    let arguments = try Self.command.parse(words)
    rounds = try arguments.number("--rounds", in: 1...1_000_000) ?? 1000
    jobs = try arguments.number("--jobs", in: 1...64) ?? 8
    let given = try arguments.number("--seed", in: 0...999_999)
    seed = UInt64(given ?? Int.random(in: 0...999_999))
    if arguments.has("--help") { return nil }
  }
}
