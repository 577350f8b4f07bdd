import MessageKit
import TestSupport
import Testing

@MainActor
@Suite(.kata()) struct OwnRowsTests {
  private let shelf = ParcelShelf.ofToday()

  // The row: what a message doesn't say.

  @Test func `says who a parcel is for, how long it waits, and what the carrier says`() {
    let row = row(for: "K-17", from: "Harbour Post", "Fragile.")

    #expect(row == "[ ] Mia Berg, 4 days: Fragile. (Harbour Post)")
  }

  @Test(arguments: [(0, "today"), (1, "1 day"), (2, "2 days"), (31, "31 days")])
  func `says how long a parcel waits`(_ days: Int, _ words: String) {
    let shelf = ParcelShelf(["K-17": Parcel(recipient: "Mia Berg", days: days)])

    let row = ParcelRow(shelf).row(
      for: MessageModel(id: "K-17", author: "Harbour Post", text: "Fragile."))

    #expect(row == "[ ] Mia Berg, \(words): Fragile. (Harbour Post)")
  }

  @Test(arguments: [(0, "today"), (1, "1 day"), (2, "2 days")])
  func `marks a parcel that was collected`(_ days: Int, _ words: String) {
    let shelf = ParcelShelf([
      "K-18": Parcel(recipient: "Jonas Lund", days: days, isCollected: true)
    ])

    let row = ParcelRow(shelf).row(
      for: MessageModel(id: "K-18", author: "Ferry Freight", text: "This side up."))

    #expect(row == "[x] Jonas Lund, \(words): This side up. (Ferry Freight)")
  }

  @Test func `marks a parcel that is collected after the row was made`() {
    let cell = ParcelRow(shelf)
    let message = MessageModel(id: "K-17", author: "Harbour Post", text: "Fragile.")
    let before = cell.row(for: message)
    shelf.handOver("K-17")

    let after = cell.row(for: message)

    #expect(before == "[ ] Mia Berg, 4 days: Fragile. (Harbour Post)")
    #expect(after == "[x] Mia Berg, 4 days: Fragile. (Harbour Post)")
  }

  @Test func `knows a parcel by the message's id, not by its place or its words`() {
    let cell = ParcelRow(shelf)
    let message = MessageModel(id: "K-19", author: "Harbour Post", text: "Fragile.")
    let other = MessageModel(id: "K-17", author: "Harbour Post", text: "Fragile.")

    let rows = [message, other, message].map(cell.row)

    #expect(
      rows == [
        "[ ] Ines Costa, 1 day: Fragile. (Harbour Post)",
        "[ ] Mia Berg, 4 days: Fragile. (Harbour Post)",
        "[ ] Ines Costa, 1 day: Fragile. (Harbour Post)",
      ])
  }

  @Test func `says what the message says of a parcel that isn't on the shelf`() {
    let cell = ParcelRow(shelf)
    let unknown = MessageModel(id: "K-20", author: "Ferry Freight", text: "Keep cool.")
    let known = MessageModel(id: "K-17", author: "Harbour Post", text: "Fragile.")
    let before = [unknown, known].map(cell.row)
    _ = shelf.take("K-17")

    let after = [unknown, known].map(cell.row)

    #expect(
      before == ["[?] Keep cool. (Ferry Freight)", "[ ] Mia Berg, 4 days: Fragile. (Harbour Post)"])
    #expect(after == ["[?] Keep cool. (Ferry Freight)", "[?] Fragile. (Harbour Post)"])
  }

  @Test(arguments: ["K-17", "K-20"])
  func `looks at its own parcel only, once, and leaves it there`(_ tag: String) {
    let cell = ParcelRow(shelf)
    let early = shelf.asked

    let row = cell.row(for: MessageModel(id: tag, author: "Harbour Post", text: "Fragile."))

    #expect(row.contains("Fragile."))
    #expect(early == [], "nobody had asked for a row yet")
    #expect(shelf.asked == ["look at \(tag)"])
  }

  @Test(arguments: [
    "Keep dry.\nThis side up.", "\u{1B}[2JFragile.", "Ring\ttwice.",
    // One letter in two spellings: "é" as one character, and as "e" with an accent.
    "Caf\u{E9}, cafe\u{301}.",
    "  Behind the house, through the yard, up the stairs, and then the second door on the left.  ",
  ])
  func `gives the kit all words as they are`(_ words: String) {
    let cell = ParcelRow(ParcelShelf(["K-17": Parcel(recipient: words)]))

    let rows = ["K-17", "K-20"].map {
      cell.row(for: MessageModel(id: $0, author: words, text: words))
    }

    let expected = ["[ ] \(words), today: \(words) (\(words))", "[?] \(words) (\(words))"]
    #expect(rows == expected, "what is too long, or no good for a terminal, is the kit's job")
    #expect(rows.map(\.utf8.count) == expected.map(\.utf8.count), "the letters are spelt anew")
  }

  // The screens: everything plugged into the kit in one call.

  @Test func `shows its own rows at the counter`() {
    let delegate = RecordingDelegate()
    let screen = ParcelScreens.atTheCounter(Announcements.ofToday(), shelf, telling: delegate)

    screen.show()

    #expect(
      screen.lines(width: 60) == [
        "1 [ ] Ines Costa, 1 day: Fragile. (Harbour Post)",
        "2 [ ] Mia Berg, 4 days: Fragile. (Harbour Post)",
        "3 [x] Jonas Lund, today: This side up. (Ferry Freight)",
        "4 [?] Keep cool. (Ferry Freight)",
      ])
  }

  @Test func `shows at each of two counters what its own shelf says`() {
    let other = ParcelShelf(["K-19": Parcel(recipient: "Åsa ÖDE", days: 2)])
    let messages = [MessageModel(id: "K-19", author: "Harbour Post", text: "")]
    let delegate = RecordingDelegate()
    let screens = [shelf, other].map {
      ParcelScreens.atTheCounter(messages, $0, telling: delegate)
    }

    for screen in screens { screen.show() }

    #expect(
      screens.map { $0.lines(width: 60) } == [
        ["1 [ ] Ines Costa, 1 day:  (Harbour Post)"], ["1 [ ] Åsa ÖDE, 2 days:  (Harbour Post)"],
      ])
  }

  @Test func `lets the kit number, clean, cut and colour the rows`() {
    let messages = [
      MessageModel(id: "K-17", author: "Harbour Post", text: "Keep dry.\n\u{1B}[2JThis side up.")
    ]
    let screen = ParcelScreens.atTheCounter(messages, shelf, telling: RecordingDelegate())

    screen.show()

    #expect(
      screen.lines(width: 60) == [
        "1 [ ] Mia Berg, 4 days: Keep dry. ␛[2JThis side up. (Harbou…"
      ])
    #expect(screen.lines(width: 12) == ["1 [ ] Mia B…"])
    #expect(
      screen.lines(width: 12, colour: true) == ["\u{1B}[33;40m1 [ ] Mia B…\u{1B}[0m"],
      "the café's colours: yellow text (33) on black (40)")
    #expect(MessageUIConfig.cafe == MessageUIConfig(background: .black, text: .yellow))
  }

  @Test func `tells the delegate at the counter what is shown and chosen`() throws {
    let delegate = RecordingDelegate()
    let screen = ParcelScreens.atTheCounter(Announcements.ofToday(), shelf, telling: delegate)
    screen.show()

    try screen.choose(2)

    #expect(delegate.shown == ["K-19", "K-17", "K-18", "K-20"])
    #expect(delegate.chosen == ["K-17"])
  }

  @Test func `keeps the delegate at the counter no longer than whoever made it`() {
    weak var gone: RecordingDelegate?
    let screen: MessageScreen
    do {
      let delegate = RecordingDelegate()
      gone = delegate
      screen = ParcelScreens.atTheCounter(Announcements.ofToday(), shelf, telling: delegate)
      screen.show()
      #expect(delegate.shown.count == 4, "the delegate wasn't told what is shown")
    }

    #expect(gone == nil, "something still keeps the delegate")
    withExtendedLifetime(screen) {}
  }

  @Test func `shows the kit's own rows at the back door, in the terminal's own colours`() {
    let screen = ParcelScreens.atTheBackDoor(Announcements.ofToday())

    screen.show()

    #expect(
      screen.lines(width: 30) == [
        "1 Harbour Post: Fragile.", "2 Harbour Post: Fragile.",
        "3 Ferry Freight: This side up.", "4 Ferry Freight: Keep cool.",
      ])
    let coloured = screen.lines(width: 30, colour: true)
    #expect(!coloured.joined().contains("\u{1B}"), "a colour: \(coloured)")
  }

  @Test func `shows what is announced after the screens were made`() {
    let messages = Announcements.ofToday()
    let delegate = RecordingDelegate()
    let counter = ParcelScreens.atTheCounter(messages, shelf, telling: delegate)
    let backDoor = ParcelScreens.atTheBackDoor(messages)
    messages.add(MessageModel(id: "K-21", author: "Harbour Post", text: "Books."))

    counter.show()
    backDoor.show()

    #expect(counter.lines(width: 60).last == "5 [?] Books. (Harbour Post)")
    #expect(backDoor.lines(width: 60).last == "5 Harbour Post: Books.")
  }

  /// The row of a message.
  private func row(for tag: String, from carrier: String, _ text: String) -> String {
    let cell: any MessageCell = ParcelRow(shelf)
    return cell.row(for: MessageModel(id: tag, author: carrier, text: text))
  }
}
