import MessageKit

extension MessageUIConfig {
  /// The colors of the notice board's rows.
  static let board = MessageUIConfig(background: .blue, text: .white)
}
