/// Finds things that were left on a train: each question is a step from one `Result` to the next.
struct LostAndFound {
  private typealias Step<Answer> = Result<Answer, LostAndFoundError>

  private let code: (String) -> Step<StationCode?>
  private let train: (StationCode, Int) -> Step<TrainNumber?>
  private let place: (TrainNumber) -> Step<Whereabouts>
  private let entries: (String, DepotKey) -> Step<[FoundEntry]>
  private let address: (DepotKey) -> Step<String>

  init(timetable: any Timetable, roster: any Roster, book: any FoundBook) {
    code = { name in step(.timetable) { try timetable.code(ofStation: name) } }
    train = { code, minute in
      step(.timetable) { try timetable.train(leaving: code, atMinute: minute) }
    }
    place = { train in step(.roster) { try roster.whereabouts(of: train) } }
    entries = { word, depot in step(.foundBook) { try book.entries(fitting: word, at: depot) } }
    address = { depot in step(.roster) { try roster.address(of: depot) } }
  }

  func find(
    _ thing: String, leftOnTheTrainFrom station: String, at time: ClockTime
  ) throws(LostAndFoundError) -> [FoundThing] {
    try code(station)
      .flatMap { code in present(code, or: .unknownStation(station)) }
      .flatMap { code in train(code, 60 * time.hour + time.minute) }
      .flatMap { train in present(train, or: .noTrain) }
      .flatMap(place)
      .flatMap(depot)
      .flatMap { depot in
        entries(thing, depot).flatMap { entries in
          entries.isEmpty ? .success([]) : address(depot).map { things(of: entries, at: $0) }
        }
      }
      .get()
  }

  private func present<Answer>(_ answer: Answer?, or error: LostAndFoundError) -> Step<Answer> {
    answer.map(Step.success) ?? .failure(error)
  }

  private func depot(of place: Whereabouts) -> Step<DepotKey> {
    switch place {
    case .depot(let depot): .success(depot)
    case .onTheLine(let minute):
      .failure(.stillRunning(until: ClockTime(hour: minute / 60, minute: minute % 60)))
    }
  }

  private func things(of entries: [FoundEntry], at address: String) -> [FoundThing] {
    entries.map { FoundThing(what: $0.note, tag: $0.tag, address: address) }
  }
}

private func step<Answer>(
  _ office: LostAndFoundError.Office, _ ask: () throws -> Answer
) -> Result<Answer, LostAndFoundError> {
  Result(catching: ask).mapError { _ in .noAnswer(from: office) }
}
