// swift-format-ignore-file: OrderedImports

// Says: Each call from outside needs an `await`, because the call may have to wait for other calls.
// Prints: 1 2
actor Visits {
  private var counts: [String: Int] = [:]

  func add(_ name: String) -> Int {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count
  }
}

let visits = Visits()
print(await visits.add("Mokka"), await visits.add("Mokka"))

// Says: A `switch` has to cover all cases, or it doesn't compile.
// Fails: switch must be exhaustive
enum Answer {
  case cafes([String])
  case offline
}

func line(for answer: Answer) -> String {
  switch answer {
  case .cafes(let names): names.joined(separator: ", ")
  }
}

// Says: A `Task` runs concurrently with the code that created it, and reading its `value` waits for
// the result.
// Prints: 8.5
func stars(of name: String) async -> Double {
  await Task.yield()
  return name == "Mokka" ? 4.5 : 4.0
}

let mokka = Task { await stars(of: "Mokka") }
let filter = await stars(of: "Filter")
print(await mokka.value + filter)

// Says: A call to an `async` function needs `await`, and an ordinary function can't contain an
// `await`.
// Fails: 'async' call in a function that does not support concurrency
func stars() async -> Double { 4.5 }

func show() { print(await stars()) }

// Says: A Swift closure can read and change the variables around it.
// Says: A closure that is the last argument can follow the parentheses.
// Prints: ["Mokka"] / 2
struct Doorbell {
  private var listeners: [() -> Void] = []

  mutating func whenRung(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  func ring() {
    for listener in listeners { listener() }
  }
}

print(["Mokka", "Bar"].filter { name in name.count > 3 })

var guests = 0
var bell = Doorbell()
bell.whenRung { guests += 1 }
bell.ring()
bell.ring()
print(guests)

// Says: Each case can contain values of its own, and a `switch` can read these values.
// Prints: Mokka, Filter / blocked: sign in first / no connection
enum Answer {
  case cafes([String])
  case blocked(reason: String)
  case offline
}

func line(for answer: Answer) -> String {
  switch answer {
  case .cafes(let names): names.joined(separator: ", ")
  case .blocked(let reason): "blocked: \(reason)"
  case .offline: "no connection"
  }
}

print(line(for: .cafes(["Mokka", "Filter"])))
print(line(for: .blocked(reason: "sign in first")))
print(line(for: .offline))

// Says: `throws(SearchError)` allows only this type of error, so `catch` knows the type.
// Prints: sign in first / nil
enum SearchError: Error {
  case offline
  case blocked(reason: String)
}

func cafes(isSignedIn: Bool) throws(SearchError) -> [String] {
  guard isSignedIn else { throw .blocked(reason: "sign in first") }
  return ["Mokka"]
}

func line() -> String {
  do {
    return try cafes(isSignedIn: false).joined()
  } catch {
    switch error {
    case .offline: return "no connection"
    case .blocked(let reason): return reason
    }
  }
}

print(line())
print(String(describing: try? cafes(isSignedIn: false)))

// Says: A plain `String` always holds a string: `let name: String = nil` doesn't compile.
// Fails: 'nil' cannot initialize specified type 'String'
let name: String = nil

// Says: Without `@escaping`, a function that stores the closure doesn't compile.
// Fails: non-escaping parameter 'listener'
struct Doorbell {
  private var listeners: [() -> Void] = []

  mutating func whenRung(_ listener: () -> Void) {
    listeners.append(listener)
  }
}

// Says: If two threads could change an object, a `@Sendable` closure can't use that object.
// Fails: capture of 'log' with non-Sendable type 'Log' in a '@Sendable' closure
final class Log { var lines: [String] = [] }

func later(_ work: @escaping @Sendable () -> Void) {}

func start() {
  let log = Log()
  later { log.lines.append("begun") }
}

// Says: It holds a string or `nil`.
// Says: Looking up a key in a dictionary gives an optional.
// Prints: open until 18 / closed / 0
let closing = ["Mokka": 18, "Filter": 22]

func line(for name: String) -> String {
  guard let hour = closing[name] else { return "closed" }
  return "open until \(hour)"
}

let nickname: String? = nil
print(line(for: "Mokka"))
print(line(for: "Kiosk"))
print(nickname?.count ?? 0)

// Says: Labeled arguments must follow the order of the declaration.
// Fails: argument 'for' must precede argument 'short'
func line(for guest: String, short isShort: Bool) -> String { guest }

print(line(short: true, for: "Ada"))

// Says: You can declare the conformance in an extension, even for a type that somebody else wrote.
// Says: `Yelp` has no `suggestions` of its own, so it gets the default.
// Prints: ["Mokka in Graz"] / []
protocol CafeSearch {
  func cafes(near place: String) -> [String]
  func suggestions(for prefix: String) -> [String]
}

extension CafeSearch {
  func suggestions(for prefix: String) -> [String] { [] }
}

struct Yelp {
  func find(_ place: String) -> [String] { ["Mokka in \(place)"] }
}

extension Yelp: CafeSearch {
  func cafes(near place: String) -> [String] { find(place) }
}

print(Yelp().cafes(near: "Graz"))
print(Yelp().suggestions(for: "Mo"))

// Says: Numbers and strings are `Sendable`, and a struct of such values can be `Sendable`, too. A class
// can be `Sendable` only if nothing in the class can change, or if the class protects its state, for
// example with a lock.
// Prints: coffee
struct Query: Sendable {
  var term: String
  var limit = 3
}

let query = Query(term: "coffee")
let task = Task.detached { query.term }
print(await task.value)

// Says: A parameter of type `some CafeSearch` has one fixed type in each call, and the caller
// chooses this type. A variable of type `any CafeSearch` is like a box: later, it can hold a value
// of another type.
// Prints: Mokka Kiosk / Kiosk
protocol CafeSearch { func cafe() -> String }
struct Online: CafeSearch { func cafe() -> String { "Mokka" } }
struct Offline: CafeSearch { func cafe() -> String { "Kiosk" } }

struct Screen {
  var search: any CafeSearch
}

func show(_ search: some CafeSearch) -> String { search.cafe() }

print(show(Online()), show(Offline()))

var screen = Screen(search: Online())
screen.search = Offline()
print(screen.search.cafe())

// Says: A variable of type `some CafeSearch` can't change its type.
// Fails: cannot assign value of type 'Offline' to type 'some CafeSearch'
protocol CafeSearch {}
struct Online: CafeSearch {}
struct Offline: CafeSearch {}

var search: some CafeSearch = Online()
search = Offline()

// Says: A call that can throw needs `try` in front of it.
// Fails: call can throw but is not marked with 'try'
struct Closed: Error {}

func open() throws(Closed) {}

func visit() throws(Closed) { open() }

// Says: A struct in a `let` can't change at all: `first.limit = 10` doesn't compile.
// Fails: cannot assign to property: 'first' is a 'let' constant
struct Query { var limit = 3 }

let first = Query()
first.limit = 10

// Says: Here, `second` is a copy, so `first` keeps its limit of 3.
// Says: If two variables refer to the same object, both see each change.
// Prints: 3 10 / 2
struct Query {
  let term: String
  var limit = 3
}

final class Counter {
  var count = 0
}

let first = Query(term: "coffee")
var second = first
second.limit = 10
print(first.limit, second.limit)

let counter = Counter()
let same = counter
same.count += 2
print(counter.count)
