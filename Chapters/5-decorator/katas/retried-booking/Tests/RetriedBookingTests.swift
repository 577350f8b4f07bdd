import TestSupport
import Testing

// Replaced during grading: "19", "the cable is out".

@Suite(.kata()) struct RetriedBookingTests {
  private let waits = Notes<Duration>()

  @Test(arguments: [[2, 7], [9, 4, 9], []])
  func `asks once, and doesn't wait, when the first try works`(_ free: [Int]) async throws {
    let server = RecordingTableBook(tables: free)

    let tables = try await RetriedBooking(server, wait: waits.write).freeTables(at: 19)

    let asked = server.calls
    #expect(tables == free)
    #expect(asked == [.freeTables(19)], "an empty list is an answer like any other")
    #expect(waits.all == [])
  }

  @Test(arguments: [[2, 7], [9, 4, 9], []])
  func `asks again when the server was busy`(_ free: [Int]) async throws {
    let server = RecordingTableBook(
      failing: [.busy(askAgainAfter: .seconds(2))], tables: free)

    let tables = try await RetriedBooking(server, wait: waits.write).freeTables(at: 19)

    let asked = server.calls
    #expect(tables == free)
    #expect(asked == [.freeTables(19), .freeTables(19)])
  }

  @Test(arguments: [Duration.seconds(10), .seconds(30), .zero])
  func `waits each time for as long as the server asked`(_ patience: Duration) async throws {
    // All times are within the patience, which limits each wait, but not the sum of all waits.
    let times = [patience / 4, patience / 250, .zero, patience]
    let failures = times.map { TableBookError.busy(askAgainAfter: $0) }
    let server = RecordingTableBook(failing: failures)
    let other = RecordingTableBook(failing: failures)

    let tables = try await RetriedBooking(server, tries: 5, patience: patience, wait: waits.write)
      .freeTables(at: 19)
    let table = try await RetriedBooking(other, tries: 5, patience: patience, wait: waits.write)
      .reserve(seats: 4, at: 19)

    let waited = waits.all
    #expect(tables == [2, 7])
    #expect(table == 7)
    #expect(waited == times + times)
  }

  @Test(arguments: [10, 0])
  func `reads the free tables again one second after a call without an answer`(
    _ patience: Int
  ) async throws {
    let server = RecordingTableBook(failing: [.noAnswer("the cable is out")])

    let tables = try await RetriedBooking(server, patience: .seconds(patience), wait: waits.write)
      .freeTables(at: 19)

    let asked = server.calls
    #expect(tables == [2, 7])
    #expect(asked == [.freeTables(19), .freeTables(19)])
    #expect(waits.all == [.seconds(1)])
  }

  @Test(arguments: [(4, 19), (1, 0), (12, 23), (0, 24), (-1, -1)])
  func `reserves through the inner table book, with the same numbers`(
    _ seats: Int, _ hour: Int
  ) async throws {
    let server = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(2))])
    let retry = RetriedBooking(server, wait: waits.write)

    let table = try await retry.reserve(seats: seats, at: hour)
    let tables = try await retry.freeTables(at: hour)

    let asked = server.calls
    #expect(table == 7)
    #expect(tables == [2, 7])
    #expect(asked == [.reserve(seats, hour), .reserve(seats, hour), .freeTables(hour)])
  }

  @Test func `doesn't reserve again when no answer came`() async {
    let server = RecordingTableBook(failing: [.noAnswer("the cable is out")])

    let outcome = await reservation(RetriedBooking(server, wait: waits.write))

    let asked = server.calls
    #expect(asked == [.reserve(4, 19)], "the guests may have two tables now")
    #expect(outcome == .failure(.noAnswer("the cable is out")))
    #expect(waits.all == [])
  }

  @Test func `reserves again when the server was busy, because a busy server does nothing`() async {
    let server = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(2))])

    let outcome = await reservation(RetriedBooking(server, wait: waits.write))

    let asked = server.calls
    #expect(outcome == .success(7))
    #expect(asked == [.reserve(4, 19), .reserve(4, 19)])
    #expect(waits.all == [.seconds(2)])
  }

  @Test(arguments: [TableBookError.refused("closed on Mondays"), .cancelled])
  func `asks once when a retry can't change the answer`(_ failure: TableBookError) async {
    let server = RecordingTableBook(failing: [failure])
    let other = RecordingTableBook(failing: [failure])

    let outcome = await reading(RetriedBooking(server, wait: waits.write))
    let reserved = await reservation(RetriedBooking(other, wait: waits.write))

    let asked = server.calls + other.calls
    #expect(outcome == .failure(failure))
    #expect(reserved == .failure(failure))
    #expect(asked == [.freeTables(19), .reserve(4, 19)])
    #expect(waits.all == [])
  }

  @Test(arguments: [Duration.seconds(10), .seconds(3), .milliseconds(300), .zero])
  func `gives up at once when the server asks for more time than the guest has`(
    _ patience: Duration
  ) async {
    let busy = TableBookError.busy(askAgainAfter: patience + .milliseconds(1))
    let server = RecordingTableBook(failing: [busy])
    let other = RecordingTableBook(failing: [busy])

    let outcome = await reading(
      RetriedBooking(server, patience: patience, wait: waits.write))
    let reserved = await reservation(
      RetriedBooking(other, patience: patience, wait: waits.write))

    let asked = server.calls + other.calls
    #expect(outcome == .failure(busy))
    #expect(reserved == .failure(busy))
    #expect(asked == [.freeTables(19), .reserve(4, 19)])
    #expect(waits.all == [])
  }

  @Test(arguments: [1, 2, 5], [storm, rush])
  func `makes only the allowed attempts`(_ tries: Int, _ failures: [TableBookError]) async {
    let server = RecordingTableBook(failing: failures)

    _ = await reading(RetriedBooking(server, tries: tries, wait: waits.write))

    let asked = server.calls
    #expect(asked.count == tries)
  }

  @Test(arguments: [1, 3, 4])
  func `makes only the allowed attempts to reserve a table`(_ tries: Int) async {
    let server = RecordingTableBook(failing: Self.rush)

    _ = await reservation(RetriedBooking(server, tries: tries, wait: waits.write))

    let asked = server.calls
    let waited = (1..<tries).map { Duration.seconds($0) }
    #expect(asked.count == tries)
    #expect(waits.all == waited, "no wait comes after the last try")
  }

  @Test(arguments: [0, -1])
  func `asks once when the number of tries is less than one`(_ tries: Int) async {
    let server = RecordingTableBook(failing: Self.storm)
    let other = RecordingTableBook(failing: Self.rush)

    let outcome = await reading(RetriedBooking(server, tries: tries, wait: waits.write))
    let reserved = await reservation(RetriedBooking(other, tries: tries, wait: waits.write))

    let asked = server.calls + other.calls
    #expect(outcome == .failure(.noAnswer("storm 1")))
    #expect(reserved == .failure(.busy(askAgainAfter: .seconds(1))))
    #expect(asked == [.freeTables(19), .reserve(4, 19)])
    #expect(waits.all == [])
  }

  @Test(arguments: zip([storm, rush], [1, 2]))
  func `doesn't wait after the last try`(_ failures: [TableBookError], _ second: Int) async {
    let server = RecordingTableBook(failing: failures)

    _ = await reading(RetriedBooking(server, tries: 3, wait: waits.write))

    let waited = waits.all
    #expect(waited == [.seconds(1), .seconds(second)])
  }

  @Test(arguments: [storm, rush] + endings.map { [$0] })
  func `ends with an error, not with an empty or old list, when no try worked`(
    _ failures: [TableBookError]
  ) async {
    let server = RecordingTableBook(failing: [nil] + failures)
    let retry = RetriedBooking(server, wait: waits.write)

    let before = await reading(retry)
    let outcome = await reading(retry)

    #expect(before == .success([2, 7]))
    #expect(throws: TableBookError.self, "nobody knows which tables are free now") {
      try outcome.get()
    }
  }

  @Test(arguments: [storm, rush, weather, Array(weather.dropFirst())])
  func `throws the first error when no try worked`(_ failures: [TableBookError]) async {
    let server = RecordingTableBook(failing: failures)

    let outcome = await reading(RetriedBooking(server, tries: 3, wait: waits.write))

    #expect(outcome == .failure(failures[0]))
  }

  @Test func `throws a reservation's first error when the server stays busy`() async {
    let server = RecordingTableBook(failing: Self.rush)

    let outcome = await reservation(RetriedBooking(server, tries: 3, wait: waits.write))

    #expect(outcome == .failure(.busy(askAgainAfter: .seconds(1))))
  }

  @Test(arguments: [1, 2])
  func `throws noAnswer when a reservation gets no answer, even after other errors`(
    _ before: Int
  ) async {
    let busy = TableBookError.busy(askAgainAfter: .seconds(2))
    let server = RecordingTableBook(
      failing: Array(repeating: busy, count: before) + [.noAnswer("the cable is out")])

    let outcome = await reservation(RetriedBooking(server, tries: 3, wait: waits.write))

    let asked = server.calls
    #expect(outcome == .failure(.noAnswer("the cable is out")), "the table may be reserved")
    #expect(asked.count == before + 1)
  }

  @Test func `throws the last try's error when the server asks for too much time`() async {
    let server = RecordingTableBook(
      failing: [.busy(askAgainAfter: .seconds(2)), .busy(askAgainAfter: .seconds(11))])

    let outcome = await reading(
      RetriedBooking(server, tries: 2, patience: .seconds(10), wait: waits.write))

    let asked = server.calls
    #expect(
      outcome == .failure(.busy(askAgainAfter: .seconds(11))),
      "after this error, a retry isn't allowed, so the caller gets this error")
    #expect(asked.count == 2)
    #expect(waits.all == [.seconds(2)])
  }

  @Test(arguments: endings, [1, 2])
  func `throws the error that stopped the retries, not the first error`(
    _ failure: TableBookError, _ before: Int
  ) async {
    let storm = [TableBookError.noAnswer("the cable is out"), .busy(askAgainAfter: .seconds(2))]
    let server = RecordingTableBook(failing: storm.prefix(before) + [failure])
    let other = RecordingTableBook(failing: Self.rush.prefix(before) + [failure])

    let outcome = await reading(RetriedBooking(server, tries: 3, wait: waits.write))
    let reserved = await reservation(RetriedBooking(other, tries: 3, wait: waits.write))

    let asked = [server.calls.count, other.calls.count]
    let waited = Array([Duration.seconds(1), .seconds(2)].prefix(before))
    #expect(outcome == .failure(failure))
    #expect(reserved == .failure(failure))
    #expect(asked == [before + 1, before + 1])
    #expect(waits.all == waited + waited)
  }

  @Test(arguments: endsWithoutAWait)
  func `ends as usual when no wait is needed, even for a guest who has left`(
    _ failure: TableBookError?, _ tries: Int
  ) async {
    let server = RecordingTableBook(failing: [failure])
    let other = RecordingTableBook(failing: [failure])

    let outcomes = await promptly(within: .seconds(3)) {
      withUnsafeCurrentTask { $0?.cancel() }
      let read = await reading(RetriedBooking(server, tries: tries, wait: waits.write))
      let reserved = await reservation(RetriedBooking(other, tries: tries, wait: waits.write))
      return (read: read, reserved: reserved)
    }

    let read: Result<[Int], TableBookError> = failure.map { .failure($0) } ?? .success([2, 7])
    let reserved: Result<Int, TableBookError> = failure.map { .failure($0) } ?? .success(7)
    #expect(outcomes?.read == read)
    #expect(outcomes?.reserved == reserved)
    #expect(waits.all == [])
  }

  @Test(arguments: calls)
  func `continues if the wait doesn't throw, even for a guest who has left`(
    _ call: RecordingTableBook.Call
  ) async {
    let server = RecordingTableBook(failing: Self.rush)

    let outcome = await promptly(within: .seconds(3)) {
      withUnsafeCurrentTask { $0?.cancel() }
      return await ending(of: call, at: RetriedBooking(server, tries: 3, wait: waits.write))
    }

    #expect(outcome == .failure(.busy(askAgainAfter: .seconds(1))))
    #expect(server.calls == [call, call, call])
    #expect(waits.all == [.seconds(1), .seconds(2)])
  }

  @Test(arguments: leavings, [1, 2])
  func `doesn't retry when the wait ends with an error`(_ error: any Error, _ last: Int) async {
    let silent = RecordingTableBook(failing: Self.storm)
    let server = RecordingTableBook(failing: Self.rush)
    let other = RecordingTableBook(failing: Self.rush)

    let unheard = await reading(RetriedBooking(silent, wait: wait(leaving: last, with: error)))
    let outcome = await reading(RetriedBooking(server, wait: wait(leaving: last, with: error)))
    let reserved = await reservation(RetriedBooking(other, wait: wait(leaving: last, with: error)))

    let asked = [silent.calls.count, server.calls.count, other.calls.count]
    #expect(unheard == .failure(.cancelled))
    #expect(outcome == .failure(.cancelled))
    #expect(reserved == .failure(.cancelled))
    #expect(asked == [last, last, last])
  }

  @Test(arguments: [
    (RecordingTableBook.Call.freeTables(19), TableBookError.noAnswer("the cable is out")),
    (.freeTables(19), .busy(askAgainAfter: .seconds(1))),
    (.reserve(4, 19), .busy(askAgainAfter: .seconds(1))),
  ])
  func `ends the call when the guest leaves during the wait`(
    _ call: RecordingTableBook.Call, _ failure: TableBookError
  ) async throws {
    let gate = Gate()
    let crowd = Crowd()
    let server = RecordingTableBook(failing: [failure])
    let retry = RetriedBooking(server) { [waits] time in
      waits.write(time)
      await gate.pass()
      try Task.checkCancellation()
    }
    let guest = crowd.call { await ending(of: call, at: retry) }
    await crowd.waits()
    guest.cancel()

    let outcome = await promptly(within: .seconds(3)) { await guest.value }
    await gate.open()

    let end = try #require(outcome, "the guest has left, but the call still waits")
    let asked = server.calls
    #expect(end == .failure(.cancelled))
    #expect(asked == [call])
    #expect(waits.all == [.seconds(1)])
  }

  @Test(arguments: [nil, TableBookError.noAnswer("storm 3"), .refused("closed on Mondays")])
  func `gives the next call the full number of tries again`(_ third: TableBookError?) async {
    var failures: [TableBookError?] = Self.rush
    failures[2] = third
    let server = RecordingTableBook(failing: failures)
    let retry = RetriedBooking(server, tries: 3, wait: waits.write)

    _ = await reading(retry)
    let reserved = await reservation(retry)
    let outcome = await reading(retry)

    let asked = server.calls
    #expect(reserved == .failure(.busy(askAgainAfter: .seconds(4))), "the call's own first error")
    #expect(outcome == .failure(.busy(askAgainAfter: .seconds(7))), "the call's own first error")
    #expect(asked.count == 9)
  }

  @Test(arguments: calls, calls)
  func `keeps separate errors for two overlapping calls`(
    _ call: RecordingTableBook.Call, _ other: RecordingTableBook.Call
  ) async throws {
    let gate = Gate()
    let server = RecordingTableBook(failing: [.busy(askAgainAfter: .seconds(10))] + Self.rush)
    let retry = RetriedBooking(server, tries: 2) { [waits] time in
      waits.write(time)
      if time == .seconds(10) { await gate.pass() }
    }
    let first = Task {
      let outcome = await ending(of: call, at: retry)
      // If the call never reached the gate, pass the gate here: the test waits for an arrival.
      await gate.pass()
      return outcome
    }

    // While one guest waits for a busy server, a second guest's call of either kind fails.
    let second = await promptly(within: .seconds(3)) {
      await gate.arrivals(1)
      return await ending(of: other, at: retry)
    }
    await gate.open()
    let outcome = await promptly(within: .seconds(3)) { await first.value }

    #expect(second == .failure(.busy(askAgainAfter: .seconds(1))), "the call's own first error")
    #expect(outcome == .failure(.busy(askAgainAfter: .seconds(10))), "the call's own first error")
    #expect(server.calls == [call, other, other, call])
  }

  @Test func `writes a line for each request that the server gets`() async {
    let server = RecordingTableBook(failing: Self.evening)
    let requests = Notes<String>()
    let book = appTableBook(
      over: server, requests: requests.write, visits: { _ in }, wait: waits.write)

    _ = await reading(book)
    _ = await reservation(book)
    _ = await reading(book)
    _ = await reservation(book)

    let written = requests.all
    #expect(
      written == [
        "free tables at 19: failed", "free tables at 19: failed", "free tables at 19: answered",
        "reserve 4 seats at 19: failed", "reserve 4 seats at 19: failed",
        "reserve 4 seats at 19: failed", "free tables at 19: failed",
        "reserve 4 seats at 19: answered",
      ])
    #expect(waits.all == [.seconds(1), .seconds(10), .seconds(1), .seconds(2)])
  }

  @Test func `writes one line for a guest's call, however many tries the call needs`() async {
    let server = RecordingTableBook(failing: Self.evening)
    let visits = Notes<String>()
    let book = appTableBook(
      over: server, requests: { _ in }, visits: visits.write, wait: waits.write)

    _ = await reading(book)
    _ = await reservation(book)
    _ = await reading(book)
    _ = await reservation(book)

    let written = visits.all
    #expect(
      written == [
        "free tables at 19: answered", "reserve 4 seats at 19: failed",
        "free tables at 19: failed", "reserve 4 seats at 19: answered",
      ])
    #expect(waits.all == [.seconds(1), .seconds(10), .seconds(1), .seconds(2)])
  }

  /// Each kind of call to a table book.
  private static let calls = [RecordingTableBook.Call.freeTables(19), .reserve(4, 19)]

  /// More failures than any test has tries. Then the server answers, so every call ends, even a
  /// call that never gives up.
  private static let storm = (1...9).map { TableBookError.noAnswer("storm \($0)") }

  /// As many failures of a busy server, which asks for one more second each time.
  private static let rush = (1...9).map { TableBookError.busy(askAgainAfter: .seconds($0)) }

  /// Both kinds of failures, alternating.
  private static let weather = zip(storm, rush).flatMap { [$0, $1] }

  /// How the app's server fails. The first call needs all the tries and all the patience. The
  /// second would need an additional try, and the third would need a little more patience.
  private static let evening: [TableBookError?] = [
    .noAnswer("the cable is out"), .busy(askAgainAfter: .seconds(10)), nil,
    .busy(askAgainAfter: .seconds(1)), .busy(askAgainAfter: .seconds(2)),
    .busy(askAgainAfter: .seconds(3)), .busy(askAgainAfter: .milliseconds(10_001)),
  ]

  /// Errors after which neither a read nor a reservation is retried.
  private static let endings = [
    TableBookError.refused("closed on Mondays"), .cancelled, .busy(askAgainAfter: .seconds(11)),
  ]

  /// The first try's error, or nil if that try works, and the number of tries. No call has to wait.
  private static let endsWithoutAWait: [(TableBookError?, Int)] = [
    (nil, 3), (.refused("closed on Mondays"), 3), (.cancelled, 3),
    (.busy(askAgainAfter: .seconds(11)), 3), (.busy(askAgainAfter: .seconds(2)), 1),
    (.noAnswer("the cable is out"), 1),
  ]

  /// The errors that end a wait when the guest leaves.
  private static let leavings: [any Error] = [
    CancellationError(), TableBookError.refused("the door is open"),
    TableBookError.busy(askAgainAfter: .zero),
  ]

  /// A wait that takes no time, and throws when the guest leaves.
  ///
  /// - Parameters:
  ///   - last: The number of the wait in which the guest leaves.
  ///   - error: The error that ends that wait.
  private func wait(
    leaving last: Int, with error: any Error
  ) -> @Sendable (Duration) async throws -> Void {
    let waits = Notes<Duration>()
    return { time in
      if waits.number(of: time) == last { throw error }
    }
  }

  /// The outcome of a call, for both kinds of calls.
  private func ending(
    of call: RecordingTableBook.Call, at book: some TableBook
  ) async -> Result<[Int], TableBookError> {
    switch call {
    case .freeTables: await reading(book)
    case .reserve: await reservation(book).map { [$0] }
    }
  }

  /// The outcome of reading the free tables, as a value that can be compared.
  private func reading(_ book: some TableBook) async -> Result<[Int], TableBookError> {
    do {
      return .success(try await book.freeTables(at: 19))
    } catch {
      return .failure(error)
    }
  }

  /// The outcome of a reservation, as a value that can be compared.
  private func reservation(_ book: some TableBook) async -> Result<Int, TableBookError> {
    do {
      return .success(try await book.reserve(seats: 4, at: 19))
    } catch {
      return .failure(error)
    }
  }
}
