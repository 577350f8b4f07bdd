import MessageKit
import TestSupport
import Testing

/// What an app can change in a row, and what only the kit decides.
@MainActor
@Suite(.endsInTime) struct MessageRowTests {
  private struct Words: MessageCell {
    var words: String

    func row(for message: MessageModel) -> String { words }
  }

  @Test func `writes an app's own row`() {
    #expect(lines(words: "* a") == ["1 * a"])
  }

  @Test(arguments: [
    ("two\nlines", "1 two lines"), ("\u{1B}[2Jgone", "1 ␛[2Jgone"), ("a\tb\u{7}", "1 a  b␇"),
    ("\u{202E}turned", "1 \u{FFFD}turned"), ("", "1 "),
  ])
  func `keeps a row on one line, whatever its text contains`(_ words: String, _ line: String) {
    #expect(lines(words: words) == [line])
  }

  @Test(arguments: [
    ("abcdefghij", 8, "1 abcde…"), ("珈琲珈琲", 8, "1 珈琲…"), ("abc", 5, "1 abc"),
    ("a\tb\tcd", 8, "1 a  b …"),
  ])
  func `cuts a row at the edge of the terminal`(_ words: String, _ width: Int, _ line: String) {
    #expect(lines(words: words, width: width) == [line])
  }

  @Test func `adds no colors unless asked`() {
    let config = MessageUIConfig(background: .blue, text: .white)

    #expect(lines(config: config, words: "a") == ["1 a"])
  }

  @Test func `colors the whole line, and resets the colors at its end`() {
    let config = MessageUIConfig(background: .blue, text: .white)

    let lines = lines(config: config, words: "a", width: 6, color: true)

    #expect(lines == ["\u{1B}[37;44m1 a   \u{1B}[0m"])
  }

  @Test func `keeps the terminal's colors unless others are set`() {
    let half = MessageUIConfig(text: .red)

    #expect(lines(words: "a", width: 3, color: true) == ["1 a"])
    #expect(
      lines(config: half, words: "a", width: 3, color: true) == ["\u{1B}[31;49m1 a\u{1B}[0m"])
  }

  @Test(arguments: TerminalColor.allCases)
  func `adds no colors that would make the text unreadable`(_ color: TerminalColor) {
    var config = MessageUIConfig()
    config.background = color
    config.text = color

    #expect(lines(config: config, words: "a", width: 3, color: true) == ["1 a"])
  }

  private func lines(
    config: MessageUIConfig = MessageUIConfig(), words: String, width: Int = 40,
    color: Bool = false
  ) -> [String] {
    let screen = MessageScreen.make(
      with: MessageAdapter(
        dataSource: [MessageModel.sample("a")], cell: Words(words: words), config: config))
    screen.show()
    return screen.lines(width: width, color: color)
  }
}
