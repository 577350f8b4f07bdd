import MessageKit

extension MessageUIConfig {
  /// The colours of the board at the harbour.
  static let board = MessageUIConfig(background: .blue, text: .white)
}
