import Scenario
import TestSupport
import Testing

// Replaced during grading: "4711", "04712", "mia".

@Suite(.kata()) struct SecondBackendTests {
  private let token = Token(value: "4711")
  private let session = Session(user: User(email: "mia@example.com"), token: Token(value: "4711"))
  private let visits: [Visit] = .sample
  private let counter = CounterVisits(visits: ["4711": .sample])
  private let emptyCounter = CounterVisits(visits: ["4711": []])

  @Test func `asks the archive for its first page, with the card's number`() async throws {
    let archive = RecordingArchive()

    _ = try await outcome(of: archive, from: 0, count: 4)

    #expect(archive.asked.first == "page 1 of card 4711")
  }

  @Test func `returns the visits of a page in the archive's order`() async throws {
    let outcome = try await outcome(of: RecordingArchive(), from: 0, count: 4)

    #expect(outcome == .success(Array(visits[0..<4])))
  }

  @Test func `cuts a piece out of the middle of a page`() async throws {
    let outcome = try await outcome(of: RecordingArchive(), from: 1, count: 2)

    #expect(outcome == .success(Array(visits[1..<3])))
  }

  @Test func `joins two pages for a piece that lies on both`() async throws {
    let outcome = try await outcome(of: RecordingArchive(), from: 3, count: 3)

    #expect(outcome == .success(Array(visits[3..<6])))
  }

  @Test func `joins three pages for a piece that begins in the middle of a page`() async throws {
    let archive = RecordingArchive()

    let outcome = try await outcome(of: archive, from: 1, count: 9)

    #expect(outcome == .success(Array(visits[1..<10])))
    #expect(
      archive.asked == ["page 1 of card 4711", "page 2 of card 4711", "page 3 of card 4711"])
  }

  @Test func `asks for no pages before or after the piece`() async throws {
    let archive = RecordingArchive()

    let outcome = try await outcome(of: archive, from: 4, count: 4)

    #expect(outcome == .success(Array(visits[4..<8])))
    #expect(archive.asked == ["page 2 of card 4711"])
  }

  @Test func `returns fewer visits at the end of the archive`() async throws {
    let archive = RecordingArchive()

    let outcome = try await outcome(of: archive, from: 7, count: 9)

    #expect(outcome == .success(Array(visits[7..<10])))
    #expect(
      archive.asked == ["page 2 of card 4711", "page 3 of card 4711"],
      "a page that isn't full is the last page")
  }

  @Test func `asks for one page after the other`() async throws {
    let archive = RecordingArchive()

    let outcome = try await outcome(of: archive, from: 2, count: 4)

    #expect(outcome == .success(Array(visits[2..<6])))
    #expect(archive.asked == ["page 1 of card 4711", "page 2 of card 4711"])
  }

  @Test(arguments: [5, 9])
  func `returns the last visits when the archive's last page is full`(_ count: Int) async throws {
    let archive = RecordingArchive(Array(visits[0..<8]))

    let outcome = try await outcome(of: archive, from: 6, count: count)

    #expect(outcome == .success(Array(visits[6..<8])))
    #expect(
      archive.asked == ["page 2 of card 4711", "page 3 of card 4711"],
      "page 2 is full and page 3 doesn't exist, so page 2 is the last page")
  }

  @Test(arguments: [(8, 8), (8, 9), (8, 12), (0, 0)])
  func `returns no visits after the end of the archive`(
    _ length: Int, _ first: Int
  ) async throws {
    let archive = RecordingArchive(Array(visits.prefix(length)))

    let outcome = try await outcome(of: archive, from: first, count: 3)

    #expect(outcome == .success([]))
    #expect(archive.asked == ["page \(first / 4 + 1) of card 4711"])
  }

  @Test func `keeps a visit whose café is missing`() async throws {
    let entries = [
      ArchiveEntry(day: "30 May", shop: "Blue Cup"), ArchiveEntry(day: "28 May", shop: nil),
      ArchiveEntry(day: " 27. MAI", shop: ""), ArchiveEntry(day: "27 May", shop: "Anchor Coffee"),
    ]
    let archive = RecordingArchive(cards: ["4711": entries])

    let outcome = try await outcome(of: archive, from: 0, count: 3)

    let expected = [
      Visit(day: "30 May", cafe: "Blue Cup"), Visit(day: "28 May", cafe: Visit.unknownCafe),
      Visit(day: " 27. MAI", cafe: ""),
    ]
    #expect(outcome == .success(expected))
  }

  @Test(arguments: [
    (ArchiveError.unknownCard, SearchError.notSignedIn),
    (.stopped, .cancelled),
    (.closed("stocktaking"), .unavailable("stocktaking")),
    (.torn("the day is missing"), .unreadableAnswer("the day is missing")),
    (.closed(""), .unavailable("")),
    (.torn(" Tag  FEHLT "), .unreadableAnswer(" Tag  FEHLT ")),
  ])
  func `translates the archive's error and keeps its text`(
    _ reason: ArchiveError, _ expected: SearchError
  ) async throws {
    let archive = RecordingArchive(failures: [1: reason])

    let outcome = try await outcome(of: archive, from: 0, count: 3)

    #expect(outcome == .failure(expected))
    #expect(archive.asked == ["page 1 of card 4711"])
  }

  @Test(arguments: [
    (ArchiveError.unknownCard, SearchError.notSignedIn),
    (.stopped, .cancelled),
    (.closed("stocktaking"), .unavailable("stocktaking")),
    (.torn("the day is missing"), .unreadableAnswer("the day is missing")),
  ])
  func `throws an error for the whole piece when its second page fails`(
    _ reason: ArchiveError, _ expected: SearchError
  ) async throws {
    let archive = RecordingArchive(failures: [2: reason])

    let outcome = try await outcome(of: archive, from: 2, count: 4)

    #expect(outcome == .failure(expected))
    #expect(archive.asked == ["page 1 of card 4711", "page 2 of card 4711"])
  }

  @Test func `doesn't mix up the cards of two guests`() async throws {
    let entry = ArchiveEntry(day: "30 May", shop: "Blue Cup")
    let archive = RecordingArchive(
      cards: ["4711": [entry, entry], "04712": [entry], " 47 Ä": [entry, entry, entry]])
    let source = ArchivedVisits(archive)

    let counts = try await promptly {
      let first = try await source.visits(from: 0, count: 3, token: token)
      let second = try await source.visits(from: 0, count: 3, token: Token(value: "04712"))
      let third = try await source.visits(from: 0, count: 3, token: Token(value: " 47 Ä"))
      return [first.count, second.count, third.count]
    }

    #expect(counts == [2, 1, 3], "a guest didn't get the visits of their own card")
  }

  @Test func `lets two guests ask at the same time, each with their own card`() async throws {
    let days = ["30 May", "28 May", "28 May", "1 May", "2 May", "3 May"]
    let gate = Gate()
    let archive = RecordingArchive(
      cards: [
        "4711": days.map { ArchiveEntry(day: $0, shop: "Blue Cup") },
        "04712": days.map { ArchiveEntry(day: $0, shop: "Ebb") },
      ], gate: gate)
    let source = ArchivedVisits(archive)

    let piece = { @Sendable (card: Token) async -> Result<[Visit], SearchError> in
      await TestSupport.outcome { () async throws(SearchError) in
        try await source.visits(from: 0, count: 6, token: card)
      }
    }

    let pieces = try await promptly {
      async let first = piece(token)
      await archive.isAsked()
      let second = Task { await piece(Token(value: "04712")) }
      // A source is also allowed to answer the second guest after the first.
      _ = await TestSupport.promptly(within: .milliseconds(500)) { await second.value }
      await gate.open()
      return [await first, await second.value]
    }

    let expected = ["Blue Cup", "Ebb"].map { cafe in days.map { Visit(day: $0, cafe: cafe) } }
    #expect(pieces == expected.map { .success($0) })
  }

  @Test func `asks the archive again for a piece that was read before`() async throws {
    let archive = RecordingArchive()
    let source = ArchivedVisits(archive)

    let pieces = try await promptly {
      let first = try await source.visits(from: 2, count: 4, token: token)
      let again = try await source.visits(from: 2, count: 4, token: token)
      return [first, again, try await source.visits(from: 5, count: 2, token: token)]
    }

    #expect(pieces == [Array(visits[2..<6]), Array(visits[2..<6]), Array(visits[5..<7])])
    #expect(
      archive.asked == [1, 2, 1, 2, 2].map { "page \($0) of card 4711" }, "a page was cached")
  }

  @Test func `continues with the next page when the source is swapped`() async throws {
    let archive = RecordingArchive()

    let read = try await promptly {
      var pages = VisitPages(of: session, from: counter, size: 3)
      let first = try await pages.nextPage()
      pages.use(ArchivedVisits(archive))
      return [first, try await pages.nextPage()]
    }

    #expect(read == [Array(visits[0..<3]), Array(visits[3..<6])])
    #expect(archive.asked == ["page 1 of card 4711", "page 2 of card 4711"])
  }

  @Test func `reads a page from the new source after the old source has failed`() async throws {
    let broken = HandmadeSource(failing: .unavailable("storm"))

    let (problem, page) = try await promptly {
      var pages = VisitPages(of: session, from: broken, size: 3)
      var problem: SearchError?
      do throws(SearchError) { _ = try await pages.nextPage() } catch { problem = error }
      pages.use(ArchivedVisits(RecordingArchive()))
      return (problem, try await pages.nextPage())
    }

    #expect(problem == .unavailable("storm"))
    #expect(page == Array(visits[0..<3]))
    #expect(broken.asked == ["3 from 0 for 4711"], "the old source was asked again")
  }

  @Test func `rereads a page from its beginning after a read that failed halfway`() async throws {
    let archive = RecordingArchive(failures: [2: .closed("stocktaking")])

    let (problem, days) = try await promptly {
      var pages = VisitPages(of: session, from: emptyCounter, size: 3)
      pages.cafe = "Blue Cup"
      pages.use(ArchivedVisits(archive))
      var problem: SearchError?
      do throws(SearchError) { _ = try await pages.nextPage() } catch { problem = error }
      pages.use(counter)
      return (problem, try await pages.nextPage().map(\.day))
    }

    #expect(problem == .unavailable("stocktaking"))
    #expect(days == ["30 May", "21 May", "17 May"])
  }

  @Test func `lists only visits to the chosen café after the source is swapped`() async throws {
    let archive = RecordingArchive()

    let days = try await promptly {
      var pages = VisitPages(of: session, from: counter, size: 3)
      pages.cafe = "Blue Cup"
      let first = try await pages.nextPage()
      pages.use(ArchivedVisits(archive))
      return [first.map(\.day), try await pages.nextPage().map(\.day)]
    }

    #expect(days == [["30 May", "21 May", "17 May"], ["9 May", "1 May"]])
    #expect(archive.asked != [], "the new source wasn't asked")
  }

  @Test func `counts the visits in the new source after the swap`() async throws {
    let old = HandmadeSource([])

    let (stamps, asked) = try await promptly {
      var card = StampCard(of: session, from: old)
      let before = try await card.stamps()
      let asked = old.asked
      card.use(ArchivedVisits(RecordingArchive()))
      return ([before, try await card.stamps()], asked)
    }

    #expect(stamps == [0, 10])
    #expect(old.asked == asked, "the old source was asked again")
  }

  @Test func `remembers the spent stamps when the source is swapped`() async throws {
    let archive = RecordingArchive()

    let coffees = try await promptly {
      var card = StampCard(of: session, from: counter)
      let first = try await card.takeFreeCoffee()
      card.use(ArchivedVisits(archive))
      return [first, try await card.takeFreeCoffee()]
    }

    #expect(coffees == [true, false], "ten stamps should pay for exactly one coffee")
    #expect(archive.asked != [], "the new source wasn't asked")
  }

  @Test func `counts all visits again when the source is swapped after stamps were spent`()
    async throws
  {
    let many = HandmadeSource((1...25).map { Visit(day: "\($0) May", cafe: "Ebb") })

    let (coffee, stamps) = try await promptly {
      var card = StampCard(of: session, from: emptyCounter)
      card.use(many)
      let coffee = try await card.takeFreeCoffee()
      let before = try await card.stamps()
      card.use(ArchivedVisits(RecordingArchive()))
      return (coffee, [before, try await card.stamps()])
    }

    #expect(coffee)
    #expect(stamps == [15, 0], "subtract the ten spent stamps from 25 visits, then from 10 visits")
  }

  @Test func `continues with an unknown kind of source`() async throws {
    let source = HandmadeSource()

    let (page, stamps) = try await promptly {
      var pages = VisitPages(of: session, from: counter, size: 3)
      _ = try await pages.nextPage()
      pages.use(source)
      var card = StampCard(of: session, from: emptyCounter)
      card.use(source)
      return (try await pages.nextPage(), try await card.stamps())
    }

    #expect(page == Array(visits[3..<6]))
    #expect(stamps == 10)
    #expect(source.asked.first == "3 from 3 for 4711")
  }

  @Test(arguments: [
    SearchError.unreadableAnswer("rust"), .unavailable("storm"), .notSignedIn, .cancelled,
  ])
  func `throws the new source's error`(_ failure: SearchError) async throws {
    let old = HandmadeSource()
    let outcomes = try await promptly {
      var pages = VisitPages(of: session, from: old, size: 3)
      var card = StampCard(of: session, from: old)
      pages.use(HandmadeSource(failing: failure))
      card.use(HandmadeSource(failing: failure))
      let page = await TestSupport.outcome { () async throws(SearchError) in
        try await pages.nextPage()
      }
      let stamps = await TestSupport.outcome { () async throws(SearchError) in
        try await card.stamps()
      }
      return (page, stamps)
    }

    #expect(outcomes.0 == .failure(failure))
    #expect(outcomes.1 == .failure(failure))
    #expect(old.asked == [], "the old source was asked again")
  }

  @Test(arguments: Place.allCases, Place.allCases)
  func `reads the same pages and stamps after any swap of sources`(
    _ first: Place, _ second: Place
  ) async throws {
    let (days, stamps) = try await promptly {
      var pages = VisitPages(of: session, from: first.source, size: 4)
      var card = StampCard(of: session, from: first.source)
      var days = try await pages.nextPage().map(\.day)
      let before = try await card.stamps()
      pages.use(second.source)
      card.use(second.source)
      days += try await pages.nextPage().map(\.day)
      let between = try await card.stamps()
      // Now swap back.
      pages.use(first.source)
      card.use(first.source)
      days += try await pages.nextPage().map(\.day)
      return (days, [before, between, try await card.stamps()])
    }

    #expect(days == visits.map(\.day))
    #expect(stamps == [10, 10, 10])
  }

  /// The result of reading a piece of the archive's visits, as a value that can be compared.
  private func outcome(
    of archive: RecordingArchive, from first: Int, count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Result<[Visit], SearchError> {
    try await promptly(sourceLocation: sourceLocation) {
      await TestSupport.outcome { () async throws(SearchError) in
        try await ArchivedVisits(archive).visits(from: first, count: count, token: token)
      }
    }
  }

  /// The result of `act`. The test fails if `act` never ends.
  private func promptly<Answer: Sendable>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ act: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let result = await TestSupport.promptly(within: .seconds(2)) {
      await Crowd().run {
        do { return Result<Answer, any Error>.success(try await act()) } catch {
          return .failure(error)
        }
      }
    }
    return try #require(result, "the answer never came", sourceLocation: sourceLocation).get()
  }
}
