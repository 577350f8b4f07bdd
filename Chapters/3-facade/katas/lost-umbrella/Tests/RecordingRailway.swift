import TestSupport

/// A timetable, a roster and a found book in a single object. It records every question.
final class RecordingRailway: Timetable, Roster, FoundBook {
  /// The kinds of questions.
  enum Question: String, CaseIterable {
    case code, train, whereabouts, entries, address
  }

  /// A train's departure from a station.
  struct Departure: Hashable {
    var code: String
    var minute: Int
  }

  /// The codes of the stations, by name.
  var codes = ["Upper Mill": "UMI", "upper mill": "LOW", " Møn  BRO ": "MB", "": "NIL"]

  /// The train numbers, by departure.
  var trains = [
    Departure(code: "UMI", minute: 580): 4711, Departure(code: "UMI", minute: 581): 88,
    Departure(code: "MB", minute: 5): 12, Departure(code: "NIL", minute: 1439): 7,
    Departure(code: "LOW", minute: 600): 9,
  ]

  /// Where each train is, by number.
  var whereabouts: [Int: Whereabouts] = [
    4711: .depot(DepotKey(name: "D4")), 88: .onTheLine(untilMinute: 1325),
    12: .depot(DepotKey(name: "D2")), 7: .depot(DepotKey(name: "D4")),
    9: .depot(DepotKey(name: "D2")),
  ]

  /// The entries in the book, by depot.
  var entries = [
    "D4": [
      FoundEntry(page: 3, tag: 31, note: "black brolly, wooden handle"),
      FoundEntry(page: 1, tag: 7, note: " Sonnenschirm GELB "),
      FoundEntry(page: 5, tag: 31, note: "black brolly, wooden handle"),
    ]
  ]

  /// The addresses of the depots.
  var addresses = ["D4": "4 Harbor Street", "D2": " Gleis 9, Møn "]

  /// The questions that get no answer at the moment.
  var silent: Set<Question> = []

  /// The questions so far, in order.
  var asked: [String] { notes.all }
  private let notes = Notes<String>()

  func code(ofStation name: String) throws(TimetableFault) -> StationCode? {
    notes.write("code of \(name)")
    if silent.contains(.code) { throw .stopped(code: 31) }
    return codes[name].map(StationCode.init)
  }

  func train(
    leaving station: StationCode, atMinute minute: Int
  ) throws(TimetableFault) -> TrainNumber? {
    notes.write("train from \(station.letters) at \(minute)")
    if silent.contains(.train) { throw .closed }
    return trains[Departure(code: station.letters, minute: minute)].map(TrainNumber.init)
  }

  func whereabouts(of train: TrainNumber) throws(RosterFault) -> Whereabouts {
    notes.write("whereabouts of \(train.number)")
    guard !silent.contains(.whereabouts), let place = whereabouts[train.number] else {
      throw RosterFault(queue: 9)
    }
    return place
  }

  func entries(fitting word: String, at depot: DepotKey) throws(FoundBookFault) -> [FoundEntry] {
    notes.write("\(word) at \(depot.name)")
    if silent.contains(.entries) { throw .wet(page: 3) }
    return entries[depot.name] ?? []
  }

  func address(of depot: DepotKey) throws(RosterFault) -> String {
    notes.write("address of \(depot.name)")
    if silent.contains(.address) { throw RosterFault(queue: 2) }
    return addresses[depot.name] ?? ""
  }
}
