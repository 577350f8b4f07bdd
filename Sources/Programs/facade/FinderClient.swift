import FacadePattern
import Network
import Scenario
import Walk
import Workbook

/// The facade's client: it has one call to make, and no screen for each part.
@MainActor
struct FinderClient {
  let finder: CoffeeFinder
  let walk: Walk

  func take(_ step: Step) async {
    switch step {
    case .noInput:
      await find(
        step, call: #"try await finder.pins(near: "Harbour Square", email: "", password: "")"#
      ) { () async throws(CoffeeFinderError) in
        try await finder.pins(near: "Harbour Square", email: "", password: "")
      }
    case .wrongPassword:
      let call = #"""
        try await finder.pins(
          near: "Harbour Square", email: "user@example.com", password: "guess")
        """#
      await find(step, call: call) { () async throws(CoffeeFinderError) in
        try await finder.pins(
          near: "Harbour Square", email: "user@example.com", password: "guess")
      }
    case .search, .sameSearch:
      await find(step)
    case .outage:
      walk.network.failNext(to: "/service/search")
      await find(step)
    case .searchSignedOut:
      walk.skip(step, because: "can't be said: the one call signs in itself")
    case .signIn, .signOut:
      walk.skip(step, because: "can't be said: the one call signs in and out itself")
    case .nextPage:
      walk.skip(step, because: "can't be said: the one call brings one page")
    case .bestRated:
      walk.skip(step, because: "not this pattern's job: a part ranks the page, in every call")
    case .otherProvider:
      walk.skip(step, because: "not this pattern's job")
    }
  }

  private func find(_ step: Step) async {
    let call = #"""
      try await finder.pins(
        near: "Harbour Square", email: "user@example.com", password: "password")
      """#
    await find(step, call: call) { () async throws(CoffeeFinderError) in
      try await finder.pins(
        near: "Harbour Square", email: "user@example.com", password: "password")
    }
  }

  private func find(
    _ step: Step, call: String,
    act: () async throws(CoffeeFinderError) -> [BusinessMapViewModel]
  ) async {
    await walk.take(step, call: call) {
      do {
        let pins = try await act()
        let lines = pins.isEmpty ? ["No café found."] : pins.map(\.line)
        return (.worked("\(pins.count) cafés"), lines)
      } catch {
        return (.failed, ["\(error)"])
      }
    }
  }
}
