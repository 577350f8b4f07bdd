import Scenario

/// A program that hosts a search client and can be asked line by line. How it is started, and what
/// carries the lines, is the business of whoever describes it.
public struct ServerProgram: Sendable {
  /// Takes what a server says: each of its lines, with the number of its process, one after the
  /// other; and at last, once, what it did that no more will come.
  public typealias Ears = (
    heard: @Sendable (_ line: [UInt8], _ process: Int32) -> Void,
    ended: @Sendable (_ reason: String) -> Void
  )

  let name: String
  let watch: (@Sendable (_ process: Int32, _ line: String) -> Void)?
  let start: @Sendable (Ears) throws(RemoteFailure) -> any Peer

  /// Describes a program; nothing is started by this.
  ///
  /// - Parameters:
  ///   - name: What it is called when it fails.
  ///   - watch: Sees each line that crosses, with `->` before one to the process and `<-` before one
  ///     from it, and with the token struck out. It may be called on any thread.
  ///   - start: Starts it, or throws `peer`.
  public init(
    name: String, watch: (@Sendable (_ process: Int32, _ line: String) -> Void)?,
    start: @escaping @Sendable (Ears) throws(RemoteFailure) -> any Peer
  ) {
    self.name = name
    self.watch = watch
    self.start = start
  }

  /// Starts the program, to search for a session, or for nobody who is signed in.
  ///
  /// - Throws: `peer` when it can't be started.
  public func connect(_ session: Session?) throws(RemoteFailure) -> Connection {
    try Connection(self, session: session)
  }
}

/// A server that was started. It is ended when nobody holds it any more.
public protocol Peer: AnyObject, Sendable {
  /// The number that the system gave its process.
  var processNumber: Int32 { get }

  /// Whether it can be talked with.
  var isRunning: Bool { get }

  /// Writes a line, without waiting until the server takes it.
  func send(_ line: [UInt8])
}
