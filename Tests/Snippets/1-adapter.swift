// swift-format-ignore-file: OrderedImports

// Says: The adapter is then a closure at the place where the program is put together.
import Scenario

let service: any AuthenticationService
let logIn: (String, String) async throws(AuthenticationError) -> Session = {
  (email, password) async throws(AuthenticationError) in
  try await service.logIn(email: email, password: password)
}

// Says: In a `case`, _? matches any value except nil.
// Prints: a value / nothing
for value: Int? in [0, nil] {
  switch value {
  case _?: print("a value")
  case nil: print("nothing")
  }
}

// Says: After an `await`, a method of the main actor is on the main actor again.
// Prints: on the main actor again
@concurrent func fetch() async {}

@MainActor func show() async {
  await fetch()
  MainActor.assertIsolated()
  print("on the main actor again")
}
await show()

// Says: `error as NSError` accepts any Swift error, and gives it a domain and a code.
// Prints: true 1
import Foundation

enum Trouble: Error { case small, large }

let error: any Error = Trouble.large
let cast = error as NSError
print(cast.domain.hasSuffix("Trouble"), cast.code)

// Says: no: a type can conform to a protocol only once
// Fails: redundant conformance of 'Client' to protocol 'Search'
protocol Search { func find() -> String }

final class Client {}

extension Client: Search {
  func find() -> String { "by rating" }
}

extension Client: Search {
  func find() -> String { "by distance" }
}

// Says: needs `@unchecked Sendable`, which holds for the whole program
// Fails: 'Sendable'
@preconcurrency import GoogleSignIn
import Scenario

extension GoogleAuthenticator: AuthenticationService {
  /// Signs in.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session { throw .cancelled }

  /// Signs out.
  public func logOut(_ session: Session) async {}
}

// Says: `IteratorSequence` in the standard library turns any iterator into a sequence.
// Says: `AnyIterator` turns a closure into an iterator.
// Prints: [1, 2] / 3 2 1
let iterator = [1, 2].makeIterator()
print(Array(IteratorSequence(iterator)))

func countdown(_ start: Int) -> AnyIterator<Int> {
  var number = start
  return AnyIterator {
    defer { number -= 1 }
    return number > 0 ? number : nil
  }
}
print(countdown(3).map { "\($0)" }.joined(separator: " "))

// Says: Converting a negative number to UInt crashes.
// Says: the program crashes if you convert a negative number to `UInt`
// Prints: before
import Foundation

func count(_ number: Int) -> UInt { UInt(number) }
FileHandle.standardOutput.write(Data("before\n".utf8))
FileHandle.standardOutput.write(Data("after \(count(-1))\n".utf8))

// Says: Google's class isn't `Sendable`.
// Fails: stored property 'authenticator' of 'Sendable'-conforming struct 'SignIn' has non-Sendable
import GoogleSignIn

struct SignIn: Sendable {
  let authenticator: GoogleAuthenticator
}

// Says: An extension can't add stored properties
// Says: no: the only stored properties that an extension can add are `static`
// Fails: extensions must not contain stored properties
final class Client {}

extension Client {
  static let limit = 3
  var language = "de"
}

// Says: This works if the vendor's class is `open`.
// Says: This needs an `open` class, and our vendors' classes aren't open.
// Fails: cannot inherit from non-open class
@preconcurrency import FacebookLogin
@preconcurrency import GoogleSignIn

class GoogleSubclass: GoogleAuthenticator {}
class FacebookSubclass: FacebookLoginManager {}

// Says: The compiler asks for a `default`. Use it for all numbers that aren't in `TillCode`, and put the number into the reason
// Fails: switch must be exhaustive
enum Code {
  static let open = 0
  static let refused = 1
}

func words(_ code: Int) -> String {
  switch code {
  case Code.open: "open"
  case Code.refused: "refused"
  }
}

// Says: `let badge?` matches a badge that isn't nil. `_` matches anything.
// Prints: 4711 / no badge / refused
let answers: [(code: Int, badge: String?)] = [(0, "4711"), (0, nil), (1, "4711")]
for answer in answers {
  switch answer {
  case (0, let badge?): print(badge)
  case (0, nil): print("no badge")
  case (_, _): print("refused")
  }
}

// Says: sends a `Result` through `withCheckedContinuation`, and `try answer.get()` throws our
// `AuthenticationError`.
import Scenario

func logIn() async throws(AuthenticationError) -> Session {
  let answer: Result<Session, AuthenticationError> = await withCheckedContinuation {
    $0.resume(returning: .failure(.wrongCredentials))
  }
  return try answer.get()
}

// Says: If you resume it twice, the program crashes.
// Says: If you resume it twice, the program crashes.
// Says: If `resume` is called twice, the program crashes.
// Prints: resumed once
import Foundation

await withCheckedContinuation { continuation in
  continuation.resume()
  FileHandle.standardOutput.write(Data("resumed once\n".utf8))
  continuation.resume()
  FileHandle.standardOutput.write(Data("resumed twice\n".utf8))
}

// Says: stream ignores a value that arrives after `finish()`
// Prints: first
let (answers, answer) = AsyncStream<String>.makeStream()
answer.yield("first")
answer.finish()
answer.yield("second")
for await answer in answers { print(answer) }

// Says: A `for await` loop over a stream ends when the task is cancelled, even if this happened
// before the loop.
// Prints: it ended / it ended
let (never, _) = AsyncStream<Int>.makeStream()
let waiting = Task {
  for await _ in never {}
  print("it ended")
}
try await Task.sleep(for: .milliseconds(50))
waiting.cancel()
await waiting.value
await Task {
  withUnsafeCurrentTask { $0?.cancel() }
  for await _ in never {}
  print("it ended")
}.value

// Says: works, with @preconcurrency import
// Says: A `Sendable` struct with a property of this class compiles if you import the vendor's
// module with `@preconcurrency`. But then you, not the compiler, guarantee that the class is
// thread-safe.
@preconcurrency import GoogleSignIn

struct SignIn: Sendable {
  let authenticator: GoogleAuthenticator
}

// Says: **Latitude and longitude** are both `Double`. The compiler doesn't notice if you swap
// them
import Scenario

func turned(_ place: Coordinate) -> Coordinate {
  Coordinate(latitude: place.longitude, longitude: place.latitude)
}

// Says: Without `default`, a `switch` has to name every case.
// Fails: switch must be exhaustive
enum Code { case refused, offline, added }

func words(_ code: Code) -> String {
  switch code {
  case .refused: "refused"
  case .offline: "offline"
  }
}

// Says: throws `any Error`, so the type of our error would be lost.
// Says: `withCheckedThrowingContinuation` looks shorter, but it throws `any Error`
// Fails: thrown expression type 'any Error' cannot be converted to error type 'Refusal'
enum Refusal: Error { case wrongPassword }

func logIn() async throws(Refusal) -> String {
  try await withCheckedThrowingContinuation { continuation in
    continuation.resume(throwing: Refusal.wrongPassword)
  }
}

// Says: `guard let` can unwrap two values at once: both must be non-nil.
// Prints: 54.3 10.1 / nowhere
func words(_ north: Double?, _ east: Double?) -> String {
  guard let north, let east else { return "nowhere" }
  return "\(north) \(east)"
}
print(words(54.3, 10.1))
print(words(54.3, nil))

// Says: if you don't write your own, the vendor's method is used, whatever it does
// Prints: everything is erased
protocol Screen { func clear() }

final class Client {
  func clear() { print("everything is erased") }
}

extension Client: Screen {}

let screen: any Screen = Client()
screen.clear()

// Says: An `Int` divided by an `Int` is an `Int`: 9 divided by 2 is 4.
// Says: `compactMap` leaves out nil results
// Prints: 4 4.5 / [1, 3]
let halfStars = 9
print(halfStars / 2, Double(halfStars) / 2)
print(["1", "two", "3"].compactMap { Int($0) })
