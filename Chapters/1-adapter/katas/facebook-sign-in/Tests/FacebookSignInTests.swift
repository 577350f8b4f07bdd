@preconcurrency import FacebookLogin
import FakeNetwork
import Locking
import Scenario
import TestSupport
import Testing

// Replaced during grading: "mia", "tom", "oat milk", "espresso".

@Suite(.kata()) struct FacebookSignInTests {
  @Test(arguments: [
    ("mia@example.com", "oat milk"), (" Tom.Müller@EXAMPLE.com ", "  Oat Milk "),
  ])
  func `asks Facebook once, with the e-mail and the password as they were typed`(
    _ email: String, _ password: String
  ) async throws {
    let facebook = RecordingFacebook()

    _ = try await join(email, password, with: facebook)

    #expect(facebook.asked == ["/facebook/login, email: \(email), password: \(password)"])
  }

  @Test func `sets a delegate before asking Facebook, and keeps the delegate alive`() async throws {
    let facebook = RecordingFacebook()
    let guest = try begin("mia@example.com", at: desk(of: facebook))
    await guest.gate.open()

    let isAsked = await isAsked(1, facebook, for: guest)

    #expect(isAsked, "Facebook was never asked")
    #expect(
      facebook.delegates == 1,
      "the manager has no delegate: set one before you ask, and keep a strong reference to it")
  }

  @Test func `gives a card with the e-mail and the access token that Facebook sent`() async throws {
    let facebook = RecordingFacebook()

    let answer = try await join("mia@example.com", "oat milk", with: facebook)

    let card = ClubCard(member: "Mia@example.com", key: Token(value: "key of mia@example.com"))
    #expect(answer == .success(card), "use the e-mail address as Facebook writes it")
    #expect(key(of: answer) == "key of mia@example.com", "use Facebook's access token as the key")
  }

  @Test func `receives an answer that comes late`() async throws {
    let facebook = RecordingFacebook()
    let guest = try begin("mia@example.com", at: desk(of: facebook))
    defer { facebook.network.release("/facebook/login") }
    facebook.network.hold("/facebook/login")
    await guest.gate.open()
    try #require(await isAsked(1, facebook, for: guest), "Facebook was never asked")

    // Long enough for objects without a strong reference to be released.
    try await Task.sleep(for: .milliseconds(50))
    facebook.network.release("/facebook/login")
    let answer = try #require(
      await guest.answer(),
      "nobody received Facebook's answer: the manager has only a weak reference to its delegate")

    #expect(key(of: answer) == "key of mia@example.com")
  }

  @Test func `reports that Facebook refused the guest`() async throws {
    let facebook = RecordingFacebook(answering: #"{"status": "not_authorized"}"#)

    let answer = try await join(with: facebook)

    #expect(answer == .failure(.refused))
    #expect(facebook.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `reports a cancellation when the guest closes the dialog`() async throws {
    let facebook = RecordingFacebook(answering: #"{"status": "cancelled"}"#)

    let answer = try await join(with: facebook)

    #expect(answer == .failure(.cancelled))
    #expect(facebook.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `reports a missing connection, without a retry`() async throws {
    let facebook = RecordingFacebook()
    facebook.network.failNext(to: "/facebook/login")

    let answer = try await join(with: facebook)

    #expect(answer == .failure(.noConnection))
    #expect(facebook.network.requests.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `passes on Facebook's message when its server fails`() async throws {
    let facebook = RecordingFacebook(answering: #"{"status": "on fire"}"#)

    let answer = try await join(with: facebook)

    #expect(answer == .failure(.failed("unknown status")))
    #expect(facebook.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `gives no card when Facebook sends an empty e-mail`() async throws {
    let facebook = RecordingFacebook(
      answering: #"{"status": "connected", "accessToken": "4711"}"#)

    let answer = try await join(with: facebook)

    #expect(answer == .failure(.noEmail))
    #expect(facebook.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `answers two overlapping calls`() async throws {
    let facebook = RecordingFacebook()
    let desk = desk(of: facebook)
    // All guests share one thread. A waiting guest must not block it.
    let guests = Crowd()
    let mia = try begin("mia@example.com", at: desk, in: guests)
    let tom = try begin("tom@example.com", at: desk, in: guests)
    // Facebook answers the first guest last.
    facebook.network.holdOne(after: 0)
    defer { facebook.network.release("/facebook/login") }
    await mia.gate.open()
    try #require(await isAsked(1, facebook, for: mia), "Facebook was never asked")
    await tom.gate.open()
    try #require(await isAsked(2, facebook, for: tom), "the second guest had to wait for the first")

    let quicker = try #require(
      await tom.answer(), "the second guest had to wait until Facebook answered the first")
    facebook.network.release("/facebook/login")
    let slower = try #require(
      await mia.answer(), "the first of the two guests never got an answer")

    #expect(
      [slower, quicker].map(key) == ["key of mia@example.com", "key of tom@example.com"])
  }

  @Test func `asks Facebook again for each guest, and uses the new answer`() async throws {
    let facebook = RecordingFacebook()
    let desk: any ClubDesk = desk(of: facebook)
    let guests = [
      try credentials("mia@example.com"), try credentials("mia@example.com"),
      try credentials("tom@example.com", "espresso"), try credentials("mia@example.com"),
    ]
    facebook.network.failNext(to: "/facebook/login")

    var answers: [Result<ClubCard, JoinError>] = []
    for guest in guests {
      answers.append(
        try #require(
          await promptly(within: .seconds(3)) { await desk.answer(to: guest) },
          "the guest never got an answer: do you keep the delegate alive?"))
    }

    #expect(answers.first == .failure(.noConnection))
    #expect(
      answers.dropFirst().map(key) == [
        "key of mia@example.com", "key of tom@example.com", "key of mia@example.com",
      ])
    // The first request was lost on the way to Facebook.
    #expect(
      facebook.asked == [
        "/facebook/login, email: mia@example.com, password: oat milk",
        "/facebook/login, email: tom@example.com, password: espresso",
        "/facebook/login, email: mia@example.com, password: oat milk",
      ])
  }

  @Test func `ends the call at once when the guest leaves`() async throws {
    let facebook = RecordingFacebook()
    let guest = try begin("mia@example.com", at: desk(of: facebook))
    facebook.network.hold("/facebook/login")
    defer { facebook.network.release("/facebook/login") }
    await guest.gate.open()
    try #require(await isAsked(1, facebook, for: guest), "Facebook was never asked")

    guest.call?.cancel()
    let answer = try #require(
      await guest.answer(), "the call was cancelled, but still waits for Facebook")

    #expect(answer == .failure(.cancelled))
    // If the adapter answers twice, the program crashes a moment later.
    facebook.network.release("/facebook/login")
    _ = await isLeftAlone(facebook)
  }

  @Test func `closes Facebook's dialog when the guest leaves`() async throws {
    let facebook = RecordingFacebook()
    let guest = try begin("mia@example.com", at: desk(of: facebook))
    facebook.network.hold("/facebook/login")
    defer { facebook.network.release("/facebook/login") }
    await guest.gate.open()
    try #require(await isAsked(1, facebook, for: guest), "Facebook was never asked")

    guest.call?.cancel()
    _ = await guest.answer()
    let heard = await whatIsStillSaid(by: facebook)

    #expect(heard == [], "the dialog was still open, and Facebook continued the login")
    #expect(facebook.asked.count == 1, "nobody was logged in, so don't log anybody out")
  }

  @Test func `ends the call at once when the guest leaves while the dialog opens`() async throws {
    let facebook = RecordingFacebook()
    let call = Locked<Task<Result<ClubCard, JoinError>, Never>?>(nil)
    let desk = FacebookClubDesk {
      call.withLock(\.self)?.cancel()
      return facebook.makeManager()
    }
    let guest = try begin("mia@example.com", at: desk)
    call.withLock { $0 = guest.call }
    facebook.network.hold("/facebook/login")
    defer { facebook.network.release("/facebook/login") }

    await guest.gate.open()
    let answer = try #require(
      await guest.answer(),
      "the call was cancelled before it asked Facebook, but now waits for Facebook")
    let heard = await whatIsStillSaid(by: facebook)

    #expect(answer == .failure(.cancelled))
    #expect(heard == [], "the dialog was still open, and Facebook continued the login")
    #expect(!facebook.asked.contains("/facebook/logout"), "nobody was logged in")
  }

  @Test func `gives no card to a guest who leaves while the answer is on its way`() async throws {
    let facebook = RecordingFacebook()
    let guests = Crowd()
    let guest = try begin("mia@example.com", at: desk(of: facebook), in: guests)
    facebook.network.hold("/facebook/login")
    defer { facebook.network.release("/facebook/login") }
    await guest.gate.open()
    try #require(await isAsked(1, facebook, for: guest), "Facebook was never asked")
    await guests.waits()

    // Facebook answers, and the guest leaves before the call has seen the answer.
    _ = await promptly(within: .seconds(3)) {
      await guests.hold { facebook.network.release("/facebook/login") }
    }
    guest.call?.cancel()
    guests.goOn()
    let answer = try #require(await guest.answer(), "the guest never got an answer")
    _ = await isLeftAlone(facebook)

    #expect(answer == .failure(.cancelled))
    #expect(facebook.asked.count == 1, "Facebook got another request, such as a logout")
  }

  @Test func `lets the other guests continue when one guest leaves`() async throws {
    let facebook = RecordingFacebook()
    let desk = desk(of: facebook)
    let mia = try begin("mia@example.com", at: desk)
    let tom = try begin("tom@example.com", at: desk)
    facebook.network.hold("/facebook/login")
    defer { facebook.network.release("/facebook/login") }
    await mia.gate.open()
    try #require(await isAsked(1, facebook, for: mia), "Facebook was never asked")
    await tom.gate.open()
    try #require(await isAsked(2, facebook, for: tom), "the second guest had to wait for the first")

    mia.call?.cancel()
    _ = await mia.answer()
    facebook.network.release("/facebook/login")
    let answer = try #require(await tom.answer(), "the other guest never got an answer")

    #expect(key(of: answer) == "key of tom@example.com", "the guest who stayed should get a card")
  }

  @Test(arguments: [false, true])
  func `releases the manager and the delegate after the call`(_ guestLeaves: Bool) async throws {
    let facebook = RecordingFacebook()
    // The test keeps a reference to the desk, as the café's app does.
    let desk = desk(of: facebook)
    let guest = try begin("mia@example.com", at: desk)
    facebook.network.hold("/facebook/login")
    defer { facebook.network.release("/facebook/login") }
    await guest.gate.open()
    try #require(await isAsked(1, facebook, for: guest), "Facebook was never asked")
    nonisolated(unsafe) weak var delegate: (any FacebookLoginManagerDelegate)?
    delegate = facebook.managers.last?.delegate

    if guestLeaves { guest.call?.cancel() }
    facebook.network.release("/facebook/login")
    _ = await guest.answer()
    let isLeftAlone = await isLeftAlone(facebook)
    _ = await promptly(within: .seconds(1)) { await wait { delegate == nil } }

    #expect(isLeftAlone, "something still has a strong reference to the manager")
    #expect(delegate == nil, "something still has a strong reference to the delegate")
    withExtendedLifetime(desk) {}
  }

  @Test func `asks Facebook nothing before a guest joins`() async throws {
    let facebook = RecordingFacebook()
    let desk: any ClubDesk = desk(of: facebook)
    let guest = try credentials("mia@example.com")

    await quiet()
    #expect(facebook.network.requests == [])

    _ = await promptly(within: .seconds(3)) { await desk.answer(to: guest) }
    #expect(facebook.network.requests.count == 1)
  }

  @Test func `welcomes a new member on the screen`() async throws {
    let screen = await TableScreen(desk: desk(of: RecordingFacebook()))

    await screen.join(try credentials("mia@example.com"))
    _ = await promptly(within: .seconds(3)) { await screen.isFree() }

    let line = await screen.line
    #expect(line == "Welcome, Mia@example.com!")
  }

  @Test func `frees the screen for the next guest when a guest leaves`() async throws {
    let facebook = RecordingFacebook()
    let screen = await TableScreen(desk: desk(of: facebook))
    facebook.network.hold("/facebook/login")
    defer { facebook.network.release("/facebook/login") }

    await screen.join(try credentials("mia@example.com"))
    _ = await promptly(within: .seconds(3)) {
      await wait {
        let line = await screen.line
        return line != "One moment, please." || !facebook.asked.isEmpty
      }
    }
    try #require(!facebook.asked.isEmpty, "Facebook was never asked")
    await screen.leave()
    _ = await promptly(within: .seconds(3)) { await screen.isFree() }

    let line = await screen.line
    #expect(line == "Join the coffee club!")
  }

  /// A guest who joins when a gate opens, and the guest's result.
  private struct Guest {
    let gate = Gate()
    let isOver = Locked(false)
    var call: Task<Result<ClubCard, JoinError>, Never>?

    /// The result, if it came in time.
    func answer() async -> Result<ClubCard, JoinError>? {
      await promptly(within: .seconds(3)) { await call?.value } ?? nil
    }
  }

  private func desk(of facebook: RecordingFacebook) -> FacebookClubDesk {
    FacebookClubDesk { facebook.makeManager() }
  }

  /// The result of joining: a card or an error.
  private func join(
    _ email: String = "mia@example.com", _ password: String = "oat milk",
    with facebook: RecordingFacebook
  ) async throws -> Result<ClubCard, JoinError> {
    let desk: any ClubDesk = desk(of: facebook)
    let guest = try credentials(email, password)
    return try #require(
      await promptly(within: .seconds(3)) { await desk.answer(to: guest) },
      "the guest never got an answer: do you keep the delegate alive?")
  }

  /// Creates a guest who joins as soon as the gate is open.
  private func begin(
    _ email: String, at desk: FacebookClubDesk, in crowd: Crowd? = nil
  ) throws -> Guest {
    let credentials = try credentials(email)
    var guest = Guest()
    let act = { @Sendable [guest] in
      await guest.gate.pass()
      let answer = await desk.answer(to: credentials)
      guest.isOver.withLock { $0 = true }
      return answer
    }
    guest.call = crowd?.call(act) ?? Task(operation: act)
    return guest
  }

  /// Whether `count` logins reach Facebook before the guest's call ends or time runs out.
  private func isAsked(
    _ count: Int, _ facebook: RecordingFacebook, for guest: Guest
  ) async -> Bool {
    _ = await promptly(within: .seconds(3)) {
      await wait { facebook.logins >= count || guest.isOver.withLock(\.self) }
    }
    return facebook.logins >= count
  }

  /// What Facebook reports to a delegate after the guest has left, until all managers are released.
  private func whatIsStillSaid(by facebook: RecordingFacebook) async -> [String] {
    let eavesdropper = Eavesdropper()
    // Wait until the manager has finished its reports to the old delegate.
    try? await Task.sleep(for: .milliseconds(50))
    for manager in facebook.managers { manager.delegate = eavesdropper }
    facebook.network.release("/facebook/login")
    _ = await isLeftAlone(facebook)
    return eavesdropper.heard
  }

  /// Whether all managers are released soon. Facebook's own thread can keep a manager for a moment.
  private func isLeftAlone(_ facebook: RecordingFacebook) async -> Bool {
    await promptly(within: .seconds(1)) { await wait { facebook.managers.isEmpty } } != nil
  }

  private func key(of answer: Result<ClubCard, JoinError>?) -> String? {
    try? answer?.get().key.value
  }
}

/// Waits until a condition holds, or until the waiting task is cancelled.
private func wait(until isSo: @Sendable () async -> Bool) async {
  while await !isSo() {
    guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { return }
  }
}

private func credentials(_ email: String, _ password: String = "oat milk") throws -> Credentials {
  try #require(Credentials(email: email, password: password))
}

extension ClubDesk {
  /// The result of joining, as a value that can be compared.
  fileprivate func answer(to guest: Credentials) async -> Result<ClubCard, JoinError> {
    do {
      return .success(try await join(guest))
    } catch {
      return .failure(error)
    }
  }
}
