/// Finds things that were left on a train: each question has its own `do` and `catch`.
final class LostAndFound {
  let timetable: any Timetable
  let roster: any Roster
  let book: any FoundBook

  init(timetable: any Timetable, roster: any Roster, book: any FoundBook) {
    (self.timetable, self.roster, self.book) = (timetable, roster, book)
  }

  func find(
    _ thing: String, leftOnTheTrainFrom station: String, at time: ClockTime
  ) throws(LostAndFoundError) -> [FoundThing] {
    let code: StationCode?
    do { code = try timetable.code(ofStation: station) } catch { throw .noAnswer(from: .timetable) }
    if code == nil { throw .unknownStation(station) }

    var train: TrainNumber?
    if let code {
      do {
        train = try timetable.train(leaving: code, atMinute: time.minute + time.hour * 60)
      } catch {
        throw .noAnswer(from: .timetable)
      }
    }
    guard let train else { throw .noTrain }

    let place: Whereabouts
    do { place = try roster.whereabouts(of: train) } catch { throw .noAnswer(from: .roster) }
    if case .onTheLine(untilMinute: let minute) = place {
      let (hour, rest) = minute.quotientAndRemainder(dividingBy: 60)
      throw .stillRunning(until: ClockTime(hour: hour, minute: rest))
    }
    guard case .depot(let depot) = place else { return [] }

    let entries: [FoundEntry]
    do { entries = try book.entries(fitting: thing, at: depot) } catch {
      throw .noAnswer(from: .foundBook)
    }
    if entries.isEmpty { return [] }

    var things: [FoundThing] = []
    do {
      let address = try roster.address(of: depot)
      for entry in entries {
        things.append(FoundThing(what: entry.note, tag: entry.tag, address: address))
      }
    } catch {
      throw .noAnswer(from: .roster)
    }
    return things
  }
}
