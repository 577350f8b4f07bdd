import MessageKit
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct MessageScreenTests {
  private let delegate = RecordingDelegate()

  @Test func `shows a numbered row for each message`() {
    let screen = shown(ChangingMessages("a", "b"))

    #expect(screen.lines(width: 40) == ["1 Mia: text a", "2 Mia: text b"])
    #expect(screen.count == 2)
  }

  @Test func `aligns the numbers`() {
    let source = ChangingMessages()
    source.messages = (1...10).map { .sample("\($0)") }

    let lines = shown(source).lines(width: 40)

    #expect(lines.first == " 1 Mia: text 1")
    #expect(lines.last == "10 Mia: text 10")
  }

  @Test func `shows nothing before it is asked to`() {
    let source = ChangingMessages("a")

    let screen = MessageScreen.make(with: MessageAdapter(dataSource: source, delegate: delegate))

    #expect(screen.count == 0)
    #expect(source.asked == [])
    #expect(delegate.told == [])
  }

  @Test func `asks for each message once, and tells the delegate in order`() {
    let source = ChangingMessages("a", "b")

    _ = shown(source).lines(width: 40)

    #expect(source.asked == [0, 1])
    #expect(delegate.told == ["shown a at 0", "shown b at 1"])
  }

  @Test func `says that there are no messages`() {
    let screen = shown(ChangingMessages())

    #expect(screen.lines(width: 40) == ["There are no messages."])
    #expect(screen.lines(width: 10) == ["There are…"])
    #expect(delegate.told == [])
  }

  @Test(arguments: [-1, Int.min])
  func `treats a negative count as zero`(_ claim: Int) {
    let source = ChangingMessages("a")
    source.claim = claim

    #expect(shown(source).count == 0)
  }

  @Test func `leaves out an index that has no message`() {
    let source = ChangingMessages("a", nil, "c")
    source.claim = 5

    let screen = shown(source)

    #expect(screen.lines(width: 40) == ["1 Mia: text a", "2 Mia: text c"])
    #expect(delegate.told == ["shown a at 0", "shown c at 2"])
  }

  @Test func `tells the delegate which message was chosen, with its index`() throws {
    let screen = shown(ChangingMessages("a", nil, "c"))

    let chosen = try screen.choose(2)

    #expect(chosen == .sample("c"))
    #expect(delegate.told.last == "chosen c at 2")
  }

  @Test(arguments: [0, -1, 3, Int.min, Int.max])
  func `rejects a number that no message has`(_ number: Int) {
    let screen = shown(ChangingMessages("a", "b"))

    #expect(throws: MessageChoiceError.noSuchNumber(number, count: 2)) {
      try screen.choose(number)
    }
    #expect(!delegate.told.contains { $0.hasPrefix("chosen") })
  }

  @Test func `offers no choice before it shows messages`() {
    let screen = MessageScreen.make(with: MessageAdapter(dataSource: ChangingMessages("a")))

    #expect(throws: MessageChoiceError.noSuchNumber(1, count: 0)) { try screen.choose(1) }
  }

  @Test func `rejects a message that was removed after it was shown`() {
    let source = ChangingMessages("a", "b")
    let screen = shown(source)
    source.messages.removeLast()

    #expect(throws: MessageChoiceError.gone(2)) { try screen.choose(2) }
    #expect(!delegate.told.contains { $0.hasPrefix("chosen") })
    #expect(screen.lines(width: 40).count == 2, "the rows on the screen don't change")
  }

  @Test func `chooses the shown message at its current index`() throws {
    let source = ChangingMessages("a", "b", "c")
    let screen = shown(source)
    source.messages.removeFirst()

    let chosen = try screen.choose(2)

    #expect(chosen.id == "b")
    #expect(delegate.told.last == "chosen b at 0")
  }

  @Test func `rejects a message whose index another message now has`() {
    let source = ChangingMessages("a", "b", "c")
    let screen = shown(source)
    source.messages.remove(at: 1)

    #expect(throws: MessageChoiceError.gone(2)) { try screen.choose(2) }
    #expect(!delegate.told.contains { $0.hasPrefix("chosen") })
  }

  @Test func `returns a chosen message with its current text`() throws {
    let source = ChangingMessages("a")
    let screen = shown(source)
    source.messages[0] = MessageModel(id: "a", author: "Mia", text: "corrected")

    let chosen = try screen.choose(1)

    #expect(chosen.text == "corrected")
  }

  @Test func `shows changes when it shows the list again`() {
    let source = ChangingMessages("a", "b")
    let screen = shown(source)
    source.messages.removeFirst()

    screen.show()

    #expect(screen.lines(width: 40) == ["1 Mia: text b"])
  }

  @Test func `tolerates a delegate that changes the source`() {
    let source = ChangingMessages("a", "b")
    delegate.whenShown = { source.messages.removeAll() }

    let screen = shown(source)

    #expect(delegate.told == ["shown a at 0", "shown b at 1"])
    #expect(screen.count == 2)
  }

  @Test func `works without a delegate`() throws {
    let screen = MessageScreen.make(with: MessageAdapter(dataSource: ChangingMessages("a")))
    screen.show()

    let chosen = try screen.choose(1)

    #expect(chosen.id == "a")
  }

  @Test func `holds its delegate weakly`() throws {
    weak var gone: RecordingDelegate?
    let screen: MessageScreen
    do {
      let delegate = RecordingDelegate()
      gone = delegate
      screen = MessageScreen.make(
        with: MessageAdapter(dataSource: ChangingMessages("a"), delegate: delegate))
    }
    screen.show()

    let chosen = try screen.choose(1)

    #expect(gone == nil)
    #expect(chosen.id == "a")
  }

  @Test func `holds its data source strongly`() {
    let screen = MessageScreen.make(with: MessageAdapter(dataSource: ChangingMessages("a")))

    screen.show()

    #expect(screen.count == 1)
  }

  @Test func `needs no adapter for an array of messages`() {
    let messages = [MessageModel.sample("a")]
    let screen = MessageScreen.make(with: MessageAdapter(dataSource: messages))

    screen.show()

    #expect(screen.lines(width: 40) == ["1 Mia: text a"])
    #expect(messages.message(at: 1) == nil)
    #expect(messages.message(at: -1) == nil)
  }

  @Test(arguments: [
    (MessageChoiceError.noSuchNumber(9, count: 3), "There is no message 9: choose 1 to 3."),
    (.noSuchNumber(2, count: 1), "There is no message 2: choose 1."),
    (.noSuchNumber(1, count: 0), "There is nothing to choose."),
    (.gone(2), "Message 2 is gone. Refresh the list, then choose again."),
  ])
  func `explains each wrong choice`(_ error: MessageChoiceError, _ line: String) {
    #expect("\(error)" == line)
  }

  private func shown(_ source: ChangingMessages) -> MessageScreen {
    let screen = MessageScreen.make(with: MessageAdapter(dataSource: source, delegate: delegate))
    screen.show()
    return screen
  }
}
