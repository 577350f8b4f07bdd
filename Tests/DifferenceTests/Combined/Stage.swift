import AdapterPattern
import FacadePattern
import FakeNetwork
import GoogleSignIn
import Scenario
import YelpAPI

/// A network, and what the program puts together on it.
struct Stage {
  let network = Network()

  var yelp: YLPClientAdapter {
    YLPClientAdapter(YLPClient(apiKey: "yelp-key", network: network))
  }

  func finder(over layers: Layers = .retryCache) -> CoffeeFinder {
    CoffeeFinder(
      authentication: GoogleAuthenticatorAdapter(GoogleAuthenticator(network: network)),
      search: layers.wrap(yelp))
  }

  /// What was sent so far, without its parameters.
  var sent: [String] {
    network.requests.map { "\($0.method) \($0.path)" }
  }

  /// How many searches were sent so far.
  var searches: Int {
    network.requests.count { $0.path == "/yelp/search" }
  }
}

extension CoffeeFinder {
  /// What a call brought, as a value that can be compared: the titles of the pins.
  func outcome(
    near name: String = "Harbour Square",
    email: String = "user@example.com",
    password: String = "password"
  ) async -> Result<[String], CoffeeFinderError> {
    do {
      let pins = try await pins(near: name, email: email, password: password)
      return .success(pins.map(\.title))
    } catch {
      return .failure(error)
    }
  }
}
