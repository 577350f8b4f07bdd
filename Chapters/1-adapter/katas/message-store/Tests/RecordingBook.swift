import TestSupport

/// A repair book that writes down which lines are read, and which machines are handed out.
final class RecordingBook: RepairBook {
  /// The lines that were read, in order.
  var read: [String] { readNotes.all }
  private let readNotes = Notes<String>()

  /// The numbers of the machines that were handed out, in order.
  var handedOut: [Int] { handedOutNotes.all }
  private let handedOutNotes = Notes<Int>()

  override func ticket(onPage page: Int, line: Int) -> RepairTicket {
    readNotes.write("page \(page), line \(line)")
    return super.ticket(onPage: page, line: line)
  }

  override func handOut(_ number: Int) {
    handedOutNotes.write(number)
    super.handOut(number)
  }

  /// A book of two pages, with three machines that are still here. One line is free, and two
  /// machines were handed out.
  static func ofThisWeek() -> RecordingBook {
    RecordingBook(pages: [
      [
        RepairTicket(
          number: 71, firstName: "Mia", lastName: "Berg", machine: "Espresso machine",
          fault: "drips"),
        RepairTicket(
          number: 68, firstName: "Jonas", lastName: "Lund", machine: "Grinder", fault: "is stuck",
          isHandedOut: true),
      ],
      [
        RepairTicket(
          number: 74, firstName: "Tariq", lastName: "Okafor", machine: "Kettle",
          fault: "stays cold"),
        RepairTicket(
          number: 66, firstName: "Ada", machine: "Scale", fault: "shows nothing",
          isHandedOut: true),
        RepairTicket(
          number: 70, firstName: "Ines", lastName: "Costa", machine: "Milk frother",
          fault: "is too loud"),
      ],
    ])
  }
}
