import TestSupport
import Testing

@Suite(.kata()) struct TideTableTests {
  private let station = TideStation()
  private let book = Notes<String>()

  // No two tests use the same day.

  // The first requirement.

  @Test(arguments: [
    ("Møllehavn", ["1:01 312 cm", "13:26 289 cm"]), ("", ["1:01 312 cm", "13:26 280 cm"]),
    ("Twin Bay", ["1:01 312 cm", "1:01 312 cm", "13:26 288 cm", "13:26 288 cm"]),
    ("Dry Creek", ["Dry Creek falls dry today."]),
  ])
  func `shows the station's answer on the board`(_ harbor: String, _ lines: [String]) async {
    let board = TideBoard(source: makeSource(station: station, book: book.write))

    let shown = await board.lines(for: 12, in: harbor)
    _ = await book.all(after: 1)

    #expect(shown == lines)
  }

  @Test(arguments: [(366, " Old  HARBOR "), (1, "")])
  func `passes each question to the station once, with the day and the name unchanged`(
    _ day: Int, _ harbor: String
  ) async throws {
    let source = makeSource(station: station, book: book.write)

    _ = try await source.highWaters(on: day, in: harbor)
    _ = await book.all(after: 1)

    let asked = station.questions
    #expect(asked == [question(day, harbor)])
  }

  @Test func `writes a line for each answer`() async throws {
    let source = makeSource(station: station, book: book.write)

    let questions = [
      (20, "Møllehavn"), (2, "Dry Creek"), (20, "Twin Bay"), (20, " Old  HARBOR "), (22, ""),
    ]
    for (index, question) in questions.enumerated() {
      _ = try await source.highWaters(on: question.0, in: question.1)
      _ = await book.all(after: index + 1)
    }

    let written = await book.all(after: 5)
    #expect(
      written == [
        "20 Møllehavn: 2 times", "2 Dry Creek: 0 times", "20 Twin Bay: 4 times",
        "20  Old  HARBOR : 2 times", "22 : 2 times",
      ])
  }

  @Test(arguments: [false, true])
  func `writes each question's line when its call ends, even when two calls overlap`(
    _ isCancelled: Bool
  ) async {
    let gate = Gate()
    let source = makeSource(station: TideStation(holding: gate), book: book.write)
    let slow = call(source, 25, "Møllehavn", waitingAt: gate)

    // While the station works on one question, it answers another.
    let second = await promptly(within: .seconds(3)) {
      await gate.arrivals(1)
      return await ask(source, 26, "Twin Bay")
    }
    let between = await book.all(after: 1)
    if isCancelled { slow.cancel() }
    await gate.open()
    let first = await promptly(within: .seconds(3)) { await slow.value }

    #expect([try? first?.get().count, try? second?.get().count] == [2, 4])
    #expect(between == ["26 Twin Bay: 4 times"])
    let written = await book.all(after: 2)
    #expect(written == ["26 Twin Bay: 4 times", "25 Møllehavn: 2 times"])
  }

  @Test(arguments: failures, [false, true])
  func `writes a line for a failure, and passes on the same failure`(
    _ failure: TideError, _ isCancelled: Bool
  ) async {
    let source = makeSource(station: TideStation(failing: [failure]), book: book.write)

    let outcome = await promptly(within: .seconds(3)) {
      if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      return await ask(source, 30, "Møllehavn")
    }

    let written = await book.all(after: 1)
    #expect(outcome == .failure(failure))
    #expect(written == ["30 Møllehavn: no answer"])
  }

  @Test func `doesn't ask the station or write a line before the first question`() async {
    _ = makeSource(station: station, book: book.write)

    let written = await book.all(after: 0)
    #expect(station.questions == [])
    #expect(written == [])
  }

  // The second requirement.

  @Test(arguments: ["Møllehavn", " Old  HARBOR ", "", "Twin Bay"])
  func `second: asks the station once for the same day and harbor`(_ harbor: String) async {
    let source = makeSource(station: station, book: book.write)

    let first = await ask(source, 40, harbor)
    let again = [await ask(source, 40, harbor), await ask(source, 40, harbor)]
    _ = await book.all(after: 1)

    let asked = station.questions
    #expect(again == [first, first])
    #expect(asked == [question(40, harbor)])
  }

  @Test(arguments: [
    (53, "Møllehavn 3"), (52, "møllehavn 3"), (52, "Møllehavn 33"), (5, "2Møllehavn 3"),
    (352, "Møllehavn "), (52, " Møllehavn 3"), (52, "Møllehavn 3 "), (52, "Møllehavn  3"),
    (52, "Møllehavn3"), (52, "Møllehavn"), (52, "Mollehavn 3"), (52, ""),
  ])
  func `second: asks again for a different day or harbor`(
    _ day: Int, _ harbor: String
  ) async {
    let source = makeSource(station: station, book: book.write)

    _ = await ask(source, 52, "Møllehavn 3")
    _ = await ask(source, day, harbor)
    _ = await book.all(after: 2)

    let asked = station.questions
    #expect(asked == [question(52, "Møllehavn 3"), question(day, harbor)])
  }

  @Test func `second: remembers an answer even after many other answers`() async {
    let source = makeSource(station: station, book: book.write)
    let questions = (100...300).flatMap { [question($0, "Møllehavn"), question($0, "Twin Bay")] }

    var told: [Result<[HighWater], TideError>] = []
    for question in questions + questions {
      told.append(await ask(source, question.day, question.harbor))
    }
    _ = await book.all(after: questions.count)

    let asked = station.questions
    #expect(told.suffix(questions.count) == told.prefix(questions.count))
    #expect(asked == questions, "an answer was forgotten when another answer arrived")
  }

  @Test func `second: remembers that a harbor falls dry`() async {
    let source = makeSource(station: station, book: book.write)

    _ = await ask(source, 60, "Dry Creek")
    let again = await ask(source, 60, "Dry Creek")
    _ = await book.all(after: 1)

    #expect(again == .success([]))
    #expect(station.questions == [question(60, "Dry Creek")])
  }

  @Test(arguments: failures)
  func `second: asks again after a failure`(_ failure: TideError) async {
    let station = TideStation(failing: [nil, nil, failure])
    let source = makeSource(station: station, book: book.write)

    let before = [await ask(source, 71, "Møllehavn"), await ask(source, 70, "Twin Bay")]
    let first = await ask(source, 70, "Møllehavn")
    let again = await ask(source, 70, "Møllehavn")
    let known = [await ask(source, 71, "Møllehavn"), await ask(source, 70, "Twin Bay")]
    _ = await book.all(after: 4)

    #expect(first == .failure(failure))
    #expect(again.map(\.first) == .success(HighWater(minute: 64, centimeters: 370)))
    #expect(known == before, "an answer was forgotten when another question failed")
    #expect(station.questions.count == 4)
  }

  @Test(arguments: [false, true])
  func `second: keeps apart two answers that arrive out of order`(_ isCancelled: Bool) async {
    let gate = Gate()
    let station = TideStation(holding: gate)
    let source = makeSource(station: station, book: book.write)
    let slow = call(source, 75, "Møllehavn", waitingAt: gate)

    let second = await promptly(within: .seconds(3)) {
      await gate.arrivals(1)
      return await ask(source, 76, "Twin Bay")
    }
    if isCancelled { slow.cancel() }
    await gate.open()
    let first = await promptly(within: .seconds(3)) { await slow.value }
    let again = [await ask(source, 75, "Møllehavn"), await ask(source, 76, "Twin Bay")]
    _ = await book.all(after: 2)

    #expect(again == [first, second])
    #expect(station.questions == [question(75, "Møllehavn"), question(76, "Twin Bay")])
  }

  @Test(arguments: [nil, TideError.noLine("fog")])
  func `second: answers two equal questions that overlap`(
    _ failure: TideError?
  ) async {
    let gate = Gate()
    let crowd = Crowd()
    // One or both of the questions reach the station.
    let station = TideStation(failing: [failure, failure], holding: gate)
    let source = makeSource(station: station, book: book.write)
    let calls = (1...2).map { _ in crowd.call { await ask(source, 77, "Møllehavn") } }

    let outcomes = await promptly(within: .seconds(3)) {
      await crowd.waits()
      await gate.open()
      return [await calls[0].value, await calls[1].value]
    }
    await gate.open()
    let asked = station.questions.count
    let written = await book.all(after: asked)
    _ = await ask(source, 77, "Møllehavn")
    let askedSince = station.questions.count - asked
    _ = await book.all(after: asked + askedSince)

    let ends = outcomes?.map { $0.map(\.count) }
    let end: Result<Int, TideError> = failure.map { .failure($0) } ?? .success(2)
    let line = failure == nil ? "77 Møllehavn: 2 times" : "77 Møllehavn: no answer"
    #expect(ends == [end, end])
    #expect(asked <= 2, "each question asks the station at most once")
    #expect(written == Array(repeating: line, count: asked))
    #expect(askedSince == (failure == nil ? 0 : 1), "answers are remembered, but failures aren't")
  }

  @Test func `second: lists in the book only the questions that reach the station`() async {
    let station = TideStation(failing: [.noLine("fog")])
    let source = makeSource(station: station, book: book.write)

    for lines in 1...3 {
      _ = await ask(source, 80, "Møllehavn")
      _ = await book.all(after: min(lines, 2))
    }

    let written = await book.all(after: 2)
    #expect(written == ["80 Møllehavn: no answer", "80 Møllehavn: 2 times"])
  }

  @Test func `second: gives each new source a cache of its own`() async {
    let books = [book, Notes<String>()]
    let sources = books.map { makeSource(station: station, book: $0.write) }

    for source in sources + sources { _ = await ask(source, 90, "Møllehavn") }
    let written = [await books[0].all(after: 1), await books[1].all(after: 1)]

    #expect(station.questions.count == 2, "each call to makeSource has to make a new cache")
    #expect(written == [["90 Møllehavn: 2 times"], ["90 Møllehavn: 2 times"]])
  }

  // The third requirement.

  @Test func `third: asks the station, and writes a line, each time the sign asks`() async {
    let station = TideStation(failing: [nil, .noLine("fog")])
    let source = makeSignSource(station: station, book: book.write)

    var answers: [Result<[HighWater], TideError>] = []
    for lines in 1...3 {
      answers.append(await ask(source, 92, "Møllehavn"))
      _ = await book.all(after: lines)
    }

    let minutes = answers.map { $0.map { $0.first?.minute } }
    let written = await book.all(after: 3)
    #expect(minutes == [.success(61), .failure(.noLine("fog")), .success(63)])
    #expect(
      written == ["92 Møllehavn: 2 times", "92 Møllehavn: no answer", "92 Møllehavn: 2 times"])
  }

  @Test func `third: answers the board from its cache, whatever the sign asks`() async {
    let board = makeSource(station: station, book: book.write)
    let sign = makeSignSource(station: station, book: book.write)

    let first = await ask(board, 93, "Møllehavn")
    _ = await ask(sign, 93, "Møllehavn")
    let again = await ask(board, 93, "Møllehavn")
    _ = await book.all(after: 2)

    #expect(again == first)
    #expect(station.questions.count == 2)
  }

  @Test func `third: has no property for answers in the sign's source`() {
    let source = makeSignSource(station: station, book: book.write)

    let found = collections(in: source)

    #expect(found == [], "the sign's computer has no room for these properties")
  }

  // This test reads your file.

  @Test func `third: contains the text 'no answer' in only one place`() throws {
    let lines = try sourceOfExercise().text.split(whereSeparator: \.isNewline)
    let code = lines.map { $0.split(separator: "//", omittingEmptySubsequences: false)[0] }

    let places = code.filter { $0.contains("no answer") }.map { String($0) }
    #expect(places.count <= 1, "more than one line contains the words 'no answer'")
  }

  /// The properties that are arrays, dictionaries or sets, in a source and in what it holds. A
  /// stored function may take or return such a value.
  private func collections(in value: Any, depth: Int = 0) -> [String] {
    guard !(value is TideStation), depth < 8 else { return [] }
    return Mirror(reflecting: value).children.flatMap { child in
      let type = "\(type(of: child.value))"
      let isCollection = type.contains(/^[^(]*\b(?:Array|Dictionary|Set)</)
      return isCollection
        ? ["\(child.label ?? "a property"): \(type)"]
        : collections(in: child.value, depth: depth + 1)
    }
  }

  /// The errors that the station can throw.
  private static let failures: [TideError] = [.noLine("Outer Light: STORM"), .unknownHarbor("M")]

  private func question(_ day: Int, _ harbor: String) -> TideStation.Question {
    TideStation.Question(day: day, harbor: harbor)
  }

  /// A call that waits at a gate.
  private func call(
    _ source: any TideSource, _ day: Int, _ harbor: String, waitingAt gate: Gate
  ) -> Task<Result<[HighWater], TideError>, Never> {
    Task {
      let outcome = await ask(source, day, harbor)
      // If the call never reached the gate, pass the gate now, so that nobody waits in vain.
      await gate.pass()
      return outcome
    }
  }

  /// The outcome of a call, as a value that can be compared.
  private func ask(
    _ source: any TideSource, _ day: Int, _ harbor: String
  ) async -> Result<[HighWater], TideError> {
    do {
      return .success(try await source.highWaters(on: day, in: harbor))
    } catch {
      return .failure(error)
    }
  }
}
