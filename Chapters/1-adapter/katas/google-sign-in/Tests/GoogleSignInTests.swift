import FakeNetwork
@preconcurrency import GoogleSignIn
import Scenario
import TestSupport
import Testing

// Drawn anew for a grade: "mia", "tom", "oat milk".

@Suite(.kata()) struct GoogleSignInTests {
  @Test func `asks Google once, with the e-mail and the password in their places`() async throws {
    let google = RecordingGoogle()

    _ = try await checkIn("mia@example.com", "oat milk", with: google)

    #expect(google.asked == ["/google/login, email: mia@example.com, password: oat milk"])
  }

  @Test func `gives a pass with the e-mail and the token that Google sent`() async throws {
    let google = RecordingGoogle()

    let answer = try await checkIn("Mia@Example.com", "oat milk", with: google)

    let pass = GuestPass(guest: "mia@example.com", key: Token(value: "key of mia@example.com"))
    #expect(answer == .success(pass), "the e-mail in small letters, and `token`, not `password`")
    // A token doesn't print its value. So this line says which one it was.
    #expect(words(of: answer) == ["mia@example.com", "key of mia@example.com"])
  }

  @Test func `says that the password is wrong when Google refuses it`() async throws {
    let google = RecordingGoogle(answering: #"{"error": {"code": "INVALID_LOGIN_CREDENTIALS"}}"#)

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.wrongPassword))
    #expect(google.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test func `says that the guest stopped when Google's page was closed`() async throws {
    let google = RecordingGoogle(answering: #"{"error": {"code": "CANCELED"}}"#)

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.stopped))
    #expect(google.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test func `says that Google can't be reached, after one try`() async throws {
    let google = RecordingGoogle()
    google.network.failNext(to: "/google/login")

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.unavailable("Google can't be reached")))
    #expect(google.network.requests.count == 1, "to try again isn't the adapter's job")
  }

  @Test func `says in our own words that Google failed`() async throws {
    let google = RecordingGoogle(answering: #"{"error": {"code": "QUOTA_EXCEEDED"}}"#)

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.unavailable("Google failed")))
    #expect(google.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test func `says that Google's answer can't be read`() async throws {
    let google = RecordingGoogle(answering: "<html>")

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.unreadable))
    #expect(google.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test func `lets nobody in when Google sends a user and an error`() async throws {
    let google = RecordingGoogle(
      answering: """
        {"user": {"email": "mia@example.com", "token": "4711"},
         "error": {"code": "INVALID_LOGIN_CREDENTIALS"}}
        """)

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.contradiction))
    #expect(google.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test func `answers all the same when Google sends no user and no error`() async throws {
    let google = RecordingGoogle(answering: "{}")

    let answer = try await checkIn(with: google)

    #expect(answer == .failure(.silence))
    #expect(google.asked.count == 1, "to try again isn't the adapter's job")
  }

  @Test func `gives two guests at once an answer each`() async throws {
    let google = RecordingGoogle()
    let check = GoogleGuestCheck(GoogleAuthenticator(network: google.network))
    let mia = try #require(Credentials(email: "mia@example.com", password: "oat milk"))
    let tom = try #require(Credentials(email: "tom@example.com", password: "espresso"))
    google.network.hold("/google/login")
    defer { google.network.release("/google/login") }
    // All guests of this crowd share one thread. Nobody may keep it while they wait.
    let guests = Crowd()

    let first = guests.call { await check.answer(to: mia) }
    try #require(await isAsked(1, google), "Google wasn't asked for the first guest")
    let second = guests.call { await check.answer(to: tom) }
    try #require(await isAsked(2, google), "the second guest has to wait for the first")
    google.network.release("/google/login")
    let answers = try #require(
      await promptly(within: .seconds(3)) { [await first.value, await second.value] },
      "a guest who came at the same time as another never got an answer")

    let keys = answers.map { words(of: $0)?.last }
    #expect(keys == ["key of mia@example.com", "key of tom@example.com"])
  }

  @Test func `logs the guest of the pass out when they check out`() async {
    let google = RecordingGoogle()
    let check: any GuestCheck = GoogleGuestCheck(GoogleAuthenticator(network: google.network))

    await check.checkOut(GuestPass(guest: "mia@example.com", key: Token(value: "4711")))

    #expect(google.asked == ["/google/logout, email: mia@example.com"])
  }

  @Test func `asks Google for each check-in, and logs out the guest whose pass it is`()
    async throws
  {
    let google = RecordingGoogle()
    let check: any GuestCheck = GoogleGuestCheck(GoogleAuthenticator(network: google.network))
    let mia = try #require(Credentials(email: "mia@example.com", password: "oat milk"))
    let tom = try #require(Credentials(email: "tom@example.com", password: "espresso"))

    let answers = try #require(
      await promptly(within: .seconds(3)) {
        [await check.answer(to: mia), await check.answer(to: mia), await check.answer(to: tom)]
      }, "a guest never got an answer")
    await check.checkOut(try answers[0].get())

    #expect(
      google.asked == [
        "/google/login, email: mia@example.com, password: oat milk",
        "/google/login, email: mia@example.com, password: oat milk",
        "/google/login, email: tom@example.com, password: espresso",
        "/google/logout, email: mia@example.com",
      ])
  }

  @Test func `asks Google nothing before a guest checks in`() {
    let google = RecordingGoogle()

    _ = GoogleGuestCheck(GoogleAuthenticator(network: google.network))

    #expect(google.asked == [])
  }

  /// All that may keep a guest out.
  private static let errors: [CheckInError] = [
    .wrongPassword, .stopped, .unavailable("Google can't be reached"),
    .unavailable("Google failed"), .unreadable, .contradiction, .silence,
  ]

  /// What a guest hears who checks in: a pass, or why there is none.
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
    #expect(equals.count < 2, "a guest can't tell errors apart that are equal")
    return answer
  }

  /// Whether so many questions reach Google before the patience of a guest ends.
  private func isAsked(_ count: Int, _ google: RecordingGoogle) async -> Bool {
    await promptly(within: .seconds(3)) { await google.network.requests(count) } != nil
  }

  private func words(of answer: Result<GuestPass, CheckInError>) -> [String]? {
    (try? answer.get()).map { [$0.guest, $0.key.value] }
  }
}

extension GuestCheck {
  /// What a check-in brings, as a value that can be compared.
  fileprivate func answer(to guest: Credentials) async -> Result<GuestPass, CheckInError> {
    do {
      return .success(try await checkIn(guest))
    } catch {
      return .failure(error)
    }
  }
}
