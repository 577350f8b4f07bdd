import Scenario
import TestSupport
import Testing

// Drawn anew for a grade: "mia", "oat milk", "4711", "17".

@Suite(.kata()) struct ClassicSignInTests {
  private let badge = Badge(name: "Mia@Example.com", number: "4711")

  @Test func `asks the till once, with each word in its place`() {
    let till = RecordingTill(badge: badge, code: TillCode.open)

    _ = answers(of: till)

    #expect(till.asked == ["secret oat milk, name mia@example.com"])
  }

  @Test func `calls success with the user whose name is on the badge`() throws {
    let answers = answers(of: RecordingTill(badge: badge, code: TillCode.open))

    let user = try answers.first?.get().user
    #expect(user == User(email: "Mia@Example.com"), "as the badge says it, not as it was typed")
    #expect(answers.count == 1, "one closure is called, once")
  }

  @Test func `calls success when the till answers later, too`() {
    let till = RecordingTill(badge: badge, code: TillCode.open, answersLater: true)

    let answers = answers(of: till)

    #expect(answers.count == 1, "the till answered when `logIn` had ended")
    #expect(till.asked.count == 1)
  }

  @Test func `takes the badge's number for the token`() throws {
    let answers = answers(of: RecordingTill(badge: badge, code: TillCode.open))

    let token = try answers.first?.get().token.value
    #expect(token == "4711")
  }

  @Test func `says that the credentials are wrong when the till refuses them`() {
    let till = RecordingTill(code: TillCode.refused)

    let answers = answers(of: till)

    #expect(answers == [.failure(.wrongCredentials)])
    #expect(till.asked.count == 1)
  }

  @Test func `says that the sign-in was cancelled when the red button was pressed`() {
    let till = RecordingTill(code: TillCode.stopped)

    let answers = answers(of: till)

    #expect(answers == [.failure(.cancelled)])
    #expect(till.asked.count == 1)
  }

  @Test func `says that sign-in is unavailable while the till is closed`() {
    let till = RecordingTill(code: TillCode.closed)

    let answers = answers(of: till)

    #expect(answers == [.failure(.unavailable("the till is closed"))])
    #expect(till.asked.count == 1)
  }

  @Test func `takes an open till without a badge for an unreadable answer`() {
    let till = RecordingTill(code: TillCode.open)

    let answers = answers(of: till)

    #expect(answers == [.failure(.unreadableAnswer("the till gave no badge"))])
    #expect(till.asked.count == 1)
  }

  @Test(arguments: [17, -1, .max])
  func `takes a number that nobody knows for an unreadable answer`(_ code: Int) {
    let till = RecordingTill(code: code)

    let answers = answers(of: till)

    #expect(answers == [.failure(.unreadableAnswer("the till said \(code)"))])
    #expect(till.asked.count == 1)
  }

  @Test(arguments: [
    (TillCode.refused, AuthenticationError.wrongCredentials), (TillCode.stopped, .cancelled),
    (TillCode.closed, .unavailable("the till is closed")),
    (17, .unreadableAnswer("the till said 17")),
  ])
  func `doesn't call success for a badge that comes with anything but an open till`(
    _ code: Int, _ error: AuthenticationError
  ) {
    let till = RecordingTill(badge: badge, code: code)

    let answers = answers(of: till)

    #expect(answers == [.failure(error)])
    #expect(till.asked.count == 1)
  }

  @Test func `asks the till again for the next sign-in`() {
    let till = RecordingTill(badge: badge, code: TillCode.open)
    let adapter: any ClassicSignIn = ClassicSignInWithTill(till)

    let words: [String] = ["oat milk", "espresso"]
    for word in words {
      adapter.logIn(
        email: "mia@example.com", password: word, success: { _ in }, failure: { _ in })
    }

    #expect(
      till.asked == [
        "secret oat milk, name mia@example.com", "secret espresso, name mia@example.com",
      ], "whether a word is right, only the till knows")
  }

  @Test func `asks the till nothing before somebody signs in`() {
    let till = RecordingTill(badge: badge, code: TillCode.open)

    _ = ClassicSignInWithTill(till)

    #expect(till.asked == [])
  }

  /// What the screen hears for one sign-in: each call of one of its two closures.
  private func answers(of till: RecordingTill) -> [Result<Session, AuthenticationError>] {
    let answers = Notes<Result<Session, AuthenticationError>>()
    let adapter: any ClassicSignIn = ClassicSignInWithTill(till)
    adapter.logIn(
      email: "mia@example.com", password: "oat milk",
      success: { answers.write(.success($0)) }, failure: { answers.write(.failure($0)) })
    withExtendedLifetime(adapter) { till.answer() }
    return answers.all
  }
}
