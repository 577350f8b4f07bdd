import MessageKit
import TestSupport
import Testing

// Drawn anew for a grade: "Jonas", "Lund", "Tariq", "Okafor", "Ines", "Kettle".

@MainActor
@Suite(.kata()) struct MessageStoreTests {
  private let book = RecordingBook.ofThisWeek()

  // The data source: the kit's questions, and the book's answers.

  @Test func `counts the machines that are still here`() {
    let count = messages.count

    #expect(count == 3, "free lines, and machines that were handed out, don't count")
  }

  @Test(arguments: [("Espresso machine", "drips"), (" MÜHLE ", "Klemmt: ächzt "), ("", "")])
  func `makes a message of a ticket, with the words of the book as they are`(
    _ machine: String, _ fault: String
  ) {
    let ticket = RepairTicket(
      number: 71, firstName: "Mia", lastName: "Berg", machine: machine, fault: fault)

    let message = RepairMessages(RepairBook(pages: [[ticket]])).message(at: 0)

    #expect(message == MessageModel(id: "71", author: "Mia Berg", text: "\(machine): \(fault)"))
  }

  @Test(arguments: [
    (nil, "Berg", "Berg"), ("Mia", nil, "Mia"), (nil, nil, "Somebody"),
    ("Åsa", "von ÖDE", "Åsa von ÖDE"),
  ])
  func `says whose machine it is as well as the book does`(
    _ firstName: String?, _ lastName: String?, _ author: String
  ) {
    let book = RepairBook(pages: [
      [RepairTicket(number: 71, firstName: firstName, lastName: lastName)]
    ])

    let message = RepairMessages(book).message(at: 0)

    #expect(message?.author == author)
  }

  @Test func `gives the machines that are still here, in the book's order`() {
    let found = (0..<3).map { messages.message(at: $0)?.text }

    #expect(
      found == ["Espresso machine: drips", "Kettle: stays cold", "Milk frother: is too loud"])
  }

  @Test func `finds the last machine of a thick book`() {
    let pages = Int.random(in: 50...99)
    let tickets = (1...pages).map { RepairTicket(number: $0, machine: "Grinder", fault: "squeaks") }
    let messages = RepairMessages(RepairBook(pages: tickets.map { [$0] }))

    let count = messages.count
    let last = messages.message(at: pages - 1)

    #expect(count == pages)
    #expect(last?.id == "\(pages)")
  }

  @Test func `keeps a ticket's id when one before it leaves the list`() {
    let before = messages.message(at: 2)
    book.handOut(71)
    let after = messages.message(at: 1)

    #expect(before?.id == "70")
    #expect(after == before, "the same ticket is the same message, wherever it stands")
  }

  @Test func `gives nil for an index that was good when it was counted`() {
    let messages = messages
    let count = messages.count
    book.handOut(74)

    let last = messages.message(at: count - 1)

    #expect(count == 3)
    #expect(last == nil)
  }

  @Test(arguments: [-1, 3, 4, 300, .max, .min])
  func `gives nil where there is no ticket`(_ index: Int) {
    let messages = messages
    let found = [0, index].map { messages.message(at: $0)?.id }

    #expect(found == ["71", nil])
  }

  @Test func `reads the book when it's asked, and no line twice`() {
    let messages = messages
    let early = book.read

    _ = messages.count
    let forTheCount = book.read
    _ = messages.message(at: 2)
    let forTheMessage = book.read.dropFirst(forTheCount.count)

    #expect(early == [], "nobody had asked yet")
    for read in [forTheCount, Array(forTheMessage)] {
      #expect(read.contains("page 2, line 3"), "a ticket stands on page 2, line 3; read: \(read)")
      #expect(read.count == Set(read).count, "read for one question: \(read)")
    }
  }

  // The delegate: what a choice means.

  @Test func `hands out the machine that was chosen, in whatever list it stands`() throws {
    let delegate = RepairHandOut(book)
    let list = [
      MessageModel(id: "room 71", author: "Workshop", text: "The bell is broken."),
      MessageModel(id: "70", author: "Ines Costa", text: "Milk frother: is too loud"),
      MessageModel(id: "71", author: "Mia Berg", text: "Espresso machine: drips"),
    ]
    let screen = MessageScreen.make(with: MessageAdapter(dataSource: list, delegate: delegate))
    screen.show()

    try screen.choose(1)
    try screen.choose(2)

    #expect(
      book.handedOut == [70],
      "handed out: \(book.handedOut). Only the second message is about a machine, number 70")
  }

  // The desk: the kit's screen, with the book plugged in.

  @Test func `shows the tickets at once, and hands out nothing by that`() {
    let desk = RepairDesk(book)

    let lines = desk.screen.lines(width: 60)

    #expect(
      lines == [
        "1 Mia Berg: Espresso machine: drips", "2 Tariq Okafor: Kettle: stays cold",
        "3 Ines Costa: Milk frother: is too loud",
      ])
    #expect(book.handedOut == [])
  }

  @Test func `hands out the machine that somebody chooses on its screen`() throws {
    let desk = RepairDesk(book)

    try desk.screen.choose(2)

    #expect(
      book.handedOut == [74],
      "handed out: \(book.handedOut). Is a delegate plugged in? Is it still there?")
    withExtendedLifetime(desk) {}
  }

  @Test func `hands out at each of two desks what is chosen there`() throws {
    let other = RecordingBook.ofThisWeek()
    let desks = [RepairDesk(book), RepairDesk(other)]

    try desks[0].screen.choose(1)
    try desks[1].screen.choose(2)

    #expect(book.handedOut == [71], "handed out at the first desk: \(book.handedOut)")
    #expect(other.handedOut == [74], "handed out at the second desk: \(other.handedOut)")
  }

  @Test func `says what is handed out, and shows the others`() {
    let desk = RepairDesk(book)

    let said = desk.choose(2)

    #expect(said == "Ticket 74 is handed out.")
    #expect(book.handedOut == [74], "handed out: \(book.handedOut)")
    #expect(
      desk.screen.lines(width: 60) == [
        "1 Mia Berg: Espresso machine: drips", "2 Ines Costa: Milk frother: is too loud",
      ])
  }

  @Test func `hands out one machine after the other`() {
    let desk = RepairDesk(book)

    let said = (1...3).map { _ in desk.choose(1) }

    #expect(
      said == [
        "Ticket 71 is handed out.", "Ticket 74 is handed out.", "Ticket 70 is handed out.",
      ])
    #expect(book.handedOut == [71, 74, 70])
    #expect(desk.screen.lines(width: 60) == ["There are no messages."])
  }

  @Test func `says so when another desk was quicker, and shows what is left`() {
    let desk = RepairDesk(book)
    book.handOut(71)

    let said = desk.choose(1)

    #expect(said == "Message 1 isn't there any more. Look again, then choose.")
    #expect(book.handedOut == [71], "handed out: \(book.handedOut). Nobody chose what moved up")
    #expect(
      desk.screen.lines(width: 60) == [
        "1 Tariq Okafor: Kettle: stays cold", "2 Ines Costa: Milk frother: is too loud",
      ])
  }

  @Test(arguments: [0, 4, -1])
  func `says which numbers can be chosen`(_ number: Int) {
    let desk = RepairDesk(book)

    let said = desk.choose(number)

    #expect(said == "There is no message \(number): choose 1 to 3.")
    #expect(book.handedOut == [])
  }

  @Test func `shows what another desk has left, also after a number that isn't there`() {
    let desk = RepairDesk(book)
    book.handOut(71)

    let said = desk.choose(9)

    #expect(said == "There is no message 9: choose 1 to 3.", "three were shown")
    #expect(
      desk.screen.lines(width: 60) == [
        "1 Tariq Okafor: Kettle: stays cold", "2 Ines Costa: Milk frother: is too loud",
      ])
  }

  @Test func `has nothing to show for a new book`() {
    let desk = RepairDesk(RepairBook(pages: []))

    let said = desk.choose(1)

    #expect(said == "There is nothing to choose.")
    #expect(desk.screen.lines(width: 60) == ["There are no messages."])
  }

  @Test func `is gone when nobody uses the desk any more`() {
    weak var closed: RepairDesk?

    do {
      let desk = RepairDesk(book)
      #expect(desk.choose(1) == "Ticket 71 is handed out.")
      closed = desk
    }

    #expect(closed == nil, "something that the desk keeps also keeps the desk")
  }

  private var messages: any MessageDataSource { RepairMessages(book) }
}
