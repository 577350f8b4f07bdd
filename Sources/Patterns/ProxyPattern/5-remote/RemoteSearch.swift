import Remote
import Scenario

/// Represents a search client in another process, which starts at the first call.
///
/// The other process can fail in ways that an object can't. If the process ends, or writes
/// something unreadable, all waiting calls fail, and the next call starts a new process. If it
/// doesn't answer a call in time, only that call fails. The next call starts a new process, unless
/// the old process has written a line since then. When nobody holds the proxy anymore, the process
/// ends.
///
/// - Role: remote proxy; subject is the `BusinessSearchClient` that the server hosts (GoF p. 208).
public actor RemoteSearch: BusinessSearchClient {
  private let server: ServerProgram
  private let session: Session?
  private let deadline: Duration
  private var connection: Connection?

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - server: The program that hosts the subject.
  ///   - session: The session with which the subject searches, or nil.
  ///   - deadline: How long a call waits for its answer.
  public init(server: ServerProgram, session: Session?, deadline: Duration = .seconds(10)) {
    self.server = server
    self.session = session
    self.deadline = deadline
  }

  /// Asks the subject in the other process.
  ///
  /// - Throws: The subject's own error, unchanged, or `peerFailed` if the other process failed.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await answer(to: .search(query))
  }

  /// Asks the subject in the other process.
  ///
  /// - Throws: The subject's own error, unchanged, or `peerFailed` if the other process failed.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await answer(to: .suggestions(prefix))
  }

  private func answer<Answer: Codable & Sendable>(
    to question: Question
  ) async throws(SearchError) -> Answer {
    do {
      return try await connected().answer(to: question, within: deadline)
    } catch {
      switch error {
      case .answered(let subjectsError): throw subjectsError
      case .peer(let reason): throw .peerFailed(reason)
      case .cancelled: throw .cancelled
      }
    }
  }

  private func connected() throws(RemoteFailure) -> Connection {
    if let connection, connection.isOpen { return connection }
    let connection = try server.connect(session)
    self.connection = connection
    return connection
  }
}
