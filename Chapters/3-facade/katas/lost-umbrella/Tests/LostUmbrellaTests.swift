import TestSupport
import Testing

// Replaced during grading: "UMI", "MB", "4711", "umbrella".

@Suite(.kata()) struct LostUmbrellaTests {
  private let railway = RecordingRailway()

  @Test(arguments: ["Upper Mill", "upper mill", " Møn  BRO ", ""])
  func `asks for the station's code first, with the station's name unchanged`(_ station: String) {
    _ = outcome("umbrella", from: station, ClockTime(hour: 9, minute: 40))

    #expect(railway.asked.first == "code of \(station)")
  }

  @Test(arguments: ["Upper Mil", "UMI", "UPPER MILL"])
  func `reports the name of an unknown station, and asks nothing else`(_ station: String) {
    let outcome = outcome("umbrella", from: station, ClockTime(hour: 9, minute: 40))

    #expect(outcome == .failure(.unknownStation(station)))
    #expect(railway.asked == ["code of \(station)"])
  }

  @Test(arguments: [
    ("Upper Mill", ClockTime(hour: 9, minute: 40), "UMI at 580"),
    (" Møn  BRO ", ClockTime(hour: 0, minute: 5), "MB at 5"),
    ("", ClockTime(hour: 23, minute: 59), "NIL at 1439"),
    ("upper mill", ClockTime(hour: 10, minute: 0), "LOW at 600"),
  ])
  func `asks for the train by the station's code and the minutes since midnight`(
    _ station: String, _ time: ClockTime, _ departure: String
  ) {
    _ = outcome("umbrella", from: station, time)

    #expect(railway.asked.dropFirst().first == "train from \(departure)")
  }

  @Test func `reports that no train left at that time, and asks nothing else`() {
    let outcome = outcome("umbrella", from: "Upper Mill", ClockTime(hour: 9, minute: 39))

    #expect(outcome == .failure(.noTrain), "a missing train is different from an empty list")
    #expect(railway.asked == ["code of Upper Mill", "train from UMI at 579"])
  }

  @Test(arguments: [
    (1325, ClockTime(hour: 22, minute: 5)), (1200, ClockTime(hour: 20, minute: 0)),
    (59, ClockTime(hour: 0, minute: 59)), (1439, ClockTime(hour: 23, minute: 59)),
  ])
  func `reports that the train is still running, and asks nothing else`(
    _ minute: Int, _ time: ClockTime
  ) {
    railway.whereabouts[88] = .onTheLine(untilMinute: minute)

    let outcome = outcome("umbrella", from: "Upper Mill", ClockTime(hour: 9, minute: 41))

    #expect(outcome == .failure(.stillRunning(until: time)))
    #expect(
      railway.asked == ["code of Upper Mill", "train from UMI at 581", "whereabouts of 88"],
      "a running train hasn't been cleaned, so the book has no entries yet")
  }

  @Test(arguments: ["umbrella", " Schirm, SCHWARZ ", ""])
  func `asks the found book about the train's depot, with the traveler's words unchanged`(
    _ thing: String
  ) {
    _ = outcome(thing, from: "Upper Mill", ClockTime(hour: 9, minute: 40))
    _ = outcome(thing, from: " Møn  BRO ", ClockTime(hour: 0, minute: 5))

    let asked = railway.asked.filter { $0.contains(" at D") }
    #expect(asked == ["\(thing) at D4", "\(thing) at D2"])
  }

  @Test func `returns an empty list when nothing was found, and asks for no address`() {
    let outcome = outcome("umbrella", from: " Møn  BRO ", ClockTime(hour: 0, minute: 5))

    #expect(outcome == .success([]), "an empty list is an answer, not an error")
    #expect(
      railway.asked == [
        "code of  Møn  BRO ", "train from MB at 5", "whereabouts of 12", "umbrella at D2",
      ])
  }

  @Test func `returns everything that the book finds, unchanged and in the book's order`() {
    let outcome = outcome("umbrella", from: "Upper Mill", ClockTime(hour: 9, minute: 40))

    let brolly = FoundThing(
      what: "black brolly, wooden handle", tag: 31, address: "4 Harbor Street")
    let parasol = FoundThing(what: " Sonnenschirm GELB ", tag: 7, address: "4 Harbor Street")
    #expect(outcome == .success([brolly, parasol, brolly]), "the book knows what an umbrella is")
  }

  @Test func `asks five questions, one after the other, and each question once`() {
    _ = outcome("umbrella", from: "Upper Mill", ClockTime(hour: 9, minute: 40))

    #expect(
      railway.asked == [
        "code of Upper Mill", "train from UMI at 580", "whereabouts of 4711", "umbrella at D4",
        "address of D4",
      ])
  }

  @Test(
    arguments: zip(
      RecordingRailway.Question.allCases,
      [LostAndFoundError.Office.timetable, .timetable, .roster, .foundBook, .roster]))
  func `names the office that doesn't answer, doesn't retry, and asks nothing else`(
    _ question: RecordingRailway.Question, _ office: LostAndFoundError.Office
  ) {
    railway.silent = [question]

    let outcome = outcome("umbrella", from: "Upper Mill", ClockTime(hour: 9, minute: 40))

    let place = RecordingRailway.Question.allCases.firstIndex(of: question) ?? 0
    #expect(
      outcome == .failure(.noAnswer(from: office)), "this question got no answer: \(question)")
    #expect(railway.asked.count == place + 1)
  }

  @Test func `asks no office before its method is called`() {
    let desk = LostAndFound(timetable: railway, roster: railway, book: railway)

    let before = railway.asked
    let outcome = outcome(
      "umbrella", from: " Møn  BRO ", ClockTime(hour: 0, minute: 5), at: desk)

    #expect(before == [])
    #expect(outcome == .success([]))
    #expect(railway.asked.count == 4)
  }

  @Test func `uses the offices' current answers, even after the staff change the data`() throws {
    let desk = LostAndFound(timetable: railway, roster: railway, book: railway)
    let time = ClockTime(hour: 9, minute: 40)
    let night = outcome("umbrella", from: "Upper Mill", time, at: desk)
    // The staff don't use the desk: a cleaner changes the book, and somebody reads an entry.
    railway.entries["D4"] = []
    railway.entries["D2"] = [FoundEntry(page: 8, tag: 50, note: "umbrella, wet")]
    let staffs = try railway.entries(fitting: "hat", at: DepotKey(name: "D2"))
    let morning = outcome("umbrella", from: "Upper Mill", time, at: desk)
    railway.whereabouts[4711] = .depot(DepotKey(name: "D2"))
    let noon = outcome("umbrella", from: "Upper Mill", time, at: desk)
    railway.addresses["D2"] = "Gleis 10"
    let afternoon = outcome("umbrella", from: "Upper Mill", time, at: desk)
    railway.codes["Upper Mill"] = "UM2"
    railway.trains[RecordingRailway.Departure(code: "UM2", minute: 580)] = 88
    let evening = outcome("umbrella", from: "Upper Mill", time, at: desk)

    var umbrella = FoundThing(what: "umbrella, wet", tag: 50, address: " Gleis 9, Møn ")
    #expect(night.map(\.count) == .success(3))
    #expect(staffs.map(\.tag) == [50])
    #expect(morning == .success([]))
    #expect(noon == .success([umbrella]))
    umbrella.address = "Gleis 10"
    #expect(afternoon == .success([umbrella]))
    #expect(evening == .failure(.stillRunning(until: ClockTime(hour: 22, minute: 5))))
    #expect(railway.asked.count == 5 + 1 + 4 + 5 + 5 + 3)
  }

  @Test func `finds things on each traveler's own train, even after failed calls`() {
    let desk = LostAndFound(timetable: railway, roster: railway, book: railway)
    railway.entries["D2"] = [FoundEntry(page: 8, tag: 50, note: "top hat")]

    let first = outcome("hat", from: "upper mill", ClockTime(hour: 10, minute: 0), at: desk)
    let second = outcome("hat", from: "upper mill", ClockTime(hour: 10, minute: 1), at: desk)
    let third = outcome("hat", from: "nowhere", ClockTime(hour: 10, minute: 0), at: desk)
    let fourth = outcome("hat", from: "", ClockTime(hour: 23, minute: 59), at: desk)
    let fifth = outcome("hat", from: "Upper Mill", ClockTime(hour: 9, minute: 41), at: desk)

    let hat = FoundThing(what: "top hat", tag: 50, address: " Gleis 9, Møn ")
    #expect(first == .success([hat]))
    #expect(second == .failure(.noTrain))
    #expect(third == .failure(.unknownStation("nowhere")))
    #expect(fourth.map { $0.map(\.tag) } == .success([31, 7, 31]))
    #expect(fifth == .failure(.stillRunning(until: ClockTime(hour: 22, minute: 5))))
  }

  @Test(arguments: RecordingRailway.Question.allCases)
  func `asks again in the next call if an office didn't answer`(
    _ question: RecordingRailway.Question
  ) throws {
    let desk = LostAndFound(timetable: railway, roster: railway, book: railway)
    let time = ClockTime(hour: 9, minute: 40)
    railway.silent = [question]
    _ = outcome("umbrella", from: "Upper Mill", time, at: desk)
    let asked = railway.asked.count
    railway.silent = []

    let outcome = outcome("umbrella", from: "Upper Mill", time, at: desk)

    #expect(outcome.map { $0.map(\.tag) } == .success([31, 7, 31]))
    #expect(railway.asked.count == asked + 5)
  }

  /// The result of a call, as a value that can be compared.
  private func outcome(
    _ thing: String, from station: String, _ time: ClockTime, at desk: LostAndFound? = nil
  ) -> Result<[FoundThing], LostAndFoundError> {
    let desk = desk ?? LostAndFound(timetable: railway, roster: railway, book: railway)
    do {
      return .success(try desk.find(thing, leftOnTheTrainFrom: station, at: time))
    } catch {
      return .failure(error)
    }
  }
}
