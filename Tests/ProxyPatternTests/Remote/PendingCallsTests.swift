import Scenario
import TestSupport
import Testing

@testable import Remote

/// The questions that wait for one server.
@Suite(.endsInTime) struct PendingCallsTests {
  private typealias Outcomes = AsyncStream<Result<[String], RemoteFailure>>

  private let calls = PendingCalls(name: "sh")

  @Test func `gives up each question at its own deadline, and no other`() async throws {
    let (first, second, third) = (
      Outcomes.makeStream(), Outcomes.makeStream(), Outcomes.makeStream()
    )
    let short = try calls.add(first.continuation, within: .seconds(10))
    let shorter = try calls.add(second.continuation, within: .seconds(5))
    let long = try calls.add(third.continuation, within: .seconds(60))

    #expect(calls.giveUp(at: .now) == [])
    #expect(calls.giveUp(at: .now + .seconds(30)) == [short, shorter])
    #expect(calls.giveUp(at: .now + .seconds(30)) == [])
    #expect(await outcome(first.stream) == .failure(.peer("sh didn't answer within 10 seconds")))
    #expect(await outcome(second.stream) == .failure(.peer("sh didn't answer within 5 seconds")))
    #expect(calls.hear(#"{"version":1}"#) == nil)
    #expect(calls.hear(#"{"id":\#(long),"answer":["Annex"]}"#) == nil)
    #expect(await outcome(third.stream) == .success(["Annex"]))
  }

  @Test(arguments: [true, false])
  func `knows a server that has missed a deadline until it says something`(
    _ greets: Bool
  ) throws {
    if !greets { #expect(calls.hear(#"{"version":1}"#) == nil) }
    let id = try calls.add(Outcomes.makeStream().continuation, within: .seconds(10))
    let before = calls.isOverdue
    // It is looked at again and again.
    for _ in 1...2 { _ = calls.giveUp(at: .now + .seconds(30)) }
    let after = calls.isOverdue
    let fault = calls.hear(greets ? #"{"version":1}"# : #"{"id":\#(id),"answer":["late"]}"#)

    #expect(!before)
    #expect(after)
    #expect(fault == nil)
    #expect(!calls.isOverdue)
  }

  @Test func `takes the answer to a dropped question once`() throws {
    #expect(calls.hear(#"{"version":1}"#) == nil)
    let id = try calls.add(Outcomes.makeStream().continuation, within: .seconds(10))
    let (first, second) = (calls.drop(id), calls.drop(id))
    let answer = #"{"id":\#(id),"answer":[]}"#

    #expect(first && !second)
    #expect(calls.hear(answer) == nil)
    #expect(calls.hear(answer) == "answered number 1, for which nobody waits")
  }

  @Test func `tells nobody of an unreadable answer before the server is ended for it`() async throws
  {
    let call = Outcomes.makeStream()
    #expect(calls.hear(#"{"version":1}"#) == nil)
    let id = try calls.add(call.continuation, within: .seconds(10))
    let fault = calls.hear(#"{"id":\#(id),"answer":"Annex"}"#)
    calls.end(because: "was ended")

    #expect(fault == "wrote an answer that can't be read")
    #expect(await outcome(call.stream) == .failure(.peer("sh was ended")))
    // So is whoever comes later.
    #expect(throws: RemoteFailure.peer("sh was ended")) {
      _ = try calls.add(call.continuation, within: .seconds(10))
    }
  }

  @Test func `waits as long as anybody can say`() throws {
    _ = try calls.add(Outcomes.makeStream().continuation, within: .seconds(Int64.max))

    #expect(calls.giveUp(at: .now) == [])
  }

  private func outcome(_ outcomes: Outcomes) async -> Result<[String], RemoteFailure>? {
    for await outcome in outcomes { return outcome }
    return nil
  }
}
