import Scenario
import TestSupport

/// The part of a script that writes a greeting and reads a number of lines.
func greetings(_ lines: Int) -> String {
  "echo '{\"version\":1}'; " + reads(lines)
}

/// The part of a script that reads a number of lines.
func reads(_ lines: Int) -> String {
  String(repeating: "read -r line; ", count: lines)
}

/// The part of a script that writes a line.
func say(_ line: String) -> String {
  "printf '%s\\n' '\(line)'; "
}

/// The part of a script that runs until it is killed.
let liveOn = "exec sleep 60"

/// The result of a search, as a value that can be compared.
func outcome(
  of client: some BusinessSearchClient, _ query: Query = .coffeeNearby
) async -> Result<[Business], SearchError> {
  await outcome { () async throws(SearchError) in try await client.search(query) }
}

/// The result of suggestions, as a value that can be compared.
func outcome(
  of client: some BusinessSearchClient, _ prefix: String
) async -> Result<[String], SearchError> {
  await outcome { () async throws(SearchError) in try await client.suggestions(for: prefix) }
}
