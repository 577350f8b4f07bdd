// swift-format-ignore-file: OrderedImports

// Says: an `Array` and its copy share their elements until one of the two changes.
// Prints: shared, then apart

func place(of cafes: [String]) -> UnsafeRawPointer? {
  cafes.withUnsafeBytes { $0.baseAddress }
}

let cafes = ["Anchor Coffee", "Blue Cup"]
var copy = cafes
let before = place(of: cafes) == place(of: copy) ? "shared" : "apart"
copy.append("Café Möwe")
let after = place(of: cafes) == place(of: copy) ? "shared" : "apart"
print("\(before), then \(after)")

// Says: A proxy without `suggestions(for:)` compiles, because the protocol has a default.
// Says: An adapter without this method compiles

import Scenario

struct HalfAProxy: BusinessSearchClient {
  let subject: any BusinessSearchClient

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await subject.search(query)
  }
}

// Says: From outside the actor, each call to a distributed method is asynchronous and can throw.
// Fails: call can throw, but it is not marked with 'try'

import Distributed

distributed actor Search {
  typealias ActorSystem = LocalTestingDistributedActorSystem

  distributed func cafes() -> Int { 3 }
}

func withoutAwait(_ search: Search) async throws {
  _ = try search.cafes()
}

func withoutTry(_ search: Search) async {
  _ = await search.cafes()
}

// Says: Distributed actors (SE-0336): `resolve(id:using:)` returns the actor itself if the
// actor is local, and a remote proxy otherwise.
// Prints: the same actor

import Distributed

distributed actor Search {
  typealias ActorSystem = LocalTestingDistributedActorSystem
}

let system = LocalTestingDistributedActorSystem()
let search = Search(actorSystem: system)
let resolved = try Search.resolve(id: search.id, using: system)
print(resolved === search ? "the same actor" : "another one")

// Says: The initializer of a `lazy var` can't `await`.
// Fails: 'async' call cannot occur in a property initializer

func makeSearch() async -> String { "a search" }

final class Screen {
  lazy var search = await makeSearch()
}

// Says: It can't throw either, so a failed creation can't be tried again.
// Fails: errors cannot be thrown out of a property initializer

func makeSearch() throws -> String { "a search" }

final class Screen {
  lazy var search = try makeSearch()
}

// Says: A class with a `lazy var` isn't `Sendable` unless a global actor protects the class, so
// Swift 6 doesn't let two tasks share an instance.
// Says: A class with a `lazy var` isn't `Sendable` unless a global actor protects the class
// Fails: capture of 'screen' with non-Sendable type 'Screen' in a '@Sendable' closure

final class Screen {
  lazy var search = "a search"
}

func firstCall(of screen: Screen) -> @Sendable () -> String {
  { screen.search }
}

// Says: A class with a `lazy var` isn't `Sendable` unless a global actor protects the class, so
// Swift 6 doesn't let two tasks share an instance.

@MainActor final class Screen {
  lazy var search = "a search"
}

func firstCall(of screen: Screen) -> @Sendable () async -> String {
  { await screen.search }
}

// Says: `@unchecked Sendable` would compile, but nothing would protect the `lazy var`.

final class Screen: @unchecked Sendable {
  lazy var search = "a search"
}

func firstCall(of screen: Screen) -> @Sendable () -> String {
  { screen.search }
}

// Says: `search` isn't `mutating`, so it can't change a dictionary in a struct.
// Fails: cannot assign through subscript: 'self' is immutable

struct Memory {
  private var remembered: [String: String] = [:]

  func search(_ term: String) -> String {
    remembered[term] = "3 cafés"
    return "3 cafés"
  }
}

// Says: `Double.nan` doesn't equal itself, so a dictionary can't find a key that contains it.
// Prints: not found, in 2 entries

struct Place: Hashable {
  var latitude: Double
}

var remembered: [Place: String] = [:]
for _ in 1...2 { remembered[Place(latitude: .nan)] = "3 cafés" }
print(remembered[Place(latitude: .nan)] ?? "not found, in", remembered.count, "entries")

// Says: an object is destroyed when its last reference is gone.
// Prints: one left / gone

final class Search {
  deinit { print("gone") }
}

var first: Search? = Search()
var second = first
first = nil
print("one left")
second = nil

// Says: Any number of callers can wait for a task's `value`. When one of these callers is
// cancelled, the task continues.
// Prints: 100 100

let answer = Task {
  try? await Task.sleep(for: .milliseconds(200))
  return Task.isCancelled ? 0 : 100
}
let waiters = (1...2).map { _ in Task { await answer.value } }
waiters[0].cancel()
print(await waiters[0].value, await waiters[1].value)

// Says: Even a cancelled caller goes on waiting for a task's `value`.
// Prints: the answer / no answer

let work = Task {
  try? await Task.sleep(for: .milliseconds(200))
  return "the answer"
}
let waiter = Task { await work.value }
waiter.cancel()
print(await waiter.value)

let (stream, continuation) = AsyncStream<String>.makeStream()
let listener = Task {
  for await answer in stream { return answer }
  return "no answer"
}
listener.cancel()
print(await listener.value)
continuation.finish()

// Says: If nothing else holds the subject, it is released at once.
// Prints: nil

final class Search {}

struct Proxy {
  weak var subject: Search?

  init(obtain: () -> Search) {
    subject = obtain()
  }
}

print(Proxy { Search() }.subject.map { _ in "a search" } ?? "nil")

// Says: `NSXPCConnection` on Apple's systems provides a proxy for an object in another process.
// For: macos

import Foundation

func proxy(over connection: NSXPCConnection) -> Any {
  connection.remoteObjectProxy
}
