typealias Ask = @Sendable (Int, String) async -> Result<[HighWater], TideError>

/// Closures wrap closures, and one type at the end makes a source of them.
struct AnySource: TideSource {
  let ask: Ask

  func highWaters(on day: Int, in harbour: String) async throws(TideError) -> [HighWater] {
    try await ask(day, harbour).get()
  }
}

func booked(_ inner: @escaping Ask, _ book: @escaping @Sendable (String) -> Void) -> Ask {
  { day, harbour in
    let result = await inner(day, harbour)
    // The caller doesn't wait for the line.
    Task.detached {
      switch result {
      case .success(let waters): book("\(day) \(harbour): \(waters.count) times")
      case .failure: book("\(day) \(harbour): no answer")
      }
    }
    return result
  }
}

actor Memory {
  var answers: [Int: [String: [HighWater]]] = [:]

  func answer(_ day: Int, _ harbour: String, _ inner: Ask) async -> Result<[HighWater], TideError> {
    if let known = answers[day]?[harbour] { return .success(known) }
    let result = await inner(day, harbour)
    if case .success(let waters) = result { answers[day, default: [:]][harbour] = waters }
    return result
  }
}

func makeSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  let inner = booked(asking(station), book)
  let memory = Memory()
  return AnySource { day, harbour in await memory.answer(day, harbour, inner) }
}

func makeSignSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  AnySource(ask: booked(asking(station), book))
}

func asking(_ station: some TideSource) -> Ask {
  { day, harbour in
    do throws(TideError) {
      return .success(try await station.highWaters(on: day, in: harbour))
    } catch {
      return .failure(error)
    }
  }
}
