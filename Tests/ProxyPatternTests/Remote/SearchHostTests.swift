import Locking
import Remote
import Scenario
import TestSupport
import Testing

/// The other end of a remote proxy, in this process: lines in, lines out.
@Suite(.endsInTime) struct SearchHostTests {
  private let subject = RecordingSearch()

  @Test func `begins with its version`() async throws {
    let written = try await talk([])

    #expect(written == [#"{"version":1}"#])
  }

  @Test func `answers each call under its number`() async throws {
    let talk = Talk(client: subject)
    await talk.say(hello)
    await talk.say(search(7))
    await talk.answers(1)
    await talk.say(#"{"id":3,"suggestions":"an"}"#)
    await talk.answers(2)
    try await talk.hangUp()

    #expect(talk.written[1].hasPrefix(#"{"answer":[{"location":{"latitude":54.3034,"#))
    #expect(talk.written[1].hasSuffix(#"],"id":7}"#))
    #expect(talk.written[2] == #"{"answer":["Annex","Anchor Coffee"],"id":3}"#)
    #expect(subject.calls == [.search(.coffeeNearby), .suggestions("an")])
  }

  @Test func `makes its client for the session of the first line`() async throws {
    let sessions = Locked<[Session?]>([])
    for line in [hello, #"{"version":1}"#, #"{"version":1,"email":"user@example.com"}"#] {
      let talk = Talk { session in
        sessions.withLock { $0.append(session) }
        return RecordingSearch()
      }
      await talk.say(line)
      try await talk.hangUp()
    }

    #expect(sessions.withLock(\.self) == [.signedIn, nil, nil])
  }

  @Test func `handles several calls at once, and writes each answer when it is ready`()
    async throws
  {
    let gate = Gate()
    let slowFirst = RecordingSearch { (_, query) throws(SearchError) in
      if query.offset == 0 { await gate.pass() }
      return .cafes
    }
    let talk = Talk(client: slowFirst)
    await talk.say(hello)
    await talk.say(search(1))
    await gate.arrivals(1)
    await talk.say(search(2, offset: 3))
    await talk.answers(1)
    let first = talk.written.last
    await gate.open()
    await talk.answers(2)
    try await talk.hangUp()

    #expect(first?.hasSuffix(#""id":2}"#) == true, "the second question waited for the first")
    #expect(talk.written.last?.hasSuffix(#""id":1}"#) == true)
  }

  @Test func `ignores unknown fields`() async throws {
    let talk = Talk(client: subject)
    await talk.say(#"{"version":1,"app":"Five Wrappers"}"#)
    await talk.say(#"{"id":1,"suggestions":"an","urgent":{"very":true}}"#)
    await talk.answers(1)
    try await talk.hangUp()

    #expect(talk.written.last == #"{"answer":["Annex","Anchor Coffee"],"id":1}"#)
  }

  @Test(arguments: [
    (SearchError.notSignedIn, #"{"name":"notSignedIn"}"#),
    (.cancelled, #"{"name":"cancelled"}"#),
    (.unavailable("storm"), #"{"name":"unavailable","reason":"storm"}"#),
    (.unreadableAnswer("rust"), #"{"name":"unreadableAnswer","reason":"rust"}"#),
    (.invalidQuery("no"), #"{"name":"invalidQuery","reason":"no"}"#),
    (.peerFailed("lost"), #"{"name":"peerFailed","reason":"lost"}"#),
  ])
  func `sends each search error`(_ error: SearchError, _ words: String) async throws {
    let talk = Talk(client: RecordingSearch(failing: [error]))
    await talk.say(hello)
    await talk.say(search(1))
    await talk.answers(1)
    try await talk.hangUp()

    #expect(talk.written.last == #"{"error":\#(words),"id":1}"#)
  }

  @Test func `cancels work that nobody waits for anymore`() async throws {
    let gate = Gate()
    let subject = RecordingSearch { (_, _) throws(SearchError) in
      await gate.pass()
      guard !Task.isCancelled else { throw .cancelled }
      return .cafes
    }
    let talk = Talk(client: subject)
    await talk.say(hello)
    await talk.say(search(1))
    await gate.arrivals(1)
    await talk.say(#"{"cancel":9}"#)
    await talk.say(#"{"cancel":1}"#)
    // Each question gets its answer before the end, even a cancelled question.
    try await talk.hangUp()

    #expect(talk.written.last == #"{"error":{"name":"cancelled"},"id":1}"#)
  }

  @Test func `answers all questions that came before the end of the lines`() async throws {
    let gate = Gate()
    let subject = RecordingSearch { (_, _) throws(SearchError) in
      await gate.pass()
      return .cafes
    }
    let talk = Talk(client: subject)
    await talk.say(hello)
    for id in 1...2 { await talk.say(search(id)) }
    await gate.arrivals(2)

    talk.fallSilent()
    await gate.open()
    try await talk.hangUp()

    #expect(talk.written.count == 3)
  }

  @Test func `works only for a while after the end of the lines, and cancels the rest`()
    async throws
  {
    let gate = Gate()
    let ended = Gate()
    let subject = RecordingSearch { (_, _) throws(SearchError) in
      await gate.pass()
      if Task.isCancelled { await ended.pass() }
      return .cafes
    }
    let talk = Talk(client: subject, patience: .milliseconds(100))
    await talk.say(hello)
    await talk.say(search(1))
    await gate.arrivals(1)

    try await talk.hangUp()
    let didEnd: Void? = await promptly { await ended.arrivals(1) }
    await ended.open()

    #expect(talk.written == [#"{"version":1}"#])
    #expect(didEnd != nil, "the search continued although nobody waited")
  }

  @Test(arguments: [
    "", "hello", "{}", #"{"version":0}"#, #"{"version":2}"#, #"{"version":"1"}"#,
    #"{"id":1,"suggestions":"an"}"#,
  ])
  func `accepts only a greeting as the first line`(_ line: String) async throws {
    let error = await badLine([line])

    #expect(error?.number == 1)
    #expect(error?.advice == #"{"email":"E-MAIL","token":"TOKEN","version":1}"#)
    #expect(subject.calls == [])
  }

  @Test(arguments: [
    "", "hello", "{}", "[1]", #"{"id":1}"#, #"{"suggestions":"an"}"#,
    #"{"id":1,"search":{"limit":3}}"#, #"{"id":"1","suggestions":"an"}"#,
    #"{"id":1,"suggestions":"an","cancel":1}"#, #"{"id":1,"cancel":1}"#,
    #"{"id":1,"suggestions":"an","search":{"place":{"latitude":1,"longitude":1},"#
      + #""term":"coffee","limit":3,"offset":0}}"#,
  ])
  func `rejects a line that isn't a call, and shows a correct example`(
    _ line: String
  ) async throws {
    let error = await badLine([hello, line])
    #expect(subject.calls == [])

    let advice = try #require(error?.advice)
    #expect(error?.number == 2)
    let search =
      #"{"limit":3,"offset":0,"place":{"latitude":54.3027,"longitude":10.1092},"term":"coffee"}"#
    let call = line.contains("search") ? #""search":\#(search)"# : #""suggestions":"an""#
    #expect(advice == #"{"id":1,\#(call)}"#)
    #expect(try await talk([hello, advice]).count == 2, "the suggested line can't be read")
    for query in subject.queries { try query.validate() }
  }

  @Test func `rejects a call with the number of an unanswered call`() async throws {
    let gate = Gate()
    let talk = Talk(
      client: RecordingSearch { (_, _) throws(SearchError) in
        await gate.pass()
        return .cafes
      })
    for line in [hello, search(8), search(7), search(7)] { await talk.say(line) }
    let error = await #expect(throws: SearchHost.BadLine.self) { try await talk.hangUp() }

    #expect(error?.number == 4)
    #expect(error?.advice.hasPrefix(#"{"id":9,"search":"#) == true)
    #expect(talk.written == [#"{"version":1}"#])
  }

  @Test func `accepts the number of an answered call again`() async throws {
    let talk = Talk(client: subject)
    await talk.say(hello)
    for count in 1...2 {
      await talk.say(search(7))
      await talk.answers(count)
    }
    try await talk.hangUp()

    #expect(talk.written.count == 3)
  }

  private func badLine(_ lines: [String]) async -> SearchHost.BadLine? {
    do {
      _ = try await talk(lines)
      return nil
    } catch {
      return error as? SearchHost.BadLine
    }
  }

  /// The output for some lines of input.
  private func talk(_ lines: [String]) async throws -> [String] {
    let talk = Talk(client: subject)
    for line in lines { await talk.say(line) }
    try await talk.hangUp()
    return talk.written
  }
}

private let hello = #"{"version":1,"email":"user@example.com","token":"special-token-value"}"#

private func search(_ id: Int, offset: Int = 0) -> String {
  #"{"id":\#(id),"search":{"place":{"latitude":54.3027,"longitude":10.1092},"term":"coffee","#
    + #""limit":3,"offset":\#(offset)}}"#
}
