/// Finds things that somebody left on a train.
///
/// - Role: facade; the subsystem is timetable, roster and found book (GoF p. 187).
struct LostAndFound {
  private let timetable: any Timetable
  private let roster: any Roster
  private let book: any FoundBook

  init(timetable: any Timetable, roster: any Roster, book: any FoundBook) {
    self.timetable = timetable
    self.roster = roster
    self.book = book
  }

  /// Looks for a thing that somebody left on a train.
  ///
  /// - Parameters:
  ///   - thing: The thing, in the traveler's words.
  ///   - station: The station where the traveler got on.
  ///   - time: The time when the train left this station.
  /// - Returns: All found things that match, or an empty list if nothing was found.
  func find(
    _ thing: String, leftOnTheTrainFrom station: String, at time: ClockTime
  ) throws(LostAndFoundError) -> [FoundThing] {
    let code = try ask(.timetable) { try timetable.code(ofStation: station) }
    guard let code else { throw .unknownStation(station) }
    let train = try ask(.timetable) { try timetable.train(leaving: code, atMinute: time.minutes) }
    guard let train else { throw .noTrain }
    let depot = try depot(of: train)
    let entries = try ask(.foundBook) { try book.entries(fitting: thing, at: depot) }
    guard !entries.isEmpty else { return [] }
    let address = try ask(.roster) { try roster.address(of: depot) }
    return entries.map { FoundThing(what: $0.note, tag: $0.tag, address: address) }
  }

  private func depot(of train: TrainNumber) throws(LostAndFoundError) -> DepotKey {
    switch try ask(.roster, { try roster.whereabouts(of: train) }) {
    case .depot(let depot): return depot
    case .onTheLine(let minute): throw .stillRunning(until: ClockTime(minutes: minute))
    }
  }

  /// Asks an office. If the office throws an error, the desk reports only which office failed.
  private func ask<Answer>(
    _ office: LostAndFoundError.Office, _ question: () throws -> Answer
  ) throws(LostAndFoundError) -> Answer {
    do {
      return try question()
    } catch {
      throw .noAnswer(from: office)
    }
  }
}

extension ClockTime {
  /// The minutes since midnight, as the offices count time.
  fileprivate var minutes: Int {
    hour * 60 + minute
  }

  fileprivate init(minutes: Int) {
    self.init(hour: minutes / 60, minute: minutes % 60)
  }
}
