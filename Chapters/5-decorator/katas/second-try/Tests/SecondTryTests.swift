import TestSupport
import Testing

// Drawn anew for a grade: "19", "the cable is out".

@Suite(.kata()) struct SecondTryTests {
  private let waits = Notes<Duration>()

  @Test(arguments: [[2, 7], [9, 4, 9], []])
  func `asks once, and doesn't wait, when the first try works`(_ free: [Int]) async throws {
    let server = RecordingTableBook(tables: free)

    let tables = try await SecondTry(server, wait: waits.write).freeTables(at: 19)

    let asked = server.calls
    #expect(tables == free)
    #expect(asked == [.freeTables(19)], "an empty list is an answer like any other")
    #expect(waits.all == [])
  }

  @Test func `asks again when the server was busy`() async throws {
    let server = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(2))])

    let tables = try await SecondTry(server, wait: waits.write).freeTables(at: 19)

    let asked = server.calls
    #expect(tables == [2, 7])
    #expect(asked == [.freeTables(19), .freeTables(19)])
  }

  @Test func `waits each time as long as the server asked for`() async throws {
    let times = [Duration.milliseconds(1500), .milliseconds(40), .zero, .seconds(10)]
    let failures = times.map { TableBookError.busy(askAgainAfter: $0) }
    let server = RecordingTableBook(failing: failures)
    let other = RecordingTableBook(failing: failures)

    let tables = try await SecondTry(server, tries: 5, wait: waits.write).freeTables(at: 19)
    let table = try await SecondTry(other, tries: 5, wait: waits.write).reserve(seats: 4, at: 19)

    let waited = waits.all
    #expect(tables == [2, 7])
    #expect(table == 7)
    #expect(waited == times + times)
  }

  @Test(arguments: [10, 0])
  func `reads the free tables again, a second after no answer came`(
    _ patience: Int
  ) async throws {
    let server = RecordingTableBook(failing: [.noAnswer("the cable is out")])

    let tables = try await SecondTry(server, patience: .seconds(patience), wait: waits.write)
      .freeTables(at: 19)

    let asked = server.calls
    #expect(tables == [2, 7])
    #expect(asked == [.freeTables(19), .freeTables(19)])
    #expect(waits.all == [.seconds(1)])
  }

  @Test(arguments: [(4, 19), (1, 0), (12, 23)])
  func `reserves through the table book inside, with the same numbers`(
    _ seats: Int, _ hour: Int
  ) async throws {
    let server = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(2))])
    let retry = SecondTry(server, wait: waits.write)

    let table = try await retry.reserve(seats: seats, at: hour)
    let tables = try await retry.freeTables(at: hour)

    let asked = server.calls
    #expect(table == 7)
    #expect(tables == [2, 7])
    #expect(asked == [.reserve(seats, hour), .reserve(seats, hour), .freeTables(hour)])
  }

  @Test func `doesn't reserve again when no answer came`() async {
    let server = RecordingTableBook(failing: [.noAnswer("the cable is out")])

    let outcome = await reservation(SecondTry(server, wait: waits.write))

    let asked = server.calls
    #expect(asked == [.reserve(4, 19)], "the guests may have two tables now")
    #expect(outcome == .failure(.noAnswer("the cable is out")))
    #expect(waits.all == [])
  }

  @Test func `reserves again when the server was busy: it did nothing yet`() async {
    let server = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(2))])

    let outcome = await reservation(SecondTry(server, wait: waits.write))

    let asked = server.calls
    #expect(outcome == .success(7))
    #expect(asked == [.reserve(4, 19), .reserve(4, 19)])
    #expect(waits.all == [.seconds(2)])
  }

  @Test(arguments: [TableBookError.refused("closed on Mondays"), .cancelled])
  func `asks once when another try can't change the answer`(_ failure: TableBookError) async {
    let server = RecordingTableBook(failing: [failure])
    let other = RecordingTableBook(failing: [failure])

    let outcome = await reading(SecondTry(server, wait: waits.write))
    let reserved = await reservation(SecondTry(other, wait: waits.write))

    let asked = server.calls + other.calls
    #expect(outcome == .failure(failure))
    #expect(reserved == .failure(failure))
    #expect(asked == [.freeTables(19), .reserve(4, 19)])
    #expect(waits.all == [])
  }

  @Test(arguments: [Duration.seconds(10), .seconds(3), .milliseconds(300), .zero])
  func `gives up at once when the server wants more time than a guest has`(
    _ patience: Duration
  ) async {
    let busy = TableBookError.busy(askAgainAfter: patience + .milliseconds(1))
    let server = RecordingTableBook(failing: [busy])
    let other = RecordingTableBook(failing: [busy])

    let outcome = await reading(
      SecondTry(server, patience: patience, wait: waits.write))
    let reserved = await reservation(
      SecondTry(other, patience: patience, wait: waits.write))

    let asked = server.calls + other.calls
    #expect(outcome == .failure(busy))
    #expect(reserved == .failure(busy))
    #expect(asked == [.freeTables(19), .reserve(4, 19)])
    #expect(waits.all == [])
  }

  @Test(arguments: [1, 2, 5])
  func `asks no more often than it may`(_ tries: Int) async {
    let server = RecordingTableBook(failing: Self.storm)

    _ = await reading(SecondTry(server, tries: tries, wait: waits.write))

    let asked = server.calls
    #expect(asked.count == tries)
  }

  @Test(arguments: [1, 3, 4])
  func `reserves no more often than it may when the server stays busy`(_ tries: Int) async {
    let server = RecordingTableBook(failing: Self.rush)

    _ = await reservation(SecondTry(server, tries: tries, wait: waits.write))

    let asked = server.calls
    #expect(asked.count == tries)
  }

  @Test(arguments: [0, -1])
  func `asks once when it is told to try less than once`(_ tries: Int) async {
    let server = RecordingTableBook(failing: Self.storm)

    let outcome = await reading(SecondTry(server, tries: tries, wait: waits.write))

    let asked = server.calls
    #expect(outcome == .failure(.noAnswer("storm 1")))
    #expect(asked.count == 1)
  }

  @Test func `doesn't wait after the last try`() async {
    let server = RecordingTableBook(failing: Self.storm)

    _ = await reading(SecondTry(server, tries: 3, wait: waits.write))

    let waited = waits.all
    #expect(waited == [.seconds(1), .seconds(1)])
  }

  @Test func `ends with a failure, not with an empty list or an old one, when no try worked`()
    async
  {
    let server = RecordingTableBook(failing: [nil] + Self.storm)
    let retry = SecondTry(server, wait: waits.write)

    let before = await reading(retry)
    let outcome = await reading(retry)

    #expect(before == .success([2, 7]))
    #expect(throws: TableBookError.self, "nobody knows which tables are free now") {
      try outcome.get()
    }
  }

  @Test func `says how the first try failed when no try worked`() async {
    let server = RecordingTableBook(failing: Self.storm)

    let outcome = await reading(SecondTry(server, tries: 3, wait: waits.write))

    #expect(outcome == .failure(.noAnswer("storm 1")))
  }

  @Test func `says how the first try to reserve failed when the server stayed busy`() async {
    let server = RecordingTableBook(failing: Self.rush)

    let outcome = await reservation(SecondTry(server, tries: 3, wait: waits.write))

    #expect(outcome == .failure(.busy(askAgainAfter: .seconds(1))))
  }

  @Test(arguments: [1, 2])
  func `says that a reservation got no answer, not how the tries before failed`(
    _ before: Int
  ) async {
    let busy = TableBookError.busy(askAgainAfter: .seconds(2))
    let server = RecordingTableBook(
      failing: Array(repeating: busy, count: before) + [.noAnswer("the cable is out")])

    let outcome = await reservation(SecondTry(server, tries: 3, wait: waits.write))

    let asked = server.calls
    #expect(outcome == .failure(.noAnswer("the cable is out")), "the table may be reserved")
    #expect(asked.count == before + 1)
  }

  @Test func `says at the last try, too, that the server wants more time than a guest has`() async {
    let server = RecordingTableBook(
      failing: [.busy(askAgainAfter: .seconds(2)), .busy(askAgainAfter: .seconds(11))])

    let outcome = await reading(
      SecondTry(server, tries: 2, patience: .seconds(10), wait: waits.write))

    let asked = server.calls
    #expect(
      outcome == .failure(.busy(askAgainAfter: .seconds(11))),
      "this failure allows no other try, so the caller gets it, and not the first one")
    #expect(asked.count == 2)
    #expect(waits.all == [.seconds(2)])
  }

  @Test(arguments: endings, [1, 2])
  func `says why a later try was the last one, not how the first try failed`(
    _ failure: TableBookError, _ before: Int
  ) async {
    let storm = [TableBookError.noAnswer("the cable is out"), .busy(askAgainAfter: .seconds(2))]
    let server = RecordingTableBook(failing: storm.prefix(before) + [failure])
    let other = RecordingTableBook(failing: Self.rush.prefix(before) + [failure])

    let outcome = await reading(SecondTry(server, tries: 3, wait: waits.write))
    let reserved = await reservation(SecondTry(other, tries: 3, wait: waits.write))

    let asked = [server.calls.count, other.calls.count]
    let waited = Array([Duration.seconds(1), .seconds(2)].prefix(before))
    #expect(outcome == .failure(failure))
    #expect(reserved == .failure(failure))
    #expect(asked == [before + 1, before + 1])
    #expect(waits.all == waited + waited)
  }

  @Test(arguments: endings)
  func `says why it ended, even to a guest who has left: only a wait notices that`(
    _ failure: TableBookError
  ) async {
    let server = RecordingTableBook(failing: [failure])
    let other = RecordingTableBook(failing: [failure])

    let outcomes = await promptly(within: .seconds(3)) {
      withUnsafeCurrentTask { $0?.cancel() }
      let read = await reading(SecondTry(server, wait: waits.write))
      return (read: read, reserved: await reservation(SecondTry(other, wait: waits.write)))
    }

    #expect(outcomes?.read == .failure(failure))
    #expect(outcomes?.reserved == .failure(failure))
    #expect(waits.all == [])
  }

  @Test(arguments: leavings)
  func `asks no more when the wait ended with an error`(_ error: any Error) async {
    let server = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(2))])
    let other = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(2))])

    let outcome = await reading(SecondTry(server) { _ in throw error })
    let reserved = await reservation(SecondTry(other) { _ in throw error })

    let asked = server.calls + other.calls
    #expect(outcome == .failure(.cancelled))
    #expect(reserved == .failure(.cancelled))
    #expect(asked == [.freeTables(19), .reserve(4, 19)])
  }

  @Test(arguments: [RecordingTableBook.Call.freeTables(19), .reserve(4, 19)])
  func `ends when the guest leaves during the wait`(
    _ call: RecordingTableBook.Call
  ) async throws {
    let gate = Gate()
    let crowd = Crowd()
    let server = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(2))])
    let retry = SecondTry(server) { [waits] time in
      waits.write(time)
      await gate.pass()
      try Task.checkCancellation()
    }
    let guest = crowd.call { () async -> Result<[Int], TableBookError> in
      switch call {
      case .freeTables: await reading(retry)
      case .reserve: await reservation(retry).map { [$0] }
      }
    }
    await crowd.waits()
    guest.cancel()

    let outcome = await promptly(within: .seconds(3)) { await guest.value }
    await gate.open()

    let ending = try #require(outcome, "the guest has left, and the call still waits")
    let asked = server.calls
    #expect(ending == .failure(.cancelled))
    #expect(asked == [call])
    #expect(waits.all == [.seconds(2)])
  }

  @Test func `has all its tries for the next call, too`() async {
    let server = RecordingTableBook(failing: Self.storm)
    let retry = SecondTry(server, tries: 3, wait: waits.write)

    _ = await reading(retry)
    _ = await reading(retry)

    let asked = server.calls
    #expect(asked.count == 6)
  }

  @Test func `keeps the failures of two calls apart that overlap`() async throws {
    let gate = Gate()
    let server = RecordingTableBook(
      failing: [.busy(askAgainAfter: .seconds(2))] + Self.storm.prefix(2)
        + [.busy(askAgainAfter: .seconds(3))])
    let retry = SecondTry(server, tries: 2) { [waits] time in
      waits.write(time)
      if time == .seconds(2) { await gate.pass() }
    }
    let first = Task {
      let outcome = await reservation(retry)
      // A call that never came to the gate comes now: so nobody waits for it in vain.
      await gate.pass()
      return outcome
    }

    // While one guest waits for a busy server, another one asks in vain.
    let read = await promptly(within: .seconds(3)) {
      await gate.arrivals(1)
      return await reading(retry)
    }
    await gate.open()
    let reserved = await promptly(within: .seconds(3)) { await first.value }

    #expect(read == .failure(.noAnswer("storm 1")))
    #expect(reserved == .failure(.busy(askAgainAfter: .seconds(2))), "its own first failure")
    #expect(server.calls == [.reserve(4, 19), .freeTables(19), .freeTables(19), .reserve(4, 19)])
  }

  @Test func `writes a line for each request that the server gets`() async throws {
    let server = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(2))])
    let requests = Notes<String>()
    let book = appTableBook(
      over: server, requests: requests.write, visits: { _ in }, wait: waits.write)

    _ = try await book.freeTables(at: 19)
    _ = try await book.reserve(seats: 4, at: 19)

    let written = requests.all
    #expect(
      written == [
        "free tables at 19: failed", "free tables at 19: answered",
        "reserve 4 seats at 19: answered",
      ])
    #expect(waits.all == [.seconds(2)])
  }

  @Test func `writes one line for a guest's call, however many tries it needs`() async throws {
    let server = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(2))])
    let visits = Notes<String>()
    let book = appTableBook(
      over: server, requests: { _ in }, visits: visits.write, wait: waits.write)

    _ = try await book.freeTables(at: 19)
    _ = try await book.reserve(seats: 4, at: 19)

    let written = visits.all
    #expect(written == ["free tables at 19: answered", "reserve 4 seats at 19: answered"])
    #expect(waits.all == [.seconds(2)])
  }

  /// More failures than any test allows tries. In the end the server answers, so that a call that
  /// never gives up ends, too.
  private static let storm = (1...9).map { TableBookError.noAnswer("storm \($0)") }

  /// The same for a server that is busy, each time a second longer.
  private static let rush = (1...9).map { TableBookError.busy(askAgainAfter: .seconds($0)) }

  /// Failures after which no other try can help, neither to read nor to reserve.
  private static let endings = [
    TableBookError.refused("closed on Mondays"), .cancelled, .busy(askAgainAfter: .seconds(11)),
  ]

  /// How a wait ends when the guest leaves.
  private static let leavings: [any Error] = [
    CancellationError(), TableBookError.refused("the door is open"),
  ]

  /// What reading the free tables brought, as a value that can be compared.
  private func reading(_ book: some TableBook) async -> Result<[Int], TableBookError> {
    do {
      return .success(try await book.freeTables(at: 19))
    } catch {
      return .failure(error)
    }
  }

  /// What a reservation brought, as a value that can be compared.
  private func reservation(_ book: some TableBook) async -> Result<Int, TableBookError> {
    do {
      return .success(try await book.reserve(seats: 4, at: 19))
    } catch {
      return .failure(error)
    }
  }
}
