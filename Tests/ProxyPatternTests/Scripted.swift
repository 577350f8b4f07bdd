import Scenario
import TestSupport

/// The part of a script that greets and takes so many lines.
func greetings(_ lines: Int) -> String {
  "echo '{\"version\":1}'; " + reads(lines)
}

/// The part of a script that takes so many lines.
func reads(_ lines: Int) -> String {
  String(repeating: "read -r line; ", count: lines)
}

/// The part of a script that writes a line as it is.
func say(_ line: String) -> String {
  "printf '%s\\n' '\(line)'; "
}

/// The part of a script that lives on until it is ended.
let liveOn = "exec sleep 60"

/// What a search brought, as a value that can be compared.
func outcome(
  of client: some BusinessSearchClient, _ query: Query = .coffeeNearby
) async -> Result<[Business], SearchError> {
  await outcome { () async throws(SearchError) in try await client.search(query) }
}

/// What suggestions brought, as a value that can be compared.
func outcome(
  of client: some BusinessSearchClient, _ prefix: String
) async -> Result<[String], SearchError> {
  await outcome { () async throws(SearchError) in try await client.suggestions(for: prefix) }
}
