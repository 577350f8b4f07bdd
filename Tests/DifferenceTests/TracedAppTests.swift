import AdapterPattern
import BridgePattern
import CafeService
import DecoratorPattern
import FacadePattern
import FakeNetwork
import ProxyPattern
import Scenario
import StepRecording
import TestSupport
import Testing

@testable import adapter
@testable import bridge
@testable import decorator
@testable import facade
@testable import proxy

/// A program's app, whose calls are traced, is composed like the library's app.
@MainActor
@Suite(.endsInTime) struct TracedAppTests {
  private let network = Network()
  private let traced = CallTracer(network: Network())
  private let retry = Retry(tries: 3) { _ in }

  @Test func `has the adapters of the library`() {
    let app = AdapterApp(network: network)
    let program = TracedAdapterApp(traced)

    expect([app.login, app.search, app.otherLogin]) {
      [program.login, program.search, program.otherLogin]
    }
  }

  @Test func `has the bridges of the library`() {
    let app = BridgeApp(network: network)
    let program = TracedBridgeApp(traced)

    expect([app.login, app.search, app.bestRated, app.byName]) {
      [program.login, program.search, program.bestRated, program.byName]
    }
  }

  @Test func `has the facade of the library`() {
    let app = FacadeApp(service: Service(network: network))
    let program = TracedFacadeApp(traced)

    expect([app.finder, app.login, app.search]) {
      [program.finder, program.login, program.search]
    }
  }

  @Test func `has the proxies of the library`() async {
    let app = ProxyApp(network: network)
    let program = TracedProxyApp(traced)
    // The guard makes a search at sign-in.
    for login in [app.login, program.login] {
      await login.logIn(email: "user@example.com", password: "password")
    }

    expect([app.login, app.search]) { [program.login, program.search] }
  }

  @Test func `has the decorators of the library`() {
    let app = DecoratorApp(service: Service(network: network), retry: retry) { _ in }
    let program = TracedDecoratorApp(traced, retry: retry)

    expect([app.login, app.search, app.ranked, app.otherSearch]) {
      [program.login, program.search, program.ranked, program.otherSearch]
    }
  }

  private func expect(
    _ parts: [Any], _ traced: () -> [Any], at place: SourceLocation = #_sourceLocation
  ) {
    let (plain, traced) = (parts.map(nesting), traced().map(nesting))

    #expect(plain.allSatisfy { !$0.isEmpty }, sourceLocation: place)
    #expect(traced == plain, sourceLocation: place)
  }

  /// The types in an object, indented by depth, without the tracing types.
  private func nesting(of object: Any) -> [String] {
    let name = "\(type(of: object))"
    let isPart =
      object is any AuthenticationService || object is any BusinessSearchClient
      || object is any Backend || object is Account
    let counts = isPart && !name.hasPrefix("Traced")
    let inner = object is Network ? [] : Mirror(reflecting: object).children.map(\.value)
    let parts = inner.flatMap(nesting)
    return counts ? [name] + parts.map { "  " + $0 } : parts
  }
}
