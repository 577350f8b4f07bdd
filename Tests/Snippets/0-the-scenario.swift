// swift-format-ignore-file: OrderedImports, AmbiguousTrailingClosureOverload

// Says: An actor is an object that runs one call at a time, so two threads can't change its
// properties at once.
// Prints: 10000
actor Counter {
  private(set) var count = 0
  func add() { count += 1 }
}

let counter = Counter()
await withTaskGroup { group in
  for _ in 1...10_000 { group.addTask { await counter.add() } }
}
print(await counter.count)

// Says: Such a method meets a protocol's requirement only if that requirement is `async`.
// Fails: crosses into actor-isolated code
protocol Search {
  func cafes() async -> [String]
  func count() -> Int
}

actor CachedSearch: Search {
  func cafes() -> [String] { [] }
  func count() -> Int { 0 }
}

// Says: Only an actor's own methods can change its properties
// Fails: actor-isolated property 'searches' can not be mutated from a nonisolated context
actor Counter {
  var searches = 0
}

func count(_ counter: Counter) async {
  await counter.searches += 1
}

// Says: A call from outside needs an `await`, unless the method is `nonisolated` and not `async`.
// Fails: actor-isolated instance method 'add()' cannot be called from outside of the actor

actor Counter {
  func add() {}
  nonisolated func tell() {}
}

func count(_ counter: Counter) async {
  counter.tell()
  counter.add()
}

// Says: When the first call continues, every `var` of the actor may have changed.
// Says: Lets other calls start while one call waits. Every actor is re-entrant.
// Says: An actor doesn't help: while its first call waits, the next call can begin.
// Prints: before: 0, after: 1
actor Screen {
  private var searches = 0

  func search(_ other: @escaping @Sendable () async -> Void) async -> String {
    let before = searches
    await Task { await other() }.value
    return "before: \(before), after: \(searches)"
  }

  func begin() { searches += 1 }
}

let screen = Screen()
print(await screen.search { await screen.begin() })

// Says: A call from outside may have to wait. So the call needs an `await`, and the calling function
// has to be `async`:
// Fails: actor-isolated instance method 'add()' cannot be called from outside of the actor
actor Counter {
  private var searches = 0
  func add() { searches += 1 }
}

func count(_ counter: Counter) async {
  counter.add()
  // error: actor-isolated instance method 'add()' cannot be called from outside of the actor
  await counter.add()  // compiles
}

// Says: An `async` function may pause at an `await` and continue later
// Says: During the pause, other code may run, even on the same thread.
// Prints: before / another task, on the same main thread / after
@MainActor
func waits() async {
  print("before")
  await withCheckedContinuation { continuation in
    Task { @MainActor in
      print("another task, on the same main thread")
      continuation.resume()
    }
  }
  print("after")
}

await waits()

// Says: A `@Sendable` closure that captures a non-Sendable object causes an error:
// Fails: capture of 'notes' with non-Sendable type 'Notes' in a '@Sendable' closure
final class Notes { var lines: [String] = [] }

func log(to notes: Notes) -> @Sendable (String) -> Void {
  { line in notes.lines.append(line) }
  // error: capture of 'notes' with non-Sendable type 'Notes' in a '@Sendable' closure
}

// Says: If all the calls in a `do` throw the same type, `error` in its `catch` has that type
// (SE-0413).
// Says: If a `do` contains no `throw`, and all its calls throw one type, the `error` in its `catch`
// has that type (SE-0413).
import Scenario

func problem(_ client: some BusinessSearchClient, _ query: Query) async -> SearchError? {
  do {
    _ = try await client.search(query)
    _ = try await client.suggestions(for: query.term)
    return nil
  } catch {
    return error
  }
}

// Says: If the `do` contains a `throw` statement, even in an inner `catch`, `error` is only
// `any Error`.
// Fails: cannot convert return expression of type 'any Error' to return type 'SearchError'
import Scenario

func problem(_ client: some BusinessSearchClient, _ query: Query) async -> SearchError? {
  do {
    do {
      _ = try await client.search(query)
    } catch {
      throw SearchError.cancelled
    }
    return nil
  } catch {
    return error
  }
}

// Says: This works if the vendor's class is `open`.
// Says: you would subclass the vendor's class, and the subclass would conform to our protocol
import Foundation

protocol Reader { func read() -> String? }

// `InputStream` is `open`.
final class StreamReader: InputStream, Reader {
  func read() -> String? { nil }
}

// Says: The compiler assumes that a closure throws `any Error`, even if all calls in it throw the same type:
// Fails: invalid conversion of thrown error type 'any Error' to 'SearchError'
import Scenario

func retry(_ attempt: () async throws(SearchError) -> [Business]) async {}

func ask(_ client: some BusinessSearchClient, _ query: Query) async {
  await retry { try await client.search(query) }
  // error: invalid conversion of thrown error type 'any Error' to 'SearchError'
  await retry { () async throws(SearchError) in try await client.search(query) }  // compiles
}

// Says: A closure that only passes on a typed error throws `any Error`, unless you write the
// closure's type: `{ () async throws(SearchError) in ... }`.
// Says: If you don't write the type of a throwing closure, it throws `any Error`.
// Fails: any Error
import Scenario

func outcome(of attempt: () async throws(SearchError) -> [Business]) async {}

func ask(_ client: some BusinessSearchClient, _ query: Query) async {
  let attempt = { try await client.search(query) }
  await outcome(of: attempt)
}

// Says: As a rule, a closure that you write in code of the main actor may run only on this actor:
// if a library calls the closure on another thread, the program crashes. A closure that is marked
// `@Sendable` may run anywhere.
@MainActor func show() {}

@MainActor func screen() {
  let answer = { show() }
  answer()
}

// Says: A closure that only passes on a typed error throws `any Error`, unless you write the
// closure's type: `{ () async throws(SearchError) in ... }`.
import Scenario

func outcome(of attempt: () async throws(SearchError) -> [Business]) async {}

func ask(_ client: some BusinessSearchClient, _ query: Query) async {
  let attempt = { () async throws(SearchError) in try await client.search(query) }
  await outcome(of: attempt)
}

// Says: If `resume` is never called, the function waits forever.
// Says: A continuation doesn't notice that its task was cancelled. The function keeps waiting for
// `resume`.
// Says: If you don't resume it, the guest waits forever.
// Says: With `withCheckedContinuation`, the call waits until your code resumes the continuation,
// even if the call's task is cancelled.
// Prints: cancelled / still waiting / resumed
let (continuations, keep) = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()
let (events, note) = AsyncStream<String>.makeStream()

let call = Task.detached {
  await withCheckedContinuation { keep.yield($0) }
  note.yield("resumed")
  note.finish()
}
for await continuation in continuations {
  call.cancel()
  note.yield(call.isCancelled ? "cancelled" : "not cancelled")
  try await Task.sleep(for: .milliseconds(200))
  note.yield("still waiting")
  continuation.resume()
  break
}
for await event in events { print(event) }

// Says: Your function is suspended, and continues when `resume` is called on the continuation
// (SE-0300).
// Prints: asked / answered later / 3 cafés
import Dispatch

func old(_ completion: @escaping @Sendable (String) -> Void) {
  print("asked")
  DispatchQueue.global().async {
    print("answered later")
    completion("3 cafés")
  }
}

let answer = await withCheckedContinuation { continuation in
  old { continuation.resume(returning: $0) }
}
print(answer)

// Says: If the `do` contains a `throw` statement, even in an inner `catch`, `error` is only
// `any Error`.
// Fails: cannot convert return expression of type 'any Error' to return type 'SearchError'
import Scenario

func problem(_ client: some BusinessSearchClient, _ query: Query?) async -> SearchError? {
  do {
    guard let query else { throw SearchError.invalidQuery("There is none.") }
    _ = try await client.search(query)
    return nil
  } catch {
    return error
  }
}

// Says: In a closure, `error` is `any Error`, even if all calls in the `do` throw one type.
// Says: In a closure, though, you have to write the type: `do throws(AuthenticationError)`.
// Fails: cannot convert value of type 'any Error' to expected argument type 'SearchError'
import Scenario

let length = { (query: Query) -> Result<Int, SearchError> in
  do {
    try query.validate()
    return .success(query.term.count)
  } catch {
    return .failure(error)
  }
}

// Says: If you write `do throws(SearchError)`, `error` is a `SearchError`.
// Says: If you write a `throw` inside such a `do`, write `do throws(BookingError)`.
import Scenario

func problem(_ client: some BusinessSearchClient, _ query: Query?) async -> SearchError? {
  do throws(SearchError) {
    guard let query else { throw .invalidQuery("There is none.") }
    _ = try await client.search(query)
    return nil
  } catch {
    return error
  }
}

let length = { (query: Query) -> Result<Int, SearchError> in
  do throws(SearchError) {
    try query.validate()
    return .success(query.term.count)
  } catch {
    return .failure(error)
  }
}

// Says: a function with `throws(SearchError)` can't throw Swift's own `CancellationError`.
// Says: A function with `throws(SearchError)` can't throw Swift's own `CancellationError`
// Fails: thrown expression type 'CancellationError' cannot be converted to error type 'SearchError'
import Scenario

func search() throws(SearchError) -> [Business] {
  throw CancellationError()
}

// Says: `Sendable` marks what you may pass from one actor or thread to another. Actors are
// `Sendable`. Structs and enums can be `Sendable` if all the values that they hold are. Final
// classes can be `Sendable` if they protect their state or never change (SE-0302).
// Fails: stored property 'count' of 'Sendable'-conforming class 'Counter' is mutable
final class Counter: Sendable { var count = 0 }

// Says: A `Result` keeps the type of its error, and `get()` throws an error of that type.
// Says: A `Result` keeps the type of the error: its `get()` throws that type.
// Says: A `Result` keeps the type, so let the task return a `Result`
import Scenario

func search(
  _ client: some BusinessSearchClient, _ query: Query
) async throws(SearchError) -> [Business] {
  let answer = await Task { () async -> Result<[Business], SearchError> in
    do throws(SearchError) {
      return .success(try await client.search(query))
    } catch {
      return .failure(error)
    }
  }.value
  return try answer.get()
}

// Says: As a rule, a closure that you write in code of the main actor may run only on this actor:
// if a library calls the closure on another thread, the program crashes. A closure that is marked
// `@Sendable` may run anywhere.
// Fails: call to main actor-isolated global function 'show()' in a synchronous nonisolated context
@MainActor func show() {}

@MainActor func screen() {
  let answer = { @Sendable in show() }
  answer()
}

// Says: Write `let log: @Sendable (String) -> Void`, and mark the initializer's parameter
// `@escaping @Sendable`.
// Says: Make `Notes` an actor with a method `add`, and write
// `{ line in Task { await notes.add(line) } }`.
protocol Search: Sendable {}

struct LoggedSearch: Search {
  let log: @Sendable (String) -> Void

  init(log: @escaping @Sendable (String) -> Void) {
    self.log = log
  }
}

actor Notes {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

func log(to notes: Notes) -> @Sendable (String) -> Void {
  { line in Task { await notes.add(line) } }
}

// Says: `Sendable` marks what you may pass from one actor or thread to another. Actors are
// `Sendable`. Structs and enums can be `Sendable` if all the values that they hold are. Final
// classes can be `Sendable` if they protect their state or never change (SE-0302).
import Locking

struct Page: Sendable { var offset: Int }
enum Step: Sendable { case search(Page) }
actor Memory {}
final class Place: Sendable { let name = "Harbor Square" }
final class Counter: Sendable { let count = Locked(0) }

func handOver(_ value: some Sendable) {}

func handAllOver(_ counter: Counter) {
  handOver(Step.search(Page(offset: 0)))
  handOver(Memory())
  handOver(Place())
  handOver(counter)
}

// Says: A parameter of type `some BusinessSearchClient` takes a value of one conforming type. The
// caller chooses the type.
// Says: A variable of type `any BusinessSearchClient` can hold a value of any conforming type.
// Says: So all `RankedSearch` values have the same type, even if their clients have different
// types.
import AdapterPattern
import CafeService
import DecoratorPattern
import Scenario
import YelpAPI

func ranked(_ inner: some BusinessSearchClient) -> RankedSearch { RankedSearch(inner) }

func both(_ yelp: YLPClientAdapter, _ service: Service) -> [RankedSearch] {
  var client: any BusinessSearchClient = yelp
  client = service
  return [ranked(yelp), ranked(service), ranked(client)]
}

// Says: A stored closure without `@Sendable` causes a common error:
// Fails: stored property 'log' of 'Sendable'-conforming struct 'LoggedSearch' has non-Sendable type
protocol Search: Sendable {}

struct LoggedSearch: Search {
  let log: (String) -> Void
  // error: stored property 'log' of 'Sendable'-conforming struct 'LoggedSearch' has
  // non-Sendable type '(String) -> ()'
}

// Says: When a task is cancelled, its loop over such a stream still gets the values that the
// stream contains, and then ends.
// Says: If a stream already contains an answer, the loop still gets this answer, even if the task
// is cancelled.
// Prints: empty: ended / full: an answer, then ended
func loop(over stream: AsyncStream<String>) async -> String {
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    var seen: [String] = []
    for await value in stream { seen.append(value) }
    return (seen + ["ended"]).joined(separator: ", then ")
  }.value
}

let (empty, emptyEnd) = AsyncStream<String>.makeStream()
let (full, fullEnd) = AsyncStream<String>.makeStream()
fullEnd.yield("an answer")
print("empty:", await loop(over: empty))
print("full:", await loop(over: full))
withExtendedLifetime((emptyEnd, fullEnd)) {}

// Says: Parts of it throw `any Error`, even if the closure that you pass throws one type. An
// example is a task's `value`.
// Says: A throwing `Task` loses the type of its error
// Fails: cannot convert return expression of type 'any Error' to return type 'SearchError'
import Scenario

func problem(_ client: some BusinessSearchClient, _ query: Query) async -> SearchError? {
  do {
    _ = try await Task { () async throws(SearchError) in try await client.search(query) }.value
    return nil
  } catch {
    return error
  }
}

// Says: A function with `throws(SearchError)` can throw only a `SearchError`.
// Fails: thrown expression type 'AuthenticationError' cannot be converted to error type 'SearchError'
import Scenario

func search() throws(SearchError) -> [Business] {
  throw AuthenticationError.wrongCredentials
}
