import DecoratorPattern
import Scenario
import TestSupport
import Testing

/// How every decorator forwards calls to its inner object.
@Suite(.endsInTime) struct ForwardingTests {
  @Test(arguments: SearchDecorator.allCases, [Query.coffeeNearby] + Query.differingInOneField)
  func `asks the inner client once, with the same query`(
    _ decorator: SearchDecorator, _ query: Query
  ) async throws {
    let inner = RecordingSearch()

    let found = try await decorator.wrap(inner).search(query)

    #expect(Set(found) == Set([Business].cafes))
    #expect(inner.calls == [.search(query)])
  }

  @Test(arguments: SearchDecorator.allCases)
  func `forwards even the requirement that has a default`(
    _ decorator: SearchDecorator
  ) async throws {
    let inner = RecordingSearch()

    let names = try await decorator.wrap(inner).suggestions(for: "an")

    #expect(names == RecordingSearch.names)
    #expect(inner.calls == [.suggestions("an")])
  }

  @Test(arguments: SearchDecorator.allCases)
  func `asks again for a repeated search, since it caches nothing`(
    _ decorator: SearchDecorator
  ) async throws {
    let inner = RecordingSearch()
    let decorated = decorator.wrap(inner)
    _ = try await decorated.search(.coffeeNearby)
    _ = try await decorated.search(.coffeeNearby)

    #expect(inner.calls.count == 2)
  }

  @Test(arguments: SearchDecorator.allCases)
  func `asks nothing when created`(_ decorator: SearchDecorator) {
    let inner = RecordingSearch()
    _ = decorator.wrap(inner)

    #expect(inner.calls == [])
  }

  @Test(arguments: SearchDecorator.allCases)
  func `sees changes of the inner client after wrapping`(
    _ decorator: SearchDecorator
  ) async throws {
    let inner = RecordingSearch { count, _ in count == 1 ? [] : .cafes }
    let decorated = decorator.wrap(inner)
    _ = try await inner.search(.coffeeNearby)

    let found = try await decorated.search(.coffeeNearby)

    #expect(Set(found) == Set([Business].cafes))
  }

  @Test(arguments: SearchDecorator.allCases, SearchError.each)
  func `passes the inner client's failure on`(
    _ decorator: SearchDecorator, _ error: SearchError
  ) async {
    for method in SearchMethod.allCases {
      let inner = RecordingSearch(failing: Array(repeating: error, count: 10))

      let outcome = await method.ask(decorator.wrap(inner))

      #expect(outcome == .failure(error))
    }
  }

  @Test(arguments: SignInDecorator.allCases)
  func `signs in with exactly the typed text`(_ decorator: SignInDecorator) async throws {
    let inner = RecordingSignIn(failing: [])

    _ = try await decorator.wrap(inner).logIn(email: " User@Example.com", password: "Pass Word ")

    #expect(inner.calls == [.logIn(" User@Example.com", "Pass Word ")])
  }

  @Test(arguments: SignInDecorator.allCases)
  func `signs in and out through the inner service, once each`(
    _ decorator: SignInDecorator
  ) async throws {
    let inner = RecordingSignIn()
    let decorated = decorator.wrap(inner)

    let session = try await decorated.logIn(email: "user@example.com", password: "password")
    await decorated.logOut(session)

    #expect(session.user.email == "user@example.com")
    #expect(inner.calls == [.logIn("user@example.com", "password"), .logOut(session)])
  }

  @Test(arguments: SearchDecorator.allCases, SearchDecorator.allCases)
  func `stacks in any order over any client`(
    _ outer: SearchDecorator, _ middle: SearchDecorator
  ) async throws {
    let inner = RecordingSearch()

    let found = try await outer.wrap(middle.wrap(inner)).search(.coffeeNearby)

    #expect(Set(found) == Set([Business].cafes))
    #expect(inner.calls == [.search(.coffeeNearby)])
  }
}
