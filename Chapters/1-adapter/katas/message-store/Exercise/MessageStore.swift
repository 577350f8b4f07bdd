import MessageKit

/// Shows the machines that are still in the workshop as messages, in the book's order.
struct RepairMessages: MessageDataSource {
  init(_ book: RepairBook) {
    // Your code
  }

  var count: Int {
    // Your code
    0
  }

  func message(at index: Int) -> MessageModel? {
    // Your code: find the ticket, and make a message of it.
    nil
  }
}

/// Hands out the machine of the ticket that somebody chooses.
final class RepairHandOut: MessageDelegate {
  init(_ book: RepairBook) {
    // Your code
  }

  func didShow(_ message: MessageModel, at index: Int) {}

  func didChoose(_ message: MessageModel, at index: Int) {
    // Your code
  }
}

/// The desk where customers get their machines back: the kit's screen, with the book plugged in.
@MainActor
final class RepairDesk {
  /// The list of machines.
  let screen: MessageScreen

  /// Opens a desk, and shows the book.
  init(_ book: RepairBook) {
    // Your code: plug in what you wrote above, instead of no messages at all.
    screen = MessageScreen.make(with: MessageAdapter(dataSource: [MessageModel]()))
  }

  /// Chooses the ticket beside a number, and shows the book anew, whatever happened.
  ///
  /// - Returns: What the desk says: `Ticket 71 is handed out.`, or the kit's sentence.
  func choose(_ number: Int) -> String {
    // Your code
    ""
  }
}
