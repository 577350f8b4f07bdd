import TestSupport
import Testing

// Replaced during grading: "quay".

@Suite(.kata()) struct LateStartTests {
  private typealias Answer = Result<[String], PhotoError>

  private let photo = RecordingPhoto()
  private let gate = Gate()
  private let crowd = Crowd()
  private let drawn: Answer = .success(["  ~~ c[]", "________"])
  private let expected: [RecordingPhoto.Call: Answer] = [
    .lines: .success(["  ~~ c[]", "________"]), .thumbnail(width: 5): .success(["~c[]"]),
    .caption: .success([" A cup at the quay, in Ü "]),
  ]

  @Test(arguments: [PhotoSize(width: 8, height: 2), PhotoSize(width: 640, height: 0)])
  func `has the size that was passed in`(_ size: PhotoSize) async {
    let late = LatePhoto(size: size, load: { [photo] in photo })

    let before = late.size
    _ = await lines(of: late)
    let after = late.size

    #expect(before == size)
    #expect(after == size, "a loaded photo doesn't change the size")
  }

  @Test func `loads the photo, and asks the photo for its lines`() async {
    let store = PhotoStore(photo)
    let late = latePhoto(from: store)

    let lines = await lines(of: late)

    #expect(lines == drawn)
    #expect(photo.asked == [.lines])
    #expect(store.loads == 1)
  }

  @Test(arguments: [5, 0, 80])
  func `asks the photo for a thumbnail of the requested width`(_ width: Int) async throws {
    let late = latePhoto(from: PhotoStore(photo))

    let thumbnail = try await late.thumbnail(width: width)

    #expect(thumbnail == ["~c[]"])
    #expect(photo.asked == [.thumbnail(width: width)])
  }

  @Test func `asks the photo for its caption`() async throws {
    let late: any CafePhoto = latePhoto(from: PhotoStore(photo))

    let caption = try await late.caption()

    #expect(caption == " A cup at the quay, in Ü ")
    #expect(photo.asked == [.caption])
  }

  @Test(arguments: questions)
  func `returns an empty answer unchanged`(_ question: RecordingPhoto.Call) async {
    let photo = RecordingPhoto(isEmpty: true)

    let answer = await answer(to: question, of: latePhoto(from: PhotoStore(photo)))

    #expect(answer == .success(question == .caption ? [""] : []))
    #expect(photo.asked == [question])
  }

  @Test func `loads once for several calls`() async throws {
    let store = PhotoStore(photo)
    let late: any CafePhoto = latePhoto(from: store)

    _ = try await late.thumbnail(width: 5)
    for _ in 1...2 {
      _ = try await late.lines()
      _ = try await late.caption()
      _ = try await late.thumbnail(width: 6)
    }

    let again: [RecordingPhoto.Call] = [.lines, .caption, .thumbnail(width: 6)]
    #expect(
      photo.asked == [.thumbnail(width: 5)] + again + again, "each call has to ask the photo")
    #expect(store.loads == 1)
  }

  @Test func `doesn't load the photo before a method is called`() async {
    let store = PhotoStore(photo, gate: gate)
    let late = latePhoto(from: store)

    // A load that starts too early would reach the gate within this time.
    let early: Void? = await promptly(within: .milliseconds(200)) { await gate.arrivals(1) }
    await gate.open()
    _ = await lines(of: late)

    #expect(early == nil, "the photo was loaded before the first call")
    #expect(store.loads == 1)
  }

  @Test func `doesn't load the photo to return its size`() async {
    let store = PhotoStore(photo, gate: gate)
    let late = latePhoto(from: store)

    let size = late.size
    let early: Void? = await promptly(within: .milliseconds(200)) { await gate.arrivals(1) }
    await gate.open()
    _ = await lines(of: late)

    #expect(size == PhotoSize(width: 8, height: 2))
    #expect(early == nil, "the photo was loaded for its size, although the size is known")
    #expect(store.loads == 1)
  }

  @Test(arguments: questions)
  func `tries again after a load that failed`(_ question: RecordingPhoto.Call) async {
    let store = PhotoStore(
      photo, failing: [.unavailable("storm"), .unavailable("fog"), .cancelled])
    let late = latePhoto(from: store)

    let first = await answer(to: question, of: late)
    let second = await answer(to: question, of: late)
    let third = await answer(to: question, of: late)
    let fourth = await answer(to: question, of: late)

    #expect(first == .failure(.unavailable("storm")))
    #expect(second == .failure(.unavailable("fog")), "the failed load is remembered")
    #expect(third == .failure(.cancelled), "a load that reports `cancelled` has failed, too")
    #expect(fourth == expected[question], "a failed load is remembered")
    #expect(store.loads == 4)
  }

  @Test(arguments: questions)
  func `keeps the photo when one of its methods fails`(_ question: RecordingPhoto.Call) async {
    let photo = RecordingPhoto(failing: [.unavailable("no ink")])
    let store = PhotoStore(photo)
    let late = latePhoto(from: store)

    let first = await answer(to: question, of: late)
    let second = await answer(to: question, of: late)

    #expect(first == .failure(.unavailable("no ink")))
    #expect(second == expected[question])
    #expect(store.loads == 1, "a loaded photo was loaded again")
  }

  @Test(arguments: [
    [RecordingPhoto.Call.lines, .lines, .lines], [.lines, .thumbnail(width: 5), .caption],
    [.thumbnail(width: 5), .caption, .lines], [.caption, .lines, .thumbnail(width: 5)],
  ])
  func `loads once for simultaneous first calls`(_ questions: [RecordingPhoto.Call]) async throws {
    let store = PhotoStore(photo, gate: gate)

    let answers = try await answersOfThreeWhoMeet(at: latePhoto(from: store), asking: questions)

    #expect(answers == questions.map { expected[$0] })
    #expect(photo.asked.count == 3)
    #expect(Set(photo.asked) == Set(questions))
    #expect(store.loads == 1, "a call started a load during another load")
  }

  @Test func `reports a failed load to all waiting callers, and tries again later`() async throws {
    let store = PhotoStore(photo, failing: [.unavailable("storm")], gate: gate)
    let late = latePhoto(from: store)

    let answers = try await answersOfThreeWhoMeet(at: late)
    let later = await lines(of: late)

    #expect(answers == Array(repeating: .failure(.unavailable("storm")), count: 3))
    #expect(later == drawn)
    #expect(store.loads == 2)
  }

  @Test func `starts only one new load when all waiting callers ask again at once`() async throws {
    let later = Gate()
    let store = PhotoStore(photo, failing: [.unavailable("storm")], gate: gate, laterGate: later)
    let late = latePhoto(from: store)

    let answers = await promptly(within: .seconds(3)) { [gate, crowd] in
      let calls = (1...3).map { _ in callTwice(late, then: later) }
      await gate.arrivals(1)
      await crowd.waits()
      await gate.open()
      await later.arrivals(1)
      await crowd.waits()
      await later.open()
      var answers: [Answer] = []
      for call in calls { answers.append(await call.value) }
      return answers
    }
    await gate.open()
    await later.open()

    let second = try #require(answers, "a caller waits forever, or asks again and again")
    #expect(
      second == [drawn, drawn, drawn],
      "a caller that asked again after the failure got the old failure")
    #expect(store.loads == 2, "after the failure, a caller discarded another caller's new load")
  }

  @Test func `continues the load for the others when some callers are cancelled`() async throws {
    let store = PhotoStore(photo, gate: gate)
    let late = latePhoto(from: store)

    let answer = await promptly(within: .seconds(3)) { [gate, crowd] in
      let first = call(late)
      await gate.arrivals(1)
      let second = call(late)
      let third = call(late)
      await crowd.waits()
      for cancelled in [first, third] { cancelled.cancel() }
      await gate.open()
      let answer = await second.value
      for cancelled in [first, third] { _ = await cancelled.value }
      return answer
    }
    await gate.open()

    let second = try #require(answer, "a caller waits forever, or asks again and again")
    #expect(second == drawn, "the second caller lost the photo when others were cancelled")
    #expect(store.loads == 1)
  }

  @Test(arguments: questions)
  func `loads nothing for an already cancelled caller`(
    _ question: RecordingPhoto.Call
  ) async {
    let store = PhotoStore(photo)

    let answer = await callOfOneWhoLeft(question, latePhoto(from: store)).value

    #expect(answer == .failure(.cancelled))
    #expect(store.loads == 0, "a load was started for a cancelled caller")
  }

  @Test(arguments: questions)
  func `refuses an already cancelled caller during and after a load`(
    _ question: RecordingPhoto.Call
  ) async throws {
    let store = PhotoStore(photo, gate: gate)
    let late = latePhoto(from: store)

    let answers = await promptly(within: .seconds(3)) { [gate, crowd] in
      let first = call(late)
      await gate.arrivals(1)
      let during = callOfOneWhoLeft(question, late)
      await crowd.waits()
      await gate.open()
      let others = [await first.value, await lines(of: late)]
      let after = callOfOneWhoLeft(question, late)
      return (cancelled: [await during.value, await after.value], others: others)
    }
    await gate.open()

    let told = try #require(answers, "a caller waits forever, or asks again and again")
    #expect(told.cancelled == [.failure(.cancelled), .failure(.cancelled)])
    #expect(told.others == [drawn, drawn])
    #expect(store.loads == 1)
  }

  private static let questions = [RecordingPhoto.Call.lines, .thumbnail(width: 5), .caption]

  private func latePhoto(from store: PhotoStore) -> LatePhoto {
    LatePhoto(size: photo.size, load: store.load)
  }

  private func lines(of photo: LatePhoto) async -> Answer {
    do {
      return .success(try await photo.lines())
    } catch {
      return .failure(error)
    }
  }

  /// Lets an already cancelled caller ask a question.
  private func callOfOneWhoLeft(
    _ question: RecordingPhoto.Call, _ late: LatePhoto
  ) -> Task<Answer, Never> {
    let call = crowd.call {
      // The caller asks only after it has been cancelled.
      while !Task.isCancelled { await Task.yield() }
      return await answer(to: question, of: late)
    }
    call.cancel()
    return call
  }

  /// The answer to a question. A caption is a single line.
  private func answer(
    to question: RecordingPhoto.Call, of photo: any CafePhoto
  ) async -> Answer {
    do throws(PhotoError) {
      switch question {
      case .lines: return .success(try await photo.lines())
      case .thumbnail(let width): return .success(try await photo.thumbnail(width: width))
      case .caption: return .success([try await photo.caption()])
      }
    } catch {
      return .failure(error)
    }
  }

  /// The answers to three calls that all arrive before the first call's load can end.
  private func answersOfThreeWhoMeet(
    at late: LatePhoto, asking questions: [RecordingPhoto.Call] = [.lines, .lines, .lines]
  ) async throws -> [Answer] {
    let answers = await promptly(within: .seconds(3)) { [gate, crowd] in
      let calls = questions.map { call(late, asking: $0) }
      await gate.arrivals(1)
      await crowd.waits()
      await gate.open()
      var answers: [Answer] = []
      for call in calls { answers.append(await call.value) }
      return answers
    }
    await gate.open()
    return try #require(answers, "a caller waits forever, or asks again and again")
  }

  /// Lets a caller in the crowd ask a question.
  private func call(
    _ late: LatePhoto, asking question: RecordingPhoto.Call = .lines
  ) -> Task<Answer, Never> {
    crowd.call { [gate] in
      let answer = await answer(to: question, of: late)
      // If no load reached the gate, the caller reaches it here, so that the test ends.
      await gate.pass()
      return answer
    }
  }

  /// Lets a caller in the crowd ask for the lines, and ask again at once after a failure.
  private func callTwice(_ late: LatePhoto, then later: Gate) -> Task<Answer, Never> {
    crowd.call { [gate] in
      let answer = await late.linesAskedTwice()
      // As above: if no load reached a gate, the caller reaches one here.
      await gate.pass()
      await later.pass()
      return answer
    }
  }
}

extension LatePhoto {
  /// The answer to a call for lines, or to a second call after a failure.
  ///
  /// This method belongs to the actor, so no other call can run on the actor between the failure
  /// and the second call.
  fileprivate func linesAskedTwice() async -> Result<[String], PhotoError> {
    if let lines = try? await lines() { return .success(lines) }
    do {
      return .success(try await lines())
    } catch {
      return .failure(error)
    }
  }
}
