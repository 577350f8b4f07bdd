// swift-format-ignore-file: OrderedImports

// Says: Call the returned closure as the vendor does, with 3 and nil, and the client gets
// `success(3)`.
// Prints: success(3)
struct NoAnswer: Error {}

func completion<Value>(
  telling client: @escaping (Result<Value, any Error>) -> Void
) -> (Value?, (any Error)?) -> Void {
  { value, error in
    if let value { client(.success(value)) } else { client(.failure(error ?? NoAnswer())) }
  }
}

completion { (answer: Result<Int, any Error>) in print(answer) }(3, nil)

// Says: A proxy or a decorator has the interface of its inner object. If that is the vendor's
// interface, the clients have to be edited, too.
// Fails: value of type 'LoggedVendor' has no member 'fetch'
protocol VendorAPI { func load() }

struct LoggedVendor: VendorAPI {
  let inner: any VendorAPI
  func load() { inner.load() }
}

func client(_ vendor: LoggedVendor) { vendor.fetch() }

// Says: The compiler rejects each type that conforms to the protocol and lacks the method
// Says: Without a default, a missing primitive is an error at compile time.
// Fails: type 'Logged' does not conform to protocol 'Search'
protocol Search {
  func search() -> [String]
  func suggestion() -> String
}

struct Logged: Search {
  let inner: any Search
  func search() -> [String] { inner.search() }
}

// Says: A type changes, and your call also fits the new type.
struct Before { func pay(_ euros: Int) {} }

struct After { func pay(_ euros: Double) {} }

Before().pay(5)
After().pay(5)

// Says: The vendor has a different method with the old name, and your call fits it.
// Prints: pays 5.0
struct Vendor {
  // Until yesterday this method was called pay, too.
  func payEuros(_ euros: Int) { print("pays \(euros)") }
  func pay(_ euros: Double) { print("pays \(euros)") }
}

Vendor().pay(5)

// Says: A function that neither waits nor throws can satisfy an `async throws` requirement.
protocol Counter { func add(_ number: Int) async throws }

final class PlainCounter: Counter { func add(_ number: Int) {} }

// Says: A *property wrapper* in Swift (SE-0258) is a language feature: code that runs
// when a property is read or written.
// Prints: 10
@propertyWrapper struct AtMostTen {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
}

struct Order { @AtMostTen var cups = 1 }

var order = Order()
order.cups = 12
print(order.cups)

// Says: When a name changes later, the compiler shows you every call that doesn't
// fit anymore.
// Fails: value of type 'Vendor' has no member 'fetch'
struct Vendor { func load() {} }

Vendor().fetch()

// Says: `FTBand` has a different interface: it counts days from 0, and returns -1 where the app
// expects an error.
// Prints: 8120 / not worn
protocol StepCounter { func steps(onDay day: Int) throws -> Int }

struct NotWorn: Error {}

struct FTBand {
  func readCount(dayIndex: Int) -> Int { dayIndex == 0 ? 8120 : -1 }
}

struct StepsProxy: StepCounter {
  let band: FTBand

  func steps(onDay day: Int) throws -> Int {
    let count = band.readCount(dayIndex: day - 1)
    guard count >= 0 else { throw NotWorn() }
    return count
  }
}

let counter: any StepCounter = StepsProxy(band: FTBand())
print(try counter.steps(onDay: 1))
do { print(try counter.steps(onDay: 2)) } catch is NotWorn { print("not worn") }

// Says: Once a word has been found, the next call with this word doesn't ask `far`.
// Prints: asked owl / a bird / a bird
protocol WordList { func meaning(of word: String) -> String? }

final class Pocket: WordList {
  private var pages: [String: String] = [:]
  func meaning(of word: String) -> String? { pages[word] }
  func add(_ meaning: String, for word: String) { pages[word] = meaning }
}

struct NearFirst: WordList {
  let near: Pocket
  let far: any WordList

  func meaning(of word: String) -> String? {
    if let meaning = near.meaning(of: word) { return meaning }
    guard let meaning = far.meaning(of: word) else { return nil }
    near.add(meaning, for: word)
    return meaning
  }
}

struct Library: WordList {
  func meaning(of word: String) -> String? {
    print("asked \(word)")
    return "a bird"
  }
}

let words = NearFirst(near: Pocket(), far: Library())
for _ in 1...2 { print(words.meaning(of: "owl") ?? "nothing") }

// Says: It has two inner objects, and each line reaches both.
// Prints: screen: door opened / file: door opened
protocol LineLog { func write(_ line: String) }

struct DoubleLog: LineLog {
  let first: any LineLog
  let second: any LineLog

  func write(_ line: String) {
    first.write(line)
    second.write(line)
  }
}

struct NamedLog: LineLog {
  let name: String
  func write(_ line: String) { print("\(name): \(line)") }
}

DoubleLog(first: NamedLog(name: "screen"), second: NamedLog(name: "file")).write("door opened")

// Says: In every call, it asks the source first, and gives its own answer only if the source
// fails.
// Prints: asked EUR / 1.1
protocol RateSource { func rate(of code: String) throws -> Double }

struct LenientRates: RateSource {
  let source: any RateSource
  let usual: [String: Double]

  func rate(of code: String) throws -> Double {
    do { return try source.rate(of: code) } catch {
      guard let rate = usual[code] else { throw error }
      return rate
    }
  }
}

struct Outage: Error {}

struct NoRates: RateSource {
  func rate(of code: String) throws -> Double {
    print("asked \(code)")
    throw Outage()
  }
}

print(try LenientRates(source: NoRates(), usual: ["EUR": 1.1]).rate(of: "EUR"))
