// Caught by: hands out the machine that was chosen, in whatever list it stands
import MessageKit

/// Shows the machines that are still in the workshop as messages, in the book's order.
///
/// - Role: adapter; target is `MessageDataSource`, adaptee is `RepairBook` (GoF p. 139).
struct RepairMessages: MessageDataSource {
  private let book: RepairBook

  init(_ book: RepairBook) {
    self.book = book
  }

  var count: Int {
    ticketsStillHere().count
  }

  func message(at index: Int) -> MessageModel? {
    let tickets = ticketsStillHere()
    return tickets.indices.contains(index) ? MessageModel(tickets[index]) : nil
  }

  /// A function, because it isn't a small thing: each call reads the whole book.
  private func ticketsStillHere() -> [RepairTicket] {
    // Not `1...book.pages`, which ends the program for a new book.
    (0..<book.pages).flatMap { page in
      (1...RepairBook.linesOnAPage).map { book.ticket(onPage: page + 1, line: $0) }
    }
    .filter { $0.number != 0 && !$0.isHandedOut }
  }
}

extension MessageModel {
  /// A ticket in the kit's words.
  fileprivate init(_ ticket: RepairTicket) {
    let name = [ticket.firstName, ticket.lastName].compactMap(\.self).joined(separator: " ")
    self.init(
      id: String(ticket.number), author: name.isEmpty ? "Somebody" : name,
      text: "\(ticket.machine): \(ticket.fault)")
  }
}

/// Hands out the machine of the ticket that somebody chooses.
final class RepairHandOut: MessageDelegate {
  private let book: RepairBook

  init(_ book: RepairBook) {
    self.book = book
  }

  func didShow(_ message: MessageModel, at index: Int) {}

  func didChoose(_ message: MessageModel, at index: Int) {
    let chosen = RepairMessages(book).message(at: index)
    guard let chosen, let number = Int(chosen.id) else { return }
    book.handOut(number)
  }
}

/// The desk where customers get their machines back: the kit's screen, with the book plugged in.
@MainActor
final class RepairDesk {
  /// The list of machines.
  let screen: MessageScreen

  // The screen doesn't keep it.
  private let handOut: RepairHandOut

  /// Opens a desk, and shows the book.
  init(_ book: RepairBook) {
    handOut = RepairHandOut(book)
    screen = MessageScreen.make(
      with: MessageAdapter(dataSource: RepairMessages(book), delegate: handOut))
    screen.show()
  }

  /// Chooses the ticket beside a number, and shows the book anew, whatever happened.
  ///
  /// - Returns: What the desk says: `Ticket 71 is handed out.`, or the kit's sentence.
  func choose(_ number: Int) -> String {
    defer { screen.show() }
    do {
      return "Ticket \(try screen.choose(number).id) is handed out."
    } catch {
      return "\(error)"
    }
  }
}
