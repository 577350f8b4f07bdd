/// Puts together the source that the board asks. The cache is outside, so the book lists only what
/// reaches the station.
///
/// - Parameters:
///   - station: The station, which knows the tides of all harbors.
///   - book: Writes a line into the book.
func makeSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  RememberedTides(BookedTides(station, book: book))
}

/// Puts together the source that the lifeboat's sign asks: the book without the cache.
///
/// - Parameters:
///   - station: The station, which knows the tides of all harbors.
///   - book: Writes a line into the book.
func makeSignSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  BookedTides(station, book: book)
}

/// Writes a line for each question, with its result.
///
/// - Role: decorator; component is `TideSource` (GoF p. 177).
struct BookedTides: TideSource {
  private let inner: any TideSource
  private let book: @Sendable (String) -> Void

  /// Wraps a source.
  init(_ inner: some TideSource, book: @escaping @Sendable (String) -> Void) {
    self.inner = inner
    self.book = book
  }

  func highWaters(on day: Int, in harbor: String) async throws(TideError) -> [HighWater] {
    do {
      let waters = try await inner.highWaters(on: day, in: harbor)
      book("\(day) \(harbor): \(waters.count) times")
      return waters
    } catch {
      book("\(day) \(harbor): no answer")
      throw error
    }
  }
}

/// Remembers answers, and asks only once about each day and harbor.
///
/// - Role: caching proxy; subject is a `TideSource`. The GoF book doesn't list this kind.
actor RememberedTides: TideSource {
  private struct Question: Hashable {
    var day: Int
    var harbor: String
  }

  private let subject: any TideSource
  private var answers: [Question: [HighWater]] = [:]

  /// Wraps a source.
  init(_ subject: some TideSource) {
    self.subject = subject
  }

  func highWaters(on day: Int, in harbor: String) async throws(TideError) -> [HighWater] {
    let question = Question(day: day, harbor: harbor)
    if let known = answers[question] { return known }
    let answer = try await subject.highWaters(on: day, in: harbor)
    answers[question] = answer
    return answer
  }
}
