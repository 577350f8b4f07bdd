import ProxyPattern
import Scenario
import TestSupport
import Testing

/// Equal searches that are in flight at the same time.
@Suite(.endsInTime) struct SharedSearchTests {
  private let crowd = Crowd()
  private let gate = Gate()
  private let ended = Gate()

  @Test func `sends one request for a hundred simultaneous equal searches`() async throws {
    let subject = slowSubject()
    let proxy = SharedSearch { subject }

    let calls = (1...100).map { _ in call(proxy) }
    await gate.arrivals(1)
    await crowd.waits()
    await gate.open()
    let answers = try #require(await promptly { await values(of: calls) }, "a caller still waits")

    #expect(answers == Array(repeating: .success(.cafes), count: 100))
    #expect(subject.queries.count == 1)
  }

  @Test func `gives every waiting caller the failure, and doesn't cache it`() async throws {
    let subject = slowSubject(failing: .unavailable("storm"))
    let proxy = SharedSearch { subject }

    let calls = (1...3).map { _ in call(proxy) }
    await gate.arrivals(1)
    await crowd.waits()
    await gate.open()
    let answers = try #require(await promptly { await values(of: calls) }, "a caller still waits")
    let later = await call(proxy).value

    #expect(answers == Array(repeating: .failure(.unavailable("storm")), count: 3))
    #expect(later == .success(.cafes))
    #expect(subject.queries.count == 2)
  }

  @Test func `releases a cancelled caller at once, and answers the others`() async throws {
    let subject = slowSubject()
    let proxy = SharedSearch { subject }
    let first = call(proxy)
    await gate.arrivals(1)
    let second = call(proxy)
    await crowd.waits()

    first.cancel()
    let cancelled = try #require(await promptly { await first.value }, "the caller still waits")
    await gate.open()
    let answered = try #require(await promptly { await second.value }, "no answer arrived")

    #expect(cancelled == .failure(.cancelled))
    #expect(answered == .success(.cafes))
    #expect(subject.queries.count == 1)
  }

  @Test func `cancels the request when every caller is cancelled`() async throws {
    let second = Gate()
    let subject = slowSubject(second: second)
    let proxy = SharedSearch { subject }
    let calls = (1...3).map { _ in call(proxy) }
    await gate.arrivals(1)
    await crowd.waits()

    for call in calls { call.cancel() }
    let answers = try #require(await promptly { await values(of: calls) }, "a caller still waits")
    // The subject reaches this gate only when its own task was cancelled.
    let didEnd: Void? = await promptly { await ended.arrivals(1) }
    await gate.open()
    // A new call doesn't join a request that is being cancelled, and isn't affected by its end.
    let newCall = call(proxy)
    let didBegin: Void? = await promptly(within: .seconds(5)) { await second.arrivals(1) }
    await ended.open()
    for _ in 1...1000 { await Task.yield() }
    await second.open()
    let later = await newCall.value

    #expect(answers == Array(repeating: .failure(.cancelled), count: 3))
    #expect(didEnd != nil, "the request continued although nobody waited")
    #expect(didBegin != nil, "the new call sent no request")
    #expect(later == .success(.cafes))
    #expect(subject.queries.count == 2)
  }

  /// A subject that answers when the gate opens; only the first search can fail.
  private func slowSubject(
    failing failure: SearchError? = nil, second: Gate? = nil
  ) -> RecordingSearch {
    RecordingSearch { [gate, ended] (count, _) throws(SearchError) in
      await gate.pass()
      if Task.isCancelled {
        await Task { await ended.pass() }.value
        throw .cancelled
      }
      if count == 2 { await second?.pass() }
      if let failure, count == 1 { throw failure }
      return .cafes
    }
  }

  private func call(_ proxy: SharedSearch) -> Task<Result<[Business], SearchError>, Never> {
    crowd.call { await self.outcome(proxy) }
  }

  private func outcome(_ proxy: SharedSearch) async -> Result<[Business], SearchError> {
    await TestSupport.outcome { () async throws(SearchError) in
      try await proxy.search(.coffeeNearby)
    }
  }

  private func values(
    of calls: [Task<Result<[Business], SearchError>, Never>]
  ) async -> [Result<[Business], SearchError>] {
    var values: [Result<[Business], SearchError>] = []
    for call in calls { values.append(await call.value) }
    return values
  }
}
