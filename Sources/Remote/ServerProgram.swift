import Foundation
import Scenario

/// A program that hosts a search client and can be asked over its standard input and output.
public struct ServerProgram: Sendable {
  /// The program's file.
  public let executable: URL

  /// The program's arguments.
  public let arguments: [String]

  /// How many bytes a line of it may have.
  public var longestLine: Int

  /// Sees each line when it has crossed, in the order of the pipes, with the token struck out where
  /// it stands as we write it. It is called on other threads.
  public var watch: (@Sendable (PipeLine) -> Void)?

  /// Describes a program; nothing is started by this.
  public init(
    _ executable: URL, _ arguments: [String] = [], longestLine: Int = 1_000_000,
    watch: (@Sendable (PipeLine) -> Void)? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.longestLine = longestLine
    self.watch = watch
  }

  /// Starts the program, to search for a session, or for nobody who is signed in.
  ///
  /// - Throws: `peer` when it can't be started.
  public func connect(_ session: Session?) throws(RemoteFailure) -> Connection {
    try Connection(self, session: session)
  }

  /// The program's name.
  var name: String {
    executable.lastPathComponent
  }
}
