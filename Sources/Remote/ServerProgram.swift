import Scenario

/// A program that hosts a search client and answers questions line by line. The closure `start`
/// decides how the program starts, and how lines are transferred.
public struct ServerProgram: Sendable {
  /// Receives a server's output. `heard` gets the lines in order, each with the server's process
  /// ID. `ended` is called once, at the end, with the reason why no more lines will come.
  public typealias Ears = (
    heard: @Sendable (_ line: [UInt8], _ process: Int32) -> Void,
    ended: @Sendable (_ reason: String) -> Void
  )

  let name: String
  let watch: (@Sendable (_ process: Int32, _ line: String) -> Void)?
  let start: @Sendable (Ears) throws(RemoteFailure) -> any Peer

  /// Describes a program, without starting it.
  ///
  /// - Parameters:
  ///   - name: The program's name, for error messages.
  ///   - watch: Observes each line, with `***` for the token. A line to the process begins with
  ///     `->`, a line from the process with `<-`. The closure may be called on any thread.
  ///   - start: Starts the program, or throws `peer`.
  public init(
    name: String, watch: (@Sendable (_ process: Int32, _ line: String) -> Void)?,
    start: @escaping @Sendable (Ears) throws(RemoteFailure) -> any Peer
  ) {
    self.name = name
    self.watch = watch
    self.start = start
  }

  /// Starts the program for searches, with or without a session.
  ///
  /// - Throws: `peer` when the program can't be started.
  public func connect(_ session: Session?) throws(RemoteFailure) -> Connection {
    try Connection(self, session: session)
  }
}

/// A running server. It ends when nobody holds it anymore.
public protocol Peer: AnyObject, Sendable {
  /// The process ID.
  var processNumber: Int32 { get }

  /// Whether the server can read and write lines.
  var isRunning: Bool { get }

  /// Writes a line, without waiting until the server reads it.
  func send(_ line: [UInt8])
}
