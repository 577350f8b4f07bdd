typealias Ask = @Sendable (Int, String) async -> Result<[HighWater], TideError>

/// Closures wrap closures, and one type at the end makes a source of them.
struct AnySource: TideSource {
  let ask: Ask

  func highWaters(on day: Int, in harbor: String) async throws(TideError) -> [HighWater] {
    try await ask(day, harbor).get()
  }
}

func booked(_ inner: @escaping Ask, _ book: @escaping @Sendable (String) -> Void) -> Ask {
  { day, harbor in
    let result = await inner(day, harbor)
    // The caller doesn't wait for the line.
    Task.detached {
      switch result {
      case .success(let waters): book("\(day) \(harbor): \(waters.count) times")
      case .failure: book("\(day) \(harbor): no answer")
      }
    }
    return result
  }
}

actor Memory {
  var answers: [Int: [String: [HighWater]]] = [:]

  func answer(_ day: Int, _ harbor: String, _ inner: Ask) async -> Result<[HighWater], TideError> {
    if let known = answers[day]?[harbor] { return .success(known) }
    let result = await inner(day, harbor)
    if case .success(let waters) = result { answers[day, default: [:]][harbor] = waters }
    return result
  }
}

func makeSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  let inner = booked(asking(station), book)
  let memory = Memory()
  return AnySource { day, harbor in await memory.answer(day, harbor, inner) }
}

func makeSignSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  AnySource(ask: booked(asking(station), book))
}

func asking(_ station: some TideSource) -> Ask {
  { day, harbor in
    do throws(TideError) {
      return .success(try await station.highWaters(on: day, in: harbor))
    } catch {
      return .failure(error)
    }
  }
}
