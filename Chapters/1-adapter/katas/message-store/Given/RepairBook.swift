/// The repair book of the workshop for coffee machines. The workshop had it before we came, and
/// doesn't change it for us.
///
/// It has pages, and each page has three lines. A new ticket goes below the others, so the newest
/// is the last. Now and then somebody turns the page too early: then lines stay free between two
/// tickets.
@MainActor
class RepairBook {
  /// How many lines a page has.
  static let linesOnAPage = 3

  private var lines: [RepairTicket]

  /// Creates a book.
  ///
  /// - Parameter pages: The tickets of each page; lines that are left stay free.
  init(pages: [[RepairTicket]]) {
    lines = pages.flatMap { tickets in
      (0..<Self.linesOnAPage).map { $0 < tickets.count ? tickets[$0] : RepairTicket() }
    }
  }

  /// How many pages somebody has written on; 0 in a new book.
  var pages: Int { lines.count / Self.linesOnAPage }

  /// What stands on a line. A line that is free gives a ticket with the number 0.
  ///
  /// - Parameters:
  ///   - page: The page, counted from 1. A page that the book doesn't have ends the program.
  ///   - line: The line on the page: 1, 2 or 3.
  func ticket(onPage page: Int, line: Int) -> RepairTicket {
    precondition(page >= 1 && page <= pages, "the repair book has no page \(page)")
    precondition(line >= 1 && line <= Self.linesOnAPage, "no page has a line \(line)")
    return lines[(page - 1) * Self.linesOnAPage + line - 1]
  }

  /// Writes down that the customer has the machine back.
  ///
  /// - Parameter number: The number on the machine's tag.
  func handOut(_ number: Int) {
    for index in lines.indices where lines[index].number == number {
      lines[index].isHandedOut = true
    }
  }
}
