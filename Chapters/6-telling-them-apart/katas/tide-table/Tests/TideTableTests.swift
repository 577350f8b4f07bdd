import TestSupport
import Testing

@Suite(.kata()) struct TideTableTests {
  private let station = TideStation()
  private let book = Notes<String>()

  // No two tests ask for the same day.

  // The first requirement.

  @Test(arguments: [
    ("Møllehavn", ["1:01 312 cm", "13:26 289 cm"]), ("", ["1:01 312 cm", "13:26 280 cm"]),
    ("Twin Bay", ["1:01 312 cm", "1:01 312 cm", "13:26 288 cm", "13:26 288 cm"]),
  ])
  func `shows on the board what the station says`(_ harbour: String, _ lines: [String]) async {
    let board = TideBoard(source: makeSource(station: station, book: book.write))

    let shown = await board.lines(for: 12, in: harbour)
    _ = await book.all(after: 1)

    #expect(shown == lines)
  }

  @Test(arguments: [(366, " Old HARBOUR"), (1, "")])
  func `asks the station once for a question, with its own words`(
    _ day: Int, _ harbour: String
  ) async throws {
    let source = makeSource(station: station, book: book.write)

    _ = try await source.highWaters(on: day, in: harbour)
    _ = await book.all(after: 1)

    let asked = station.questions
    #expect(asked == [question(day, harbour)])
  }

  @Test func `writes a line for each answer`() async throws {
    let source = makeSource(station: station, book: book.write)

    let questions = [(20, "Møllehavn"), (21, "Dry Creek"), (20, "Twin Bay"), (20, " Old HARBOUR")]
    for (index, question) in questions.enumerated() {
      _ = try await source.highWaters(on: question.0, in: question.1)
      _ = await book.all(after: index + 1)
    }

    let written = await book.all(after: 4)
    #expect(
      written == [
        "20 Møllehavn: 2 times", "21 Dry Creek: 0 times", "20 Twin Bay: 4 times",
        "20  Old HARBOUR: 2 times",
      ])
  }

  @Test func `writes the line of each question when it has ended, also when two overlap`() async {
    let gate = Gate()
    let source = makeSource(station: TideStation(holding: gate), book: book.write)
    let slow = Task {
      let outcome = await ask(source, 25, "Møllehavn")
      // A call that never came to the gate comes now: so nobody waits for it in vain.
      await gate.pass()
      return outcome
    }

    // While the station thinks about one question, it answers another one.
    let second = await promptly(within: .seconds(3)) {
      await gate.arrivals(1)
      return await ask(source, 26, "Twin Bay")
    }
    let between = await book.all(after: 1)
    await gate.open()
    let first = await promptly(within: .seconds(3)) { await slow.value }

    #expect([try? first?.get().count, try? second?.get().count] == [2, 4])
    #expect(between == ["26 Twin Bay: 4 times"])
    let written = await book.all(after: 2)
    #expect(written == ["26 Twin Bay: 4 times", "25 Møllehavn: 2 times"])
  }

  @Test(arguments: failures)
  func `writes a line for a failure, and passes it on as it came`(_ failure: TideError) async {
    let source = makeSource(station: TideStation(failing: [failure]), book: book.write)

    let outcome = await ask(source, 30, "Møllehavn")

    let written = await book.all(after: 1)
    #expect(outcome == .failure(failure))
    #expect(written == ["30 Møllehavn: no answer"])
  }

  @Test func `asks and writes nothing before somebody asks`() async {
    _ = makeSource(station: station, book: book.write)

    let written = await book.all(after: 0)
    #expect(station.questions == [])
    #expect(written == [])
  }

  // The second requirement.

  @Test func `second: asks the station once for the same day and harbour`() async {
    let source = makeSource(station: station, book: book.write)

    let first = await ask(source, 40, "Møllehavn")
    let again = await ask(source, 40, "Møllehavn")
    _ = await book.all(after: 1)

    let asked = station.questions
    #expect(again == first)
    #expect(asked == [question(40, "Møllehavn")])
  }

  @Test(arguments: [(51, "Møllehavn"), (50, "møllehavn"), (50, "Møllehavn 1"), (5, "0Møllehavn")])
  func `second: asks for another day, and for another harbour`(
    _ day: Int, _ harbour: String
  ) async {
    let source = makeSource(station: station, book: book.write)

    _ = await ask(source, 50, "Møllehavn")
    _ = await ask(source, day, harbour)
    _ = await book.all(after: 2)

    let asked = station.questions
    #expect(asked == [question(50, "Møllehavn"), question(day, harbour)])
  }

  @Test func `second: remembers an answer when others came since`() async {
    let source = makeSource(station: station, book: book.write)
    let questions = (100...150).flatMap { [question($0, "Møllehavn"), question($0, "Twin Bay")] }

    var told: [Result<[HighWater], TideError>] = []
    for question in questions + questions {
      told.append(await ask(source, question.day, question.harbour))
    }
    _ = await book.all(after: questions.count)

    let asked = station.questions
    #expect(told.suffix(questions.count) == told.prefix(questions.count))
    #expect(asked == questions, "an answer was forgotten when another one came")
  }

  @Test func `second: remembers that a harbour falls dry`() async {
    let source = makeSource(station: station, book: book.write)

    _ = await ask(source, 60, "Dry Creek")
    let again = await ask(source, 60, "Dry Creek")
    _ = await book.all(after: 1)

    #expect(again == .success([]))
    #expect(station.questions == [question(60, "Dry Creek")])
  }

  @Test(arguments: failures)
  func `second: asks again after a failure`(_ failure: TideError) async {
    let station = TideStation(failing: [failure])
    let source = makeSource(station: station, book: book.write)

    let first = await ask(source, 70, "Møllehavn")
    let again = await ask(source, 70, "Møllehavn")
    _ = await book.all(after: 2)

    #expect(first == .failure(failure))
    #expect((try? again.get())?.first == HighWater(minute: 62, centimetres: 370))
    #expect(station.questions.count == 2)
  }

  @Test func `second: keeps two answers apart that come in another order`() async {
    let gate = Gate()
    let station = TideStation(holding: gate)
    let source = makeSource(station: station, book: book.write)
    let slow = Task {
      let outcome = await ask(source, 75, "Møllehavn")
      // A call that never came to the gate comes now: so nobody waits for it in vain.
      await gate.pass()
      return outcome
    }

    let second = await promptly(within: .seconds(3)) {
      await gate.arrivals(1)
      return await ask(source, 76, "Twin Bay")
    }
    await gate.open()
    let first = await promptly(within: .seconds(3)) { await slow.value }
    let again = [await ask(source, 75, "Møllehavn"), await ask(source, 76, "Twin Bay")]
    _ = await book.all(after: 2)

    #expect(again == [first, second])
    #expect(station.questions == [question(75, "Møllehavn"), question(76, "Twin Bay")])
  }

  @Test func `second: writes into the book only what reaches the station`() async {
    let station = TideStation(failing: [.noLine("fog")])
    let source = makeSource(station: station, book: book.write)

    for lines in 1...3 {
      _ = await ask(source, 80, "Møllehavn")
      _ = await book.all(after: min(lines, 2))
    }

    let written = await book.all(after: 2)
    #expect(written == ["80 Møllehavn: no answer", "80 Møllehavn: 2 times"])
  }

  @Test func `second: remembers nothing from one program to the next`() async {
    for lines in 1...2 {
      _ = await ask(makeSource(station: station, book: book.write), 90, "Møllehavn")
      _ = await book.all(after: lines)
    }

    #expect(station.questions.count == 2, "each call of makeSource puts a program together")
  }

  /// What can go wrong at the station.
  private static let failures: [TideError] = [.noLine("Outer Light: STORM"), .unknownHarbour("M")]

  private func question(_ day: Int, _ harbour: String) -> TideStation.Question {
    TideStation.Question(day: day, harbour: harbour)
  }

  /// What a call brought, as a value that can be compared.
  private func ask(
    _ source: any TideSource, _ day: Int, _ harbour: String
  ) async -> Result<[HighWater], TideError> {
    do {
      return .success(try await source.highWaters(on: day, in: harbour))
    } catch {
      return .failure(error)
    }
  }
}
