import BridgePattern
import Foundation
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct BundledBackendTests {
  @Test(arguments: [("{", "dataCorrupted"), (#"{"email": "user@example.com"}"#, "keyNotFound")])
  func `explains what is wrong with a broken bundle`(_ json: String, _ reason: String) async {
    let backend = BundledBackend(data: Data(json.utf8))

    let signIn = await outcome { () async throws(AuthenticationError) in
      try await backend.token(email: "user@example.com", password: "password")
    }
    let search = await outcome { () async throws(SearchError) in
      try await backend.cafes(on: MapStrip(row: 543), matching: "coffee", token: nil)
    }

    let words = ["\(signIn)", "\(search)"]
    #expect(words.allSatisfy { $0.contains("the bundle is broken: ") && $0.contains(reason) })
  }
}
