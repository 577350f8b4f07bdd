import BridgePattern
import FakeNetwork
import Scenario

/// Every kind of search over every backend: what the bridge makes out of three kinds and two
/// backends, without a type for each pair.
struct KindsByBackends {
  let network: Network

  func lines() async -> [String] {
    let backends: [(name: String, backend: any Backend)] = [
      ("LiveBackend", LiveBackend(network: network)),
      ("BundledBackend", BundledBackend()),
    ]
    var lines = ["every kind of search over every backend:"]
    for (name, backend) in backends {
      let account = Account(backend: backend)
      let signIn = OneTimeSignIn(account: account)
      _ = try? await signIn.logIn(email: "user@example.com", password: "password")
      let kinds: [(name: String, search: any BusinessSearchClient, term: String)] = [
        ("NearbySearch", NearbySearch(account: account), "coffee"),
        ("BestRatedSearch", BestRatedSearch(account: account), "coffee"),
        ("NameSearch", NameSearch(account: account), "d"),
      ]
      for (kind, search, term) in kinds {
        lines.append("\(kind) over \(name): \(await names(found: term, by: search))")
      }
    }
    return lines
  }

  private func names(found term: String, by search: any BusinessSearchClient) async -> String {
    guard let place = PlaceBook().coordinate(of: "Harbour Square") else { return "no place" }
    do {
      let found = try await search.search(Query(place: place, term: term, limit: 3))
      return found.map(\.name).joined(separator: ", ")
    } catch {
      return "\(error)"
    }
  }
}
