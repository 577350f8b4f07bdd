import TestSupport
import Testing

@Suite(.kata()) struct TideTableTests {
  private let station = TideStation()
  private let book = TideBook()

  // No two tests ask for the same day.

  // The first requirement.

  @Test func `shows on the board what the station says`() async {
    let board = TideBoard(source: makeSource(station: station, book: book.write))

    let shown = await board.lines(for: 12, in: "Møllehavn")

    #expect(shown == ["1:01 312 cm", "13:26 289 cm"])
  }

  @Test func `asks the station once for a question, with its own words`() async throws {
    let source = makeSource(station: station, book: book.write)

    _ = try await source.highWaters(on: 366, in: " Old HARBOUR")

    let asked = station.questions
    #expect(asked == [question(366, " Old HARBOUR")])
  }

  @Test func `writes a line for each answer`() async throws {
    let source = makeSource(station: station, book: book.write)

    _ = try await source.highWaters(on: 20, in: "Møllehavn")
    _ = try await source.highWaters(on: 21, in: "Dry Creek")
    _ = try await source.highWaters(on: 20, in: "Old Harbour")

    let written = book.lines
    #expect(
      written == ["20 Møllehavn: 2 times", "21 Dry Creek: 0 times", "20 Old Harbour: 2 times"])
  }

  @Test(arguments: failures)
  func `writes a line for a failure, and passes it on as it came`(_ failure: TideError) async {
    let source = makeSource(station: TideStation(failing: [failure]), book: book.write)

    let outcome = await ask(source, 30, "Møllehavn")

    let written = book.lines
    #expect(outcome == .failure(failure))
    #expect(written == ["30 Møllehavn: no answer"])
  }

  @Test func `asks and writes nothing before somebody asks`() {
    _ = makeSource(station: station, book: book.write)

    #expect(station.questions == [])
    #expect(book.lines == [])
  }

  // The second requirement.

  @Test func `second: asks the station once for the same day and harbour`() async {
    let source = makeSource(station: station, book: book.write)

    let first = await ask(source, 40, "Møllehavn")
    let again = await ask(source, 40, "Møllehavn")

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

    let asked = station.questions
    #expect(asked == [question(50, "Møllehavn"), question(day, harbour)])
  }

  @Test func `second: remembers an answer when others came since`() async {
    let source = makeSource(station: station, book: book.write)
    let questions = [
      question(100, "Møllehavn"), question(101, "Møllehavn"), question(100, "Old Harbour"),
    ]

    var told: [Result<[HighWater], TideError>] = []
    for question in questions + questions {
      told.append(await ask(source, question.day, question.harbour))
    }

    let asked = station.questions
    #expect(told.suffix(3) == told.prefix(3))
    #expect(asked == questions, "an answer was forgotten when another one came")
  }

  @Test func `second: remembers that a harbour falls dry`() async {
    let source = makeSource(station: station, book: book.write)

    _ = await ask(source, 60, "Dry Creek")
    let again = await ask(source, 60, "Dry Creek")

    #expect(again == .success([]))
    #expect(station.questions == [question(60, "Dry Creek")])
  }

  @Test(arguments: failures)
  func `second: asks again after a failure`(_ failure: TideError) async {
    let station = TideStation(failing: [failure])
    let source = makeSource(station: station, book: book.write)

    let first = await ask(source, 70, "Møllehavn")
    let again = await ask(source, 70, "Møllehavn")

    #expect(first == .failure(failure))
    #expect((try? again.get())?.first == HighWater(minute: 62, centimetres: 370))
    #expect(station.questions.count == 2)
  }

  @Test func `second: writes into the book only what reaches the station`() async {
    let station = TideStation(failing: [.noLine("fog")])
    let source = makeSource(station: station, book: book.write)

    for _ in 1...3 { _ = await ask(source, 80, "Møllehavn") }

    let written = book.lines
    #expect(written == ["80 Møllehavn: no answer", "80 Møllehavn: 2 times"])
  }

  @Test func `second: remembers nothing from one program to the next`() async {
    _ = await ask(makeSource(station: station, book: book.write), 90, "Møllehavn")
    _ = await ask(makeSource(station: station, book: book.write), 90, "Møllehavn")

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
