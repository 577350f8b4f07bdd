import TerminalText

/// A list of messages from which the user can choose.
///
/// - Role: client. It knows the app's objects only through the kit's own protocols.
@MainActor
public final class MessageScreen {
  /// A message as it was shown. The list may change later.
  private struct Row {
    var message: MessageModel
    var words: String
  }

  private let adapter: MessageAdapter
  private var rows: [Row] = []

  private init(_ adapter: MessageAdapter) {
    self.adapter = adapter
  }

  /// Makes a screen with what the app plugs in. This is the only way to make a screen. For a
  /// different look, make a new screen: a screen can't be changed afterwards.
  public static func make(with adapter: MessageAdapter) -> MessageScreen {
    MessageScreen(adapter)
  }

  /// The number of messages on the screen.
  public var count: Int { rows.count }

  /// Reads the current messages, and tells the delegate about each.
  ///
  /// An index below `count` that has no message is left out.
  public func show() {
    let messages = messages
    rows = messages.map { Row(message: $0.message, words: adapter.cell.row(for: $0.message)) }
    for (index, message) in messages { adapter.delegate?.didShow(message, at: index) }
  }

  /// Tells the delegate that the user chose the message with this number. The rows stay the same
  /// until the next call of ``show()``.
  ///
  /// - Parameter number: The number on the screen, counted from 1.
  /// - Returns: The current version of the message that was shown with this number.
  /// - Throws: `noSuchNumber` or `gone`. In these cases the delegate isn't called.
  @discardableResult
  public func choose(_ number: Int) throws(MessageChoiceError) -> MessageModel {
    guard number >= 1, number <= rows.count else {
      throw .noSuchNumber(number, count: rows.count)
    }
    let id = rows[number - 1].message.id
    guard let chosen = messages.first(where: { $0.message.id == id }) else { throw .gone(number) }
    adapter.delegate?.didChoose(chosen.message, at: chosen.index)
    return chosen.message
  }

  /// The list as lines for a terminal.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal in columns. Longer rows are cut off.
  ///   - color: Whether the lines may contain terminal colors.
  public func lines(width: Int, color: Bool = false) -> [String] {
    guard !rows.isEmpty else { return ["There are no messages.".truncated(to: width)] }
    let digits = String(rows.count).count
    return rows.enumerated().map { place, row in
      let number = String(place + 1)
      let padding = String(repeating: " ", count: digits - number.count)
      let line = "\(padding)\(number) \(row.words.printable)".truncated(to: width)
      return color ? adapter.config.painted(line.padded(to: width)) : line
    }
  }

  /// The current messages, each with its index.
  private var messages: [(index: Int, message: MessageModel)] {
    (0..<max(0, adapter.dataSource.count)).compactMap { index in
      adapter.dataSource.message(at: index).map { (index, $0) }
    }
  }
}
