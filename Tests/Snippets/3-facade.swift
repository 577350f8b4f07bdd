// swift-format-ignore-file: OrderedImports

// Says: `compactMap`, `withThrowingTaskGroup` and `async let` turn a typed error into `any Error`.
// Fails: thrown expression type 'any Error' cannot be converted to error type 'Lost'
struct Lost: Error {}

func search() throws(Lost) -> Int { throw Lost() }

func found() async throws(Lost) -> Int {
  async let found = search()
  return try await found
}

// Says: `compactMap`, `withThrowingTaskGroup` and `async let` turn a typed error into `any Error`.
// Fails: thrown expression type 'any Error' cannot be converted to error type 'Lost'
struct Lost: Error {}

func search(_ page: Int) throws(Lost) -> Int { throw Lost() }

func found() throws(Lost) -> [Int] {
  try [1, 2].compactMap { (page) throws(Lost) in try search(page) }
}

// Says: If you forget to wrap a part's error, the compiler reports the mistake.
// Fails: thrown expression type 'SearchError' cannot be converted to error type 'CoffeeFinderError'
import FacadePattern
import Scenario

func cafes(
  of query: Query, from search: any BusinessSearchClient
) async throws(CoffeeFinderError) -> [Business] {
  try await search.search(query)
}

// Says: `compactMap`, `withThrowingTaskGroup` and `async let` turn a typed error into `any Error`.
// Fails: thrown expression type 'any Error' cannot be converted to error type 'Lost'
struct Lost: Error {}

@Sendable func search() throws(Lost) { throw Lost() }

func searchTwice() async throws(Lost) {
  try await withThrowingTaskGroup { group in
    group.addTask { () throws(Lost) in try search() }
    group.addTask { () throws(Lost) in try search() }
    try await group.waitForAll()
  }
}

// Says: If you need only the parsed values, you can use `JSONSerialization` instead.
// Prints: ["Blue Cup"] / Optional(["Blue Cup"])
import Foundation

let data = Data(#"["Blue Cup"]"#.utf8)
print(try JSONDecoder().decode([String].self, from: data))
print(try JSONSerialization.jsonObject(with: data) as? [String] as Any)

// Says: In a test, you can't replace a `static let shared`.
// Fails: cannot assign to property: 'shared' is a 'let' constant
struct Finder {
  static let shared = Finder(service: "live")

  let service: String
}

func useTestService() {
  Finder.shared = Finder(service: "test")
}

// Says: You can still use the cache or the cookie store alone, through URLCache.shared or
// HTTPCookieStorage.shared.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func coffee(at address: URL) async throws -> Data {
  try await URLSession.shared.data(from: address).0
}

let cache: URLCache = .shared
let cookies: HTTPCookieStorage = .shared

// Says: A task created with `Task { }` isn't cancelled together with its creator.
// Says: waiting for a task's `value` doesn't end early when the waiting task is cancelled
// Says: The new task does inherit the creator's task-local values.
// Prints: caller cancelled: true / inner cancelled: false, number 7 / came back with 3 cafés
enum Caller {
  @TaskLocal static var number = 0
}

let call = Task {
  await Caller.$number.withValue(7) {
    let inner = Task { () -> Int in
      try? await Task.sleep(for: .milliseconds(50))
      print("inner cancelled: \(Task.isCancelled), number \(Caller.number)")
      return 3
    }
    withUnsafeCurrentTask { $0?.cancel() }
    print("caller cancelled: \(Task.isCancelled)")
    return await inner.value
  }
}
print("came back with \(await call.value) cafés")
