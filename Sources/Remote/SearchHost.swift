import Scenario

/// The other end of a remote proxy. It reads questions line by line, passes them to a search
/// client, and writes each answer as soon as it is ready.
public struct SearchHost: Sendable {
  /// A line that can't be read.
  public struct BadLine: Error, Sendable {
    /// The line's number, counted from 1.
    public let number: Int

    /// An example of a correct line.
    public let advice: String
  }

  private enum Event {
    case line(String)
    case answered(Int, line: String)
    case noMoreLines
    case noMoreTime
  }

  private let makeClient: @Sendable (Session?) -> any BusinessSearchClient

  /// Creates a host.
  ///
  /// - Parameter client: Makes the client for the session that the caller's first line names, or
  ///   for nil when the line names none.
  public init(client: @escaping @Sendable (Session?) -> any BusinessSearchClient) {
    makeClient = client
  }

  /// Answers questions until the lines end and each question has its answer.
  ///
  /// - Parameters:
  ///   - lines: The incoming lines. When they end, the caller may be gone.
  ///   - patience: How long to wait for answers after the last line. Then open calls are cancelled.
  ///   - write: Writes a line. It is never called twice at the same time.
  /// - Throws: `BadLine` at the first unreadable line: its sender may be waiting for an answer.
  public func serve(
    _ lines: AsyncStream<String>, patience: Duration, write: (String) -> Void
  ) async throws(BadLine) {
    let (events, inbox) = AsyncStream<Event>.makeStream()
    let reading = Task {
      for await line in lines { inbox.yield(.line(line)) }
      inbox.yield(.noMoreLines)
      guard (try? await Task.sleep(for: patience)) != nil else { return }
      inbox.yield(.noMoreTime)
    }
    var working: [Int: Task<Void, Never>] = [:]
    var isEnding = false
    defer {
      reading.cancel()
      for task in working.values { task.cancel() }
    }

    write(Wire.line(Greeting()))
    var client: (any BusinessSearchClient)?
    var number = 0
    for await event in events {
      switch event {
      case .answered(let id, let line):
        working[id] = nil
        write(line)
      case .noMoreLines:
        isEnding = true
      case .noMoreTime:
        return
      case .line(let line):
        number += 1
        guard let client else {
          client = makeClient(try session(line))
          continue
        }
        switch try content(line, number) {
        case .call(let id, let question) where working[id] != nil:
          let free = (working.keys.max() ?? id) &+ 1
          throw BadLine(number: number, advice: Wire.line(CallLine(free, question)))
        case .call(let id, let question):
          working[id] = Task {
            inbox.yield(.answered(id, line: await answer(id, question, from: client)))
          }
        case .cancel(let id):
          working[id]?.cancel()
        }
      }
      if isEnding && working.isEmpty { return }
    }
  }

  private func session(_ line: String) throws(BadLine) -> Session? {
    guard let greeting = Wire.value(Greeting.self, on: line), greeting.version == Wire.version
    else {
      throw BadLine(number: 1, advice: Wire.line(Greeting.example))
    }
    return greeting.session
  }

  private func content(_ line: String, _ number: Int) throws(BadLine) -> CallLine.Content {
    guard let content = Wire.value(CallLine.self, on: line)?.content else {
      let example = Question.example(isSearch: line.contains(#""search""#))
      throw BadLine(number: number, advice: Wire.line(CallLine(number - 1, example)))
    }
    return content
  }

  private func answer(
    _ id: Int, _ question: Question, from client: any BusinessSearchClient
  ) async -> String {
    switch question {
    case .search(let query):
      await answer(id) { () async throws(SearchError) in try await client.search(query) }
    case .suggestions(let prefix):
      await answer(id) { () async throws(SearchError) in
        try await client.suggestions(for: prefix)
      }
    }
  }

  private func answer<Answer: Codable>(
    _ id: Int, _ ask: () async throws(SearchError) -> Answer
  ) async -> String {
    do throws(SearchError) {
      return Wire.line(AnswerLine(id, .success(try await ask())))
    } catch {
      return Wire.line(AnswerLine<Answer>(id, .failure(error)))
    }
  }
}
