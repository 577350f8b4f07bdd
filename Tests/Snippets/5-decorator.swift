// swift-format-ignore-file: OrderedImports

// Says: Such functions stack as well: `logged(retried(search))`.
// Prints: first try / second try / 3 cafés
struct Lost: Error {}

func retried(_ ask: @escaping () throws -> String) -> () throws -> String {
  {
    do { return try ask() } catch { return try ask() }
  }
}

func logged(_ ask: @escaping () throws -> String) -> () throws -> String {
  {
    let found = try ask()
    print(found)
    return found
  }
}

final class Service {
  private var tries = 0

  func search() throws -> String {
    tries += 1
    print(tries == 1 ? "first try" : "second try")
    guard tries > 1 else { throw Lost() }
    return "3 cafés"
  }
}

let search = Service().search
_ = try logged(retried(search))()

// Says: It isn't a requirement, so a decorator can't change it for clients: a call through the protocol
// always runs the extension's version.
// Prints: as RankedSearch: Blue Cup, as Search: Anchor Coffee
protocol Search {
  func search() -> [String]
}

extension Search {
  func first() -> String { search().first ?? "none" }
}

struct Service: Search {
  func search() -> [String] { ["Anchor Coffee", "Blue Cup"] }
}

struct RankedSearch: Search {
  let inner: any Search
  func search() -> [String] { inner.search() }
  func first() -> String { inner.search().last ?? "none" }
}

let ranked = RankedSearch(inner: Service())
let client: any Search = ranked
print("as RankedSearch: \(ranked.first()), as Search: \(client.first())")

// Says: A plain struct that stores the token as a `String` would reveal the token.
// Prints: Session(email: "mia@example.com", token: "secret")
struct Session {
  let email: String
  let token: String
}

print("\(Session(email: "mia@example.com", token: "secret"))")

// Says: The result is a `Sequence` that holds a `Sequence` with elements of the same type.
// Says: To find each element, the result asks the inner sequence for one or more elements.
// Prints: 2 after 2 / 4 after 4 / nil after 6 / nil after 7
struct Numbers: Sequence, IteratorProtocol {
  nonisolated(unsafe) static var asked = 0
  var last = 0

  mutating func next() -> Int? {
    Numbers.asked += 1
    last += 1
    return last > 5 ? nil : last
  }
}

let even: LazyFilterSequence<Numbers> = Numbers().lazy.filter { $0.isMultiple(of: 2) }
var elements = even.makeIterator()
for _ in 1...4 {
  let element = elements.next()
  print(element.map(String.init) ?? "nil", "after", Numbers.asked)
}

// Says: But each of them belongs to one declaration in the source, not to an object.
// Fails: unknown attribute 'Logged'
@propertyWrapper struct Logged<Value> {
  var wrappedValue: Value
}

func printed(_ service: Int) {
  print(@Logged service)
}

// Says: Then two different stacks would have different types
// Fails: have mismatching types
struct Logged<Inner> { let inner: Inner }
struct Retried<Inner> { let inner: Inner }
struct Service {}

let eachTry = Bool.random()
let stack =
  eachTry ? Retried(inner: Logged(inner: Service())) : Logged(inner: Retried(inner: Service()))

// Says: If the inner value has state of its own, the decorator works with a copy of that state.
// Says: A `mutating` method could, but then each copy of the struct would have a cache of its
// own.
// Prints: the service: 0, the copy inside: 1
protocol Search { mutating func search() }

struct Service: Search {
  var searches = 0
  mutating func search() { searches += 1 }
}

struct LoggedSearch<Inner: Search>: Search {
  var inner: Inner
  mutating func search() { inner.search() }
}

let service = Service()
var logged = LoggedSearch(inner: service)
logged.search()
print("the service: \(service.searches), the copy inside: \(logged.inner.searches)")

// Says: A superclass would save lines, and a method that a decorator doesn't implement would still
// be forwarded.
// Prints: Anchor Coffee
class Search {
  func search() -> String { "none" }
  func suggestions() -> String { "none" }
}

final class Service: Search {
  override func search() -> String { "Blue Cup" }
  override func suggestions() -> String { "Anchor Coffee" }
}

class Decorator: Search {
  let inner: Search
  init(_ inner: Search) { self.inner = inner }
  override func search() -> String { inner.search() }
  override func suggestions() -> String { inner.suggestions() }
}

final class LoggedSearch: Decorator {
  override func search() -> String {
    let found = super.search()
    print(found)
    return found
  }
}

print(LoggedSearch(Service()).suggestions())

// Says: it gets the test as a function, and calls that function.
import Testing

struct Logged: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    print("begins")
    try await function()
    print("ended")
  }
}

// Says: `try?` turns an error into `nil`: the reason is gone, and the caller gets a different result.
import Scenario

func found(_ inner: some BusinessSearchClient, _ query: Query) async -> [Business]? {
  try? await inner.search(query)
}

// Says: But a filter around a filter becomes one filter with both conditions.
// Prints: LazyFilterSequence<Array<Int>> / [4]
let found = [1, 2, 3, 4].lazy.filter { $0 > 2 }.filter { $0.isMultiple(of: 2) }
print(type(of: found))
print(Array(found))

// Says: With a type parameter, the type would be `LoggedSearch<RetriedSearch<Service>>`, which lists the
// whole stack.
// Says: a variable that can hold either stack would need `any BusinessSearchClient` again
import CafeService
import Scenario

struct LoggedSearch<Inner: BusinessSearchClient>: BusinessSearchClient {
  let inner: Inner

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }
}

struct RetriedSearch<Inner: BusinessSearchClient>: BusinessSearchClient {
  let inner: Inner

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }
}

func stack(over service: Service, eachTry: Bool) -> any BusinessSearchClient {
  let outside: LoggedSearch<RetriedSearch<Service>> = .init(inner: .init(inner: service))
  let inside: RetriedSearch<LoggedSearch<Service>> = .init(inner: .init(inner: service))
  return eachTry ? inside : outside
}

// Says: it intercepts each request that it accepts.
// Says: It may also answer without passing the request on, like a proxy.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class Canned: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "cafes" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    client?.urlProtocol(self, didLoad: Data("3 cafés".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

// Says: A modifier takes a view and returns a view
// For: macos
import SwiftUI

struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}
