import Scenario
import TestSupport
import Testing

// Replaced during grading: "mia", "tom", "oat milk", "espresso", "04711", "17".

@Suite(.kata()) struct ClassicSignInTests {
  private typealias Answer = Result<Session, AuthenticationError>

  private let badge = Badge(name: "Mia@Example.com ", number: "04711")

  @Test(arguments: [(" Mia.Müller@EXAMPLE.com ", "  Oat Milk "), ("", "")])
  func `asks the till once, with the e-mail and the password as they were typed`(
    _ email: String, _ password: String
  ) async {
    let till = RecordingTill((badge, TillCode.open))
    let adapter: any ClassicSignIn = ClassicSignInWithTill(till)

    adapter.logIn(email: email, password: password, success: { _ in }, failure: { _ in })
    let asked = await till.asked(after: 1)
    #expect(asked == ["secret '\(password)', name '\(email)'"])
  }

  @Test func `calls success with the user whose name is on the badge`() async throws {
    let answers = try await answers(of: RecordingTill((badge, TillCode.open)))

    let user = try answers.first?.get().user
    #expect(user == User(email: "Mia@Example.com "), "take the e-mail from the badge")
    #expect(answers.count == 1, "call only one closure, and only once")
  }

  @Test(arguments: ["04711", ""])
  func `uses the badge's number as the token`(_ number: String) async throws {
    let badge = Badge(name: "Mia@Example.com ", number: number)

    let answers = try await answers(of: RecordingTill((badge, TillCode.open)))

    let token = try answers.first?.get().token.value
    #expect(token == number, "keep the badge's number unchanged, with its leading zeros")
  }

  @Test func `reports wrong credentials when the till refuses them`() async throws {
    let till = RecordingTill((nil, TillCode.refused))

    let answers = try await answers(of: till, signIns: 3)

    let refusals = Array(repeating: Answer.failure(.wrongCredentials), count: 3)
    #expect(answers == refusals, "the adapter shouldn't count the refusals")
    #expect(till.asked.count == 3)
  }

  @Test func `reports a cancelled sign-in when the red button was pressed`() async throws {
    let till = RecordingTill((nil, TillCode.stopped))

    let answers = try await answers(of: till)

    #expect(answers == [.failure(.cancelled)])
    #expect(till.asked.count == 1)
  }

  @Test func `reports that sign-in is unavailable while the till is closed`() async throws {
    let till = RecordingTill((nil, TillCode.closed))

    let answers = try await answers(of: till)

    #expect(answers == [.failure(.unavailable("the till is closed"))])
    #expect(till.asked.count == 1)
  }

  @Test func `reports an unreadable answer when an open till gives no badge`() async throws {
    let till = RecordingTill((nil, TillCode.open))

    let answers = try await answers(of: till)

    #expect(answers == [.failure(.unreadableAnswer("the till gave no badge"))])
    #expect(till.asked.count == 1)
  }

  @Test(arguments: [17, -1, .max])
  func `reports an unreadable answer when the till sends an unknown number`(_ code: Int)
    async throws
  {
    let till = RecordingTill((nil, code))

    let answers = try await answers(of: till)

    #expect(answers == [.failure(.unreadableAnswer("the till said \(code)"))])
    #expect(till.asked.count == 1)
  }

  @Test(arguments: [
    (TillCode.refused, AuthenticationError.wrongCredentials), (TillCode.stopped, .cancelled),
    (TillCode.closed, .unavailable("the till is closed")),
    (17, .unreadableAnswer("the till said 17")),
  ])
  func `calls failure when a badge comes with any number except open`(
    _ code: Int, _ error: AuthenticationError
  ) async throws {
    let till = RecordingTill((badge, code))

    let answers = try await answers(of: till)

    #expect(answers == [.failure(error)])
    #expect(till.asked.count == 1)
  }

  @Test func `asks the till again for the next sign-in`() async throws {
    let till = RecordingTill(
      (badge, TillCode.open), (nil, TillCode.closed),
      (Badge(name: "tom@example.com", number: "17"), TillCode.open))
    let adapter: any ClassicSignIn = ClassicSignInWithTill(till)

    let first = await logIn("mia@example.com", "oat milk", with: adapter).all(after: 1)
    try #require(first != [], "the screen never got an answer")
    let second = await logIn("mia@example.com", "espresso", with: adapter).all(after: 1)
    let third = await logIn("tom@example.com", "espresso", with: adapter).all(after: 1)

    #expect(
      till.asked == [
        "secret 'oat milk', name 'mia@example.com'", "secret 'espresso', name 'mia@example.com'",
        "secret 'espresso', name 'tom@example.com'",
      ], "only the till knows whether a password is right")
    #expect(first == [.success(session("Mia@Example.com ", "04711"))])
    #expect(second == [.failure(.unavailable("the till is closed"))])
    #expect(third == [.success(session("tom@example.com", "17"))])
  }

  @Test func `calls success when the till answers after the adapter is gone`()
    async throws
  {
    let till = RecordingTill((badge, TillCode.open), answersLater: true)

    let heard = logIn(with: ClassicSignInWithTill(till))
    try #require(await till.asked(after: 1).count == 1)
    #expect(heard.all == [], "the till hasn't answered yet")
    till.answer()

    let answers = await heard.all(after: 1)
    #expect(answers == [.success(session("Mia@Example.com ", "04711"))])
    #expect(till.asked.count == 1)
  }

  @Test func `gives each of two overlapping sign-ins its own answer`()
    async throws
  {
    let till = RecordingTill(
      (badge, TillCode.open), (nil, TillCode.refused), answersLater: true)
    let adapter: any ClassicSignIn = ClassicSignInWithTill(till)

    let first = logIn("mia@example.com", "oat milk", with: adapter)
    try #require(await till.asked(after: 1).count == 1)
    let second = logIn("tom@example.com", "espresso", with: adapter)
    let asked = await till.asked(after: 2)
    #expect(asked.count == 2, "the second sign-in waited for the first")
    till.answer()

    let answers = [await first.all(after: 1), await second.all(after: 1)]
    #expect(
      answers == [
        [.success(session("Mia@Example.com ", "04711"))], [.failure(.wrongCredentials)],
      ])
  }

  @Test func `asks the till nothing before somebody signs in`() async {
    let till = RecordingTill((badge, TillCode.open))

    let adapter: any ClassicSignIn = ClassicSignInWithTill(till)
    await quiet()
    #expect(till.asked == [])

    _ = await logIn(with: adapter).all(after: 1)
    #expect(till.asked.count == 1)
  }

  /// Signs somebody in.
  ///
  /// - Returns: The calls to the screen's two closures.
  private func logIn(
    _ email: String = "mia@example.com", _ password: String = "oat milk",
    with adapter: any ClassicSignIn
  ) -> Notes<Answer> {
    let heard = Notes<Answer>()
    adapter.logIn(
      email: email, password: password,
      success: { heard.write(.success($0)) }, failure: { heard.write(.failure($0)) })
    return heard
  }

  /// The answers that the screen gets when somebody signs in `signIns` times.
  private func answers(of till: RecordingTill, signIns: Int = 1) async throws -> [Answer] {
    let adapter: any ClassicSignIn = ClassicSignInWithTill(till)
    var answers: [Answer] = []
    for _ in 1...signIns {
      let heard = await logIn(with: adapter).all(after: 1)
      try #require(heard != [], "the screen never got an answer")
      answers += heard
    }
    return answers
  }

  private func session(_ email: String, _ token: String) -> Session {
    Session(user: User(email: email), token: Token(value: token))
  }
}
