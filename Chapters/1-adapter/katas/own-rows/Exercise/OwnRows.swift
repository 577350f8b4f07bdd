import MessageKit

/// The rows at the counter: what the shelf knows of a parcel, and what its carrier says.
struct ParcelRow: MessageCell {
  init(_ shelf: ParcelShelf) {
    // Your code
  }

  func row(for message: MessageModel) -> String {
    // Your code
    ""
  }
}

extension MessageUIConfig {
  /// The café's colours: those of its sign.
  static let cafe = MessageUIConfig()  // Your code
}

/// The two screens of the café that show the carriers' messages.
@MainActor
enum ParcelScreens {
  /// The screen at the counter: our own rows, in the café's colours.
  static func atTheCounter(
    _ messages: some MessageDataSource, _ shelf: ParcelShelf,
    telling delegate: some MessageDelegate
  ) -> MessageScreen {
    // Your code: plug in what it takes, instead of no messages at all.
    MessageScreen.make(with: MessageAdapter(dataSource: [MessageModel]()))
  }

  /// The screen at the back door: the kit's own rows, and nobody who is told.
  static func atTheBackDoor(_ messages: some MessageDataSource) -> MessageScreen {
    // Your code: as above.
    MessageScreen.make(with: MessageAdapter(dataSource: [MessageModel]()))
  }
}
