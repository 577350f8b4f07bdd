import Foundation
import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct CompilerErrorTests {
  @Test func `finds the errors of the kata, each once`() {
    let text = """
      [3/5] Compiling Kata AskOnce.swift
      /a b/Kata/Exercise/AskOnce.swift:12:5: error: cannot find 'x' in scope: is it 'y'?
      12 | x
      /a b/Kata/Exercise/AskOnce.swift:9:1: warning: unused
      /elsewhere/Kata/Exercise/AskOnce.swift:1:1: error: not ours
      /a b/Kata/Exercise/AskOnce.swift:12:5: error: cannot find 'x' in scope: is it 'y'?
      /a b/Kata/Tests/T.swift:3:4: error: no member
      """

    let errors = CompilerError.errors(in: text, of: "/a b/Kata/")

    #expect(
      errors == [
        .init(
          path: "Exercise/AskOnce.swift", line: 12,
          message: "cannot find 'x' in scope: is it 'y'?", code: " x"),
        .init(path: "Tests/T.swift", line: 3, message: "no member"),
      ])
  }

  /// Messages of Swift 6.3.1 for wrong answers to facebook-sign-in, ask-once, late-start,
  /// retried-booking and tide-table, and for small programs with an actor. At the end, messages of
  /// other versions.
  @Test(arguments: [
    (
      "Make the class an actor.", "sendable-and-sendable",
      [
        "stored property 'oldestFirst' of 'Sendable'-conforming class 'RememberedPrices' is mutable",
        "non-final class 'RememberedPrices' cannot conform to the 'Sendable' protocol",
        "non-final class 'RememberedPrices' cannot conform to 'Sendable'; use '@unchecked Sendable'",
      ]
    ),
    (
      "Write '@Sendable' before its type", "sendable-and-sendable",
      [
        "stored property 'book' of 'Sendable'-conforming struct 'BookedTides' has non-Sendable type "
          + "'(String) -> ()'",
        "assigning non-Sendable parameter 'load' to a '@Sendable' closure",
        "passing non-Sendable parameter 'book' to function expecting a '@Sendable' closure",
        "capture of 'work' with non-Sendable type '() -> Void' in a '@Sendable' closure "
          + "[#SendableClosureCaptures]",
      ]
    ),
    (
      "Use only values, actors and '@Sendable' closures.", "sendable-and-sendable",
      [
        "capture of 'notes' with non-Sendable type 'Notes' in a '@Sendable' closure "
          + "[#SendableClosureCaptures]",
        "capture of 'notes' with non-Sendable type 'Notes' in a `@Sendable` closure",
        "mutation of captured var 'n' in concurrently-executing code [#SendableClosureCaptures]",
        "passing closure as a 'sending' parameter risks causing data races between code in the current "
          + "task and concurrent execution of the closure [#SendingClosureRisksDataRace]",
      ]
    ),
    (
      "For a constant, write 'nonisolated let'.", "actors",
      [
        "conformance of 'LatePhoto' to protocol 'CafePhoto' crosses into actor-isolated code and can "
          + "cause data races [#ConformanceIsolation]"
      ]
    ),
    (
      "Only the actor itself may change this.", "actors",
      [
        "actor-isolated property 'listeners' can not be mutated from a nonisolated context",
        "actor-isolated property 'n' can not be mutated from a Sendable closure",
        "actor-isolated property 'n' cannot be mutated from outside of the actor",
      ]
    ),
    (
      "write 'await' before the call or the property", "actors",
      [
        "expression is 'async' but is not marked with 'await'",
        "actor-isolated instance method 'next()' cannot be called from outside of the actor",
        "actor-isolated property 'count' cannot be accessed from outside of the actor",
        "actor-isolated property 'count' can not be referenced from a nonisolated context",
      ]
    ),
    (
      "This function can't wait.", "actors",
      [
        "'async' call in a function that does not support concurrency",
        "'async' property access in a function that does not support concurrency",
        "call to actor-isolated instance method 'next()' in a synchronous nonisolated context "
          + "[#ActorIsolatedCall]",
      ]
    ),
    ("A 'defer' can't wait.", "", ["'async' call cannot occur in a defer body"]),
    (
      "or keep it in an actor.", "sendable-and-sendable",
      [
        "var 'known' is not concurrency-safe because it is nonisolated global shared mutable state "
          + "[#MutableGlobalVariable]"
      ]
    ),
    (
      "Use 'await' outside the closure", "actors",
      [
        "cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous "
          + "function type",
        "invalid conversion from 'async' function of type '() async throws -> Int' to synchronous "
          + "function type '() -> Int'",
      ]
    ),
    (
      "Use a local variable or a class, or an actor", "actors",
      [
        "left side of mutating operator isn't mutable: 'self' is immutable",
        "cannot assign through subscript: 'self' is immutable",
        "cannot use mutating member on immutable value: 'self' is immutable",
      ]
    ),
    (
      "If 'init' sets the property, write 'any'.", "the-swift-you-need",
      [
        "property declares an opaque return type, but has no initializer expression from which to infer "
          + "an underlying type [#OpaqueTypeInference]"
      ]
    ),
    (
      "Write the property's type with 'any'.", "the-swift-you-need",
      ["cannot assign value of type 'some Sheet' to type 'S'"]
    ),
    (
      "Indent the file again", "",
      ["expected declaration", "expected '}' in struct", "expected declaration; x | let a: Int"]
    ),
    (
      "Write a small struct", "the-swift-you-need",
      ["type '(Int, String)' does not conform to protocol 'Hashable'"]
    ),
    (
      "Write 'throws(TideError)' on your own functions", "typed-throws",
      ["thrown expression type 'any Error' cannot be converted to error type 'TideError'"]
    ),
    (
      "let it return a Result", "",
      [
        "cannot assign value of type 'Task<[HighWater], any Error>' to type 'Task<[HighWater], E>'",
        "referencing initializer 'init(name:priority:operation:)' on 'Task' requires the types 'E' and "
          + "'any Error' be equivalent",
        "thrown expression type 'any Error' cannot be converted to error type 'E' | "
          + "  try await task.value",
      ]
    ),
    (
      "Use 'do' and 'catch' instead.", "",
      [
        "thrown expression type 'any Error' cannot be converted to error type 'E' | "
          + "try result.get()"
      ]
    ),
    (
      "Write an 'init'", "",
      ["'GuardedCard' initializer is inaccessible due to 'private' protection level"]
    ),
    (
      "Write 'if Task.isCancelled' instead, and throw TideError yourself.", "",
      [
        "thrown expression type 'any Error' cannot be converted to error type 'TideError' | "
          + "    try Task.checkCancellation()"
      ]
    ),
    (
      "These 'catch' clauses may miss an error.", "typed-throws",
      ["thrown expression type 'any Error' cannot be converted to error type 'TideError' |     }"]
    ),
    (
      "Write the type after the enclosing 'do': 'do throws(TideError)'.", "typed-throws",
      [
        "thrown expression type 'any Error' cannot be converted to error type 'TideError' | "
          + "      throw error"
      ]
    ),
    (
      "Throw TideError, or throw before the 'do'.", "typed-throws",
      [
        "thrown expression type 'BookingError' cannot be converted to error type 'TideError' | "
          + "  if Task.isCancelled { throw BookingError.cancelled }",
        "thrown expression type 'CancellationError' cannot be converted to error type 'TideError' | "
          + "  throw CancellationError()",
      ]
    ),
    (
      "Write 'throws(E)', with that type", "typed-throws",
      [
        "type 'T' does not conform to protocol 'P'; candidate throws, but protocol does not allow it"
      ]
    ),
    (
      "Declare the method exactly as in the protocol", "",
      [
        "type 'T' does not conform to protocol 'P'; candidate has non-matching type '(Int) -> Int'"
      ]
    ),
    (
      "Put this call into its own 'do', and throw TideError", "typed-throws",
      [
        "thrown expression type 'BookError' cannot be converted to error type 'TideError' | "
          + "  do { try write() } catch { throw .no }",
        "thrown expression type 'BookError' cannot be converted to error type 'TideError'",
      ]
    ),
    (
      "'{ () throws(TableBookError) in'", "typed-throws",
      ["invalid conversion of thrown error type 'any Error' to 'TableBookError'"]
    ),
    (
      "Move each call into a function with its own 'do'", "typed-throws",
      [
        "cannot convert value of type 'any Error' to expected argument type 'PriceError'",
        "cannot convert value of type 'BookingError' to expected argument type 'PriceError'",
      ]
    ),
    (
      "Throw the error before the 'do'.", "typed-throws",
      ["type 'any Error' has no member 'cancelled'"]
    ),
  ])
  func `explains in two lines what beginners don't know, and what to read`(
    _ advice: String, _ section: String, _ messages: [String]
  ) throws {
    let page = "Chapters/0-the-scenario/README.md"
    for message in messages {
      // The quoted code follows a bar.
      let words = message.components(separatedBy: " | ")
      var error = CompilerError(path: "A.swift", line: 1, message: words[0])
      error.code = words.dropFirst().joined()
      let help = try #require(error.help)
      let parts = help.components(separatedBy: " See ")

      #expect(parts[0].contains(advice), "\(message): \(help)")
      #expect(parts[1...] == (section.isEmpty ? [] : ["\(page)#\(section)"]))
      #expect(Prose(width: 80).lines(parts[0], indent: 2).count <= 2, "\(help)")
    }
    let headings = try SourceTree.text(of: page).matches(of: /\n###? (.+)/).map {
      $0.1.lowercased().replacing(/[^\w -]/, with: "").replacing(" ", with: "-")
    }
    #expect(section.isEmpty || headings.contains(section))
  }

  @Test func `says how a method differs from its protocol, and what to do`() {
    let text = """
      /K/Exercise/A.swift:3:8: error: type 'S' does not conform to protocol 'P'
        |        |         `- note: candidate is marked 'mutating' but protocol does not allow it
        |        |- error: type 'S' does not conform to protocol 'P'
      """

    let error = CompilerError.errors(in: text, of: "/K/").first

    #expect(error?.words.contains("; candidate is marked 'mutating' but protocol") == true)
    #expect(error?.help?.contains("a class, or an actor") == true)
  }

  @Test func `takes the line of code from the compiler's quotation`() {
    let text = """
      /K/Exercise/A.swift:3:8: error: expected '}' in struct
      1 | struct A {
        |          `- note: to match this opening '{'
      3 |   let a = 1
        |   `- error: expected '}' in struct
      /K/Exercise/A.swift:5:1: error: thrown expression
       5 |  try Task.checkCancellation()
      """

    let errors = CompilerError.errors(in: text, of: "/K/")

    #expect(errors.map(\.code) == ["   let a = 1", "  try Task.checkCancellation()"])
    #expect(errors[0].words.hasSuffix("; to match this opening '{' in line 1"))
  }

  @Test(arguments: [
    "no member", "cannot find 'x' in scope", "call can throw but is not marked with 'try'",
    "cannot convert value of type 'Int' to expected argument type 'String'",
  ])
  func `leaves other messages of the compiler unchanged`(_ message: String) {
    #expect(CompilerError(path: "A.swift", line: 1, message: message).help == nil)
  }

  @Test func `lists missing requirements of a protocol, each once`() {
    let text = """
      /a b/Kata/Exercise/KeepOut.swift:3:8: error: type 'Guard' does not conform to protocol 'Box'
      3 | struct Guard: Box {
        |        |- error: type 'Guard' does not conform to protocol 'Box'
        |        `- note: add stubs for conformance
      /a b/Kata/Tests/Box.swift:2:8: note: protocol requires function 'open()' with type '() -> ()'
        |        `- note: protocol requires function 'open()' with type '() -> ()'
      4 |        `- note: protocol requires function 'shut()' with type '() -> ()'
      /elsewhere/Other.swift:3:8: error: type 'O' does not conform to protocol 'P'
        |        `- note: protocol requires function 'o()' with type '() -> ()'
      """

    let words = CompilerError.errors(in: text, of: "/a b/Kata/").map(\.words)

    #expect(
      words == [
        "type 'Guard' does not conform to protocol 'Box'; "
          + "protocol requires function 'open()' with type '() -> ()'; "
          + "protocol requires function 'shut()' with type '() -> ()'"
      ])
  }
}
