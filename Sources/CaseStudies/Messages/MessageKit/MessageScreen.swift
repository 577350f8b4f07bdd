import TerminalText

/// A list of messages, of which a person can choose one.
///
/// - Role: client. It knows what is plugged into it by the kit's own protocols only.
@MainActor
public final class MessageScreen {
  /// A message as it was shown: from then on the list may change.
  private struct Row {
    var message: MessageModel
    var words: String
  }

  private let adapter: MessageAdapter
  private var rows: [Row] = []

  private init(_ adapter: MessageAdapter) {
    self.adapter = adapter
  }

  /// Makes a screen for what an app plugs in. There is no other way to get one, and nothing can be
  /// changed afterwards: another look is another screen.
  public static func make(with adapter: MessageAdapter) -> MessageScreen {
    MessageScreen(adapter)
  }

  /// How many messages are shown.
  public var count: Int { rows.count }

  /// Reads the messages anew, and tells the delegate of each.
  ///
  /// An index that has no message, although it was counted, is left out.
  public func show() {
    let messages = messages
    rows = messages.map { Row(message: $0.message, words: adapter.cell.row(for: $0.message)) }
    for (index, message) in messages { adapter.delegate?.didShow(message, at: index) }
  }

  /// Chooses the message that stands beside a number, and tells the delegate. The rows stay as they
  /// were shown, until ``show()`` reads them anew.
  ///
  /// - Parameter number: The number on the screen, counted from 1.
  /// - Returns: The message as it is now. It is found by its id, wherever it stands by now.
  /// - Throws: `noSuchNumber`, or `gone`. Then the delegate is told nothing.
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

  /// The list as lines of a terminal.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal. A row that is longer is cut.
  ///   - colour: Whether the lines may hold a terminal's colours.
  public func lines(width: Int, colour: Bool = false) -> [String] {
    guard !rows.isEmpty else { return ["There are no messages.".truncated(to: width)] }
    let digits = String(rows.count).count
    return rows.enumerated().map { place, row in
      let number = String(place + 1)
      let padding = String(repeating: " ", count: digits - number.count)
      let line = "\(padding)\(number) \(row.words.printable)".truncated(to: width)
      return colour ? adapter.config.painted(line.padded(to: width)) : line
    }
  }

  /// The messages that there are now, each with its index.
  private var messages: [(index: Int, message: MessageModel)] {
    (0..<max(0, adapter.dataSource.count)).compactMap { index in
      adapter.dataSource.message(at: index).map { (index, $0) }
    }
  }
}
