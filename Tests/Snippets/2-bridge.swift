// swift-format-ignore-file: OrderedImports

// Says: One actor type can run on different executors. An executor's primitive is `enqueue`
// (SE-0392).
// Prints: 1 job, 1 job
import Dispatch
import Synchronization

final class CountingExecutor: SerialExecutor {
  let jobs = Mutex(0)
  private let queue = DispatchQueue(label: "till")

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.withLock { $0 += 1 }
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

actor Till {
  private let executor: any SerialExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(on executor: any SerialExecutor) {
    self.executor = executor
  }

  func open() {}
}

let executors = [CountingExecutor(), CountingExecutor()]
for executor in executors { await Till(on: executor).open() }
print(executors.map { "\($0.jobs.withLock(\.self)) job" }.joined(separator: ", "))

// Says: It converts a value of one type into a value of the other.
// Prints: String, NSString
import Foundation

func name<Value>(_ value: Value) -> String { "\(Value.self)" }

let cafe = "Blue Cup"
print("\(name(cafe)), \(name(NSString(string: cafe)))")

// Says: Code that casts to two backend types still compiles when you add a third, but doesn't
// handle it.
// Prints: 543, 543, nothing
protocol Source {}

struct Live: Source {}

struct Bundled: Source {}

struct Third: Source {}

func strip(of source: any Source) -> String {
  if source as? Live != nil { return "543" }
  if source as? Bundled != nil { return "543" }
  return "nothing"
}

print([strip(of: Live()), strip(of: Bundled()), strip(of: Third())].joined(separator: ", "))

// Says: You write each type once, and it works with formats that you have never heard of.
// Prints: {"name":"Blue Cup"} / ["name"]
import Foundation

struct Cafe: Encodable {
  let name: String
}

/// A format of our own: it keeps the keys only.
final class KeyList: Encoder {
  var keys: [String] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  struct Container<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let list: KeyList
    let codingPath: [any CodingKey] = []

    mutating func encodeNil(forKey key: Key) { list.keys.append(key.stringValue) }

    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) {
      list.keys.append(key.stringValue)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      list.container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      list.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { list }

    mutating func superEncoder(forKey key: Key) -> any Encoder { list }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Container<Key>(list: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { fatalError("no café is a list") }

  func singleValueContainer() -> any SingleValueEncodingContainer { fatalError("nor a value") }
}

let cafe = Cafe(name: "Blue Cup")
print(String(decoding: try JSONEncoder().encode(cafe), as: UTF8.self))
let list = KeyList()
try cafe.encode(to: list)
print(list.keys)

// Says: `dropFirst` and `prefix` also work when there are fewer visits than you ask for.
// Prints: [3] / []
let visits = [1, 2, 3]
print(Array(visits.dropFirst(2).prefix(4)))
print(Array(visits.dropFirst(9).prefix(4)))

// Says: If the account were generic over its backend, it would accept only backends of a single
// type.
// Fails: cannot convert value of type 'Bundled' to expected argument type 'Live'
protocol Source {}

struct Live: Source {}

struct Bundled: Source {}

struct GenericAccount<S: Source> {
  private(set) var source: S

  mutating func use(_ source: S) {
    self.source = source
  }
}

var account = GenericAccount(source: Live())
account.use(Live())
account.use(Bundled())

// Says: A generator that only has `next()` works with both functions.
struct Dice: RandomNumberGenerator {
  mutating func next() -> UInt64 { 4 }
}

var dice = Dice()
let number = Int.random(in: 1...6, using: &dice)
let order = ["Blue Cup", "Galley"].shuffled(using: &dice)

// Says: With a default in an extension of the protocol, a backend that forgets the primitive still
// compiles.
// Prints: []
protocol Source {
  func cafes() -> [String]
}

extension Source {
  func cafes() -> [String] { [] }
}

struct Forgetful: Source {}

print(Forgetful().cafes())

// Says: `some Backend` as a parameter's type is short for a type parameter of the function
// (SE-0341), so each call may pass a different type.
// Prints: Live, Bundled
protocol Source {}

struct Live: Source {}

struct Bundled: Source {}

struct Account {
  private var source: any Source = Live()

  mutating func use(_ source: some Source) -> String {
    self.source = source
    return "\(type(of: self.source))"
  }
}

var account = Account()
let first = account.use(Live())
print("\(first), \(account.use(Bundled()))")

// Says: If the account were a struct, each kind of search would hold its own copy, and a swap would
// reach none of the copies.
// Prints: bundled, live
struct Account {
  var backend = "live"
}

struct Search {
  let account: Account
}

var account = Account()
let search = Search(account: account)
account.backend = "bundled"
print("\(account.backend), \(search.account.backend)")

// Says: Between them, other code may change the actor's state.
// Prints: 2, then 1
actor Till {
  private(set) var cafes = 2

  func close() {
    cafes -= 1
  }
}

let till = Till()
let before = await till.cafes
await Task { await till.close() }.value
let after = await till.cafes
print("\(before), then \(after)")
