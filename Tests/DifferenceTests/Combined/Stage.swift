import AdapterPattern
import FacadePattern
import FakeNetwork
import GoogleSignIn
import Scenario
import YelpAPI

/// A network, and the objects that the program builds on it.
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

  /// The requests so far, without parameters.
  var sent: [String] {
    network.requests.map { "\($0.method) \($0.path)" }
  }

  /// The number of search requests so far.
  var searches: Int {
    network.requests.count { $0.path == "/yelp/search" }
  }
}

extension CoffeeFinder {
  /// The result of a call, as a value that can be compared: the titles of the pins.
  func outcome(
    near name: String = "Harbor Square",
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
