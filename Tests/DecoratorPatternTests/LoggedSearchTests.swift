import DecoratorPattern
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct LoggedSearchTests {
  private let lines = Lines()

  @Test func `writes one line per search, and changes nothing`() async throws {
    let inner = RecordingSearch()
    let found = try await LoggedSearch(inner, log: lines.write).search(.coffeeNearby)

    #expect(found == .cafes)
    #expect(lines.all == ["search coffee, 3 from 0: 3 found"])
  }

  @Test func `writes a failure and passes it on`() async {
    let inner = RecordingSearch(failing: [.unavailable("storm")])
    let outcome = await outcome { () async throws(SearchError) in
      try await LoggedSearch(inner, log: lines.write).search(.coffeeNearby)
    }

    #expect(outcome == .failure(.unavailable("storm")))
    #expect(lines.all == ["search coffee, 3 from 0: \(SearchError.unavailable("storm"))"])
    #expect(inner.calls.count == 1)
  }

  @Test func `logs suggestions as well`() async throws {
    _ = try await LoggedSearch(RecordingSearch(), log: lines.write).suggestions(for: "an")

    #expect(lines.all == ["suggestions for an: 2 found"])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func `writes one line for any text from a user or a server`(_ lineBreak: String) async {
    let tea = String(repeating: "tea ", count: 100)
    let forged = "\(tea)\(lineBreak)\(lineBreak)search coffee, 3 from 0: 3 found"
    let harmless = "\(tea)  search coffee, 3 from 0: 3 found"
    let inner = RecordingSearch(failing: [.unavailable(forged), .unavailable(forged)])
    let client = LoggedSearch(inner, log: lines.write)
    let service = LoggedSignIn(
      RecordingSignIn(failing: [.unavailable(forged)]), log: lines.write)

    _ = try? await client.search(Query(place: .harborSquare, term: forged, limit: 3))
    _ = try? await client.suggestions(for: forged)
    _ = try? await service.logIn(email: forged, password: "password")
    await service.logOut(Session(user: User(email: forged), token: Token(value: "token")))

    let why = "down (\(harmless)). Try again in a minute."
    #expect(
      lines.all == [
        "search \(harmless), 3 from 0: Search is \(why)",
        "suggestions for \(harmless): Search is \(why)",
        "sign in \(harmless): Sign-in is \(why)", "sign out \(harmless): done",
      ])
  }

  @Test func `writes a line even for a cancelled caller`() async {
    let client = LoggedSearch(RecordingSearch(), log: lines.write)
    let service = LoggedSignIn(RecordingSignIn(), log: lines.write)

    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try? await client.search(.coffeeNearby)
      _ = try? await client.suggestions(for: "")
      guard let session = try? await service.logIn(email: "a@b.c", password: "password") else {
        return
      }
      await service.logOut(session)
    }.value

    #expect(
      lines.all == [
        "search coffee, 3 from 0: 3 found", "suggestions for : 2 found", "sign in a@b.c: done",
        "sign out a@b.c: done",
      ])
  }

  @Test func `writes twice when it is applied twice`() async throws {
    let once = LoggedSearch(RecordingSearch(), log: lines.write)
    _ = try await LoggedSearch(once, log: lines.write).search(.coffeeNearby)

    #expect(lines.all.count == 2)
  }
}
