// Caught by: keeps the delegate at the counter no longer than whoever made it
import MessageKit

/// The rows at the counter: what the shelf knows of a parcel, and what its carrier says.
///
/// No cutting, cleaning or colours here: the kit does that for all rows alike.
struct ParcelRow: MessageCell {
  private let shelf: ParcelShelf

  init(_ shelf: ParcelShelf) {
    self.shelf = shelf
  }

  func row(for message: MessageModel) -> String {
    let carrierSays = "\(message.text) (\(message.author))"
    guard let parcel = shelf.parcel(tagged: message.id) else { return "[?] \(carrierSays)" }
    let mark = parcel.isCollected ? "[x]" : "[ ]"
    return "\(mark) \(parcel.recipient), \(words(for: parcel.days)): \(carrierSays)"
  }

  private func words(for days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "1 day"
    default: "\(days) days"
    }
  }
}

extension MessageUIConfig {
  /// The café's colours: those of its sign.
  static let cafe = MessageUIConfig(background: .black, text: .yellow)
}

/// The two screens of the café that show the carriers' messages.
@MainActor
enum ParcelScreens {
  private static var delegates: [any MessageDelegate] = []

  /// The screen at the counter: our own rows, in the café's colours.
  static func atTheCounter(
    _ messages: some MessageDataSource, _ shelf: ParcelShelf,
    telling delegate: some MessageDelegate
  ) -> MessageScreen {
    // The kit doesn't keep it.
    delegates.append(delegate)
    return MessageScreen.make(
      with: MessageAdapter(
        dataSource: messages, delegate: delegate, cell: ParcelRow(shelf), config: .cafe))
  }

  /// The screen at the back door: the kit's own rows, and nobody who is told.
  static func atTheBackDoor(_ messages: some MessageDataSource) -> MessageScreen {
    MessageScreen.make(with: MessageAdapter(dataSource: messages))
  }
}
