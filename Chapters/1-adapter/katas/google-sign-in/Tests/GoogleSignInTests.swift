import FakeNetwork
@preconcurrency import GoogleSignIn
import Scenario
import TestSupport
import Testing

// Replaced during grading: "mia", "tom", "oat milk", "espresso".

@Suite(.kata()) struct GoogleSignInTests {
  @Test(arguments: [
    ("mia@example.com", "oat milk"), (" Tom.Müller@EXAMPLE.com ", "  Oat Milk "),
  ])
  func `asks Google once, with the e-mail and the password as they were typed`(
    _ email: String, _ password: String
  ) async throws {
    let google = RecordingGoogle()

    _ = try await checkIn(email, password, with: google)

    #expect(google.asked == ["/google/login, email: \(email), password: \(password)"])
  }

  @Test func `gives a pass with the e-mail and the token that Google sent`() async throws {
    let google = RecordingGoogle()

    let answer = try await checkIn("Mia@Example.com", "oat milk", with: google)

    let pass = GuestPass(guest: "MIA@EXAMPLE.COM", key: Token(value: "key of MIA@EXAMPLE.COM"))
    #expect(answer == .success(pass), "use the e-mail and the `token` from Google")
    // A token doesn't print its value. If the test fails, this line shows the value.
    #expect(words(of: answer) == ["MIA@EXAMPLE.COM", "key of MIA@EXAMPLE.COM"])
  }

  @Test func `reports a wrong password when Google refuses it`() async throws {
    let google = RecordingGoogle(answering: #"{"error": {"code": "INVALID_LOGIN_CREDENTIALS"}}"#)

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.wrongPassword))
    #expect(google.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `reports a stopped check-in when the guest closed Google's page`() async throws {
    let google = RecordingGoogle(answering: #"{"error": {"code": "CANCELED"}}"#)

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.stopped))
    #expect(google.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `reports that Google can't be reached, without a retry`() async throws {
    let google = RecordingGoogle()
    google.network.failNext(to: "/google/login")

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.unavailable("Google can't be reached")))
    #expect(google.network.requests.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `reports that Google failed when Google sends an unknown error`() async throws {
    let google = RecordingGoogle(answering: #"{"error": {"code": "QUOTA_EXCEEDED"}}"#)

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.unavailable("Google failed")))
    #expect(google.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `reports that Google's answer can't be read`() async throws {
    let google = RecordingGoogle(answering: "<html>")

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.unreadable))
    #expect(google.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `lets nobody in when Google sends a user and an error`() async throws {
    let google = RecordingGoogle(
      answering: """
        {"user": {"email": "mia@example.com", "token": "4711"},
         "error": {"code": "INVALID_LOGIN_CREDENTIALS"}}
        """)

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.contradiction))
    #expect(google.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `answers even when Google sends neither a user nor an error`() async throws {
    let google = RecordingGoogle(answering: "{}")

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.silence))
    #expect(google.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `answers two overlapping check-ins`() async throws {
    let google = RecordingGoogle()
    let check = GoogleGuestCheck(GoogleAuthenticator(network: google.network))
    let mia = try #require(Credentials(email: "mia@example.com", password: "oat milk"))
    let tom = try #require(Credentials(email: "tom@example.com", password: "espresso"))
    // Google answers the first guest last.
    google.network.holdOne(after: 0)
    defer { google.network.release("/google/login") }
    // All guests share one thread. A waiting guest must not block it.
    let guests = Crowd()

    let first = guests.call { await check.answer(to: mia) }
    try #require(await isAsked(1, google), "the first guest's request never reached Google")
    let second = guests.call { await check.answer(to: tom) }
    try #require(await isAsked(2, google), "the second guest had to wait for the first")
    let quicker = try #require(
      await promptly(within: .seconds(3)) { await second.value },
      "the second guest had to wait until Google answered the first")
    google.network.release("/google/login")
    let slower = try #require(
      await promptly(within: .seconds(3)) { await first.value },
      "the first of the two guests never got an answer")

    let keys = [slower, quicker].map { words(of: $0)?.last }
    #expect(keys == ["key of MIA@EXAMPLE.COM", "key of TOM@EXAMPLE.COM"])
  }

  @Test func `logs out the guest whose e-mail is on the pass`() async {
    let google = RecordingGoogle()
    let check: any GuestCheck = GoogleGuestCheck(GoogleAuthenticator(network: google.network))

    await check.checkOut(GuestPass(guest: "Mia.Müller@EXAMPLE.com ", key: Token(value: "4711")))

    let asked = await google.asked(after: 1)
    #expect(asked == ["/google/logout, email: Mia.Müller@EXAMPLE.com "])
  }

  @Test func `asks Google again for each check-in, and logs out the right guest`()
    async throws
  {
    let google = RecordingGoogle()
    let check: any GuestCheck = GoogleGuestCheck(GoogleAuthenticator(network: google.network))
    let mia = try #require(Credentials(email: "mia@example.com", password: "oat milk"))
    let tom = try #require(Credentials(email: "tom@example.com", password: "espresso"))
    google.network.failNext(to: "/google/login")

    let answers = try #require(
      await promptly(within: .seconds(5)) {
        var answers: [Result<GuestPass, CheckInError>] = []
        for guest in [mia, mia, mia, tom] { answers.append(await check.answer(to: guest)) }
        return answers
      }, "a guest never got an answer")
    try #require(answers.count == 4)
    await check.checkOut(try answers[1].get())
    _ = await google.asked(after: 4)
    await check.checkOut(try answers[3].get())

    #expect(answers[0] == .failure(.unavailable("Google can't be reached")))
    // The first request was lost on the way to Google.
    let asked = await google.asked(after: 5)
    #expect(
      asked == [
        "/google/login, email: mia@example.com, password: oat milk",
        "/google/login, email: mia@example.com, password: oat milk",
        "/google/login, email: tom@example.com, password: espresso",
        "/google/logout, email: MIA@EXAMPLE.COM", "/google/logout, email: TOM@EXAMPLE.COM",
      ])
  }

  @Test func `asks Google nothing before a guest checks in`() async throws {
    let google = RecordingGoogle()
    let check: any GuestCheck = GoogleGuestCheck(GoogleAuthenticator(network: google.network))
    let mia = try #require(Credentials(email: "mia@example.com", password: "oat milk"))

    await quiet()
    #expect(google.asked == [])

    _ = await promptly(within: .seconds(3)) { await check.answer(to: mia) }
    #expect(google.asked == ["/google/login, email: mia@example.com, password: oat milk"])
  }

  /// All errors that a check-in can throw.
  private static let errors: [CheckInError] = [
    .wrongPassword, .stopped, .unavailable("Google can't be reached"),
    .unavailable("Google failed"), .unreadable, .contradiction, .silence,
  ]

  /// The result of a check-in: a pass or an error.
  private func checkIn(
    _ email: String = "mia@example.com", _ password: String = "oat milk",
    with google: RecordingGoogle
  ) async throws -> Result<GuestPass, CheckInError> {
    let check: any GuestCheck = GoogleGuestCheck(GoogleAuthenticator(network: google.network))
    let guest = try #require(Credentials(email: email, password: password))
    let answer = try #require(
      await promptly(within: .seconds(3)) { await check.answer(to: guest) },
      "the guest never got an answer")
    _ = await promptly(within: .seconds(3)) { await google.answersAreRead() }
    let equals = Self.errors.filter { answer == .failure($0) }
    #expect(equals.count < 2, "some errors are equal, so the page can't distinguish them")
    return answer
  }

  /// Whether `count` requests reach Google within a time limit.
  private func isAsked(_ count: Int, _ google: RecordingGoogle) async -> Bool {
    await promptly(within: .seconds(3)) { await google.network.requests(count) } != nil
  }

  private func words(of answer: Result<GuestPass, CheckInError>) -> [String]? {
    (try? answer.get()).map { [$0.guest, $0.key.value] }
  }
}

extension GuestCheck {
  /// The result of a check-in, as a value that can be compared.
  fileprivate func answer(to guest: Credentials) async -> Result<GuestPass, CheckInError> {
    do {
      return .success(try await checkIn(guest))
    } catch {
      return .failure(error)
    }
  }
}
